import { settingTable } from '../src/settings.ts';

/** The page of all settings, from the table that the server itself reads. */
export function settingsPage(): string {
  const rows = settingTable.map(
    ({ name, standard, meaning }) => `| \`${name}\` | ${standard === '' ? '–' : `\`${standard}\``} | ${meaning} |`,
  );
  return `# Settings

The server reads its settings from the environment: \`PORT=9000 npm start\`. None is needed. A value that cannot be used
ends the start with a sentence that says what is wanted.

| Setting | Standard | Meaning |
|---|---|---|
${rows.join('\n')}
`;
}
