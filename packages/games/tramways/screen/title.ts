/** What the home page says about Tramways. */
export const title = {
  name: 'Tramways',
  pitch:
    'Lay rails through a growing city of the 1920s, carry its passengers where they want to be, and keep your nerves. Two to five players, about forty minutes each.',
} as const;
