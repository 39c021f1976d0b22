import { defaultOf } from './explain.ts';
import type { AskedSetting } from './setting-reader.ts';

/** The page of the documentation that lists every setting, as Markdown. */
export function settingsPage(asked: readonly AskedSetting[]): string {
  const parts = [...Map.groupBy(asked, ({ part }) => part)].map(([part, settings]) =>
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

Every setting is a variable of the environment, read once when the server starts. What is absent has its default; what is wrong stops the start with
one message that names all of them. \`npm run settings:explain\` prints this with the values of your own environment, and ends with 1 when one is wrong.

Without any, the server is the example deployment of the specification (§1), in the sandbox. \`npm start\` is the demo, which brings demo data, a simulated fleet
and stand-ins for other systems; \`npm run serve\` is the server alone and refuses the values that only the demo can fulfil. This page is made from the settings themselves (\`npx vitest run apps/server/src/settings/explain.test.ts -u\`).
`;

function row(setting: AskedSetting): string {
  const { name, meaning, allowed, secret } = setting;
  const note = secret ? ' (secret: never shown)' : '';
  return `| \`${name}\` | ${cell(meaning)}${note} | ${cell(allowed)} | ${cell(defaultOf(setting))} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
