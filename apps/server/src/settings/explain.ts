import type { DescribedSetting, SettingFault } from './setting-reader.ts';

const width = 100;

/** Prints every setting under its heading, with its meaning, allowed values, default and current value, in 100 columns. */
export function explain(all: readonly DescribedSetting[], faults: readonly SettingFault[]): string {
  const lines = [...Map.groupBy(all, ({ part }) => part)].flatMap(([part, settings]) => [
    part,
    '='.repeat(part.length),
    ...settings.flatMap((setting) => [...explainOne(setting, faults), '']),
  ]);
  return [...lines, summary(faults)].join('\n');
}

function explainOne(setting: DescribedSetting, faults: readonly SettingFault[]): string[] {
  const wrong = faults.find(({ name }) => name === setting.name);
  const mark = wrong ? '  WRONG' : setting.given === null ? '' : '  (set)';
  return [
    ...wrapped(`${setting.name} = ${currentOf(setting)}${mark}`, '  ', '    '),
    ...wrapped(setting.meaning, '    ', '    '),
    ...wrapped(`allowed: ${wrong?.allowed ?? setting.allowed}`, '    ', '             '),
    ...wrapped(`default: ${defaultOf(setting)}`, '    ', '             '),
  ];
}

/** The current value; of a secret only its length. */
function currentOf({ secret, given, fallback }: DescribedSetting): string {
  if (secret) return given === null ? 'not set' : `hidden, ${given.length} characters`;
  return given ?? fallback ?? 'not set';
}

/** The default and, if it depends on other settings, its reason. */
export function defaultOf({ fallback, usual }: Pick<DescribedSetting, 'fallback' | 'usual'>): string {
  if (fallback === null) return usual ?? 'none';
  return usual === undefined ? fallback : `${fallback} (${usual})`;
}

function summary(faults: readonly SettingFault[]): string {
  if (faults.length === 0) return 'All settings are valid.';
  const names = [...new Set(faults.map(({ name }) => name))].join(', ');
  return wrapped(`WRONG, so that Riderbell would not start: ${names}`, '', '  ').join('\n');
}

function wrapped(text: string, first: string, rest: string): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(' ')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}
