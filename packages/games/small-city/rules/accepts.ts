/** Hashes of earlier rules whose running tables are taken over without a word: those of the first edition. */
export const accepts = ['afbf5332d5421aedca7cbb0a425c95b4'];
