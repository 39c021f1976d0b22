import { defaultOf } from './explain.ts';
import type { DescribedSetting } from './setting-reader.ts';

/** The Markdown page that documents every setting. */
export function settingsPage(settings: readonly DescribedSetting[]): string {
  const parts = [...Map.groupBy(settings, ({ part }) => part)].map(([part, settings]) =>
    [
      `## ${part}`,
      '',
      '| Setting | What it is for | Allowed | Default |',
      '| --- | --- | --- | --- |',
      ...settings.map(row),
      '',
    ].join('\n'),
  );
  return `${intro}\n${parts.join('\n')}`;
}

const intro = `# Settings

Every setting is an environment variable that the server reads once at its start. An absent setting has its default. Wrong settings prevent the start with one
message that names all of them. \`npm run settings:explain\` prints this list with the values of your environment, and exits with 1 if a setting is wrong.

Without settings, the server is the example deployment of the specification (§1), in the sandbox. \`npm start\` runs the demo, with demo data, a simulated fleet
and stand-ins for other systems. \`npm run serve\` runs the server alone and refuses values that only the demo supports. This page is generated from the
settings (\`npx vitest run apps/server/src/settings/explain.test.ts -u\`).
`;

function row(setting: DescribedSetting): string {
  const { name, meaning, allowed, secret } = setting;
  const note = secret ? ' (secret: never shown)' : '';
  return `| \`${name}\` | ${cell(meaning)}${note} | ${cell(allowed)} | ${cell(defaultOf(setting))} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
