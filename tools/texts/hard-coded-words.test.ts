import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../project-files.ts';
import { hardCodedIn, hardCodedWords } from './hard-coded-words.ts';

/** Words that are allowed in the screens, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  '© OpenStreetMap contributors': 'the credit that the licence of the map’s data requires, in every language',
};

describe('the screens', () => {
  const screens = sourceFiles().filter((file) => /^(apps\/portal|packages\/(ui|web))\/src\/.*\.tsx$/.test(file));
  const found = screens.filter((file) => !file.endsWith('.test.tsx')).flatMap((file) => hardCodedWords(file, root));

  it('contain no hard-coded words: each text is in packages/messages', () => {
    const unlisted = found.filter(({ words }) => allowed[words] === undefined);
    expect(unlisted.map(({ file, line, words }) => `${file}:${line} "${words}"`)).toEqual([]);
  });

  it('use each of the allowed words', () => {
    expect(Object.keys(allowed).filter((words) => !found.some((one) => one.words === words))).toEqual([]);
  });
});

it.each([
  ['<p>Hello there</p>', ['Hello there']],
  ['<p>{"Hello"}</p>', ['Hello']],
  ['<p>{`${count} orders`}</p>', ['orders']],
  ['<p>{isLate ? "late" : t("now")}</p>', ['late']],
  ['<p>{isLate && "late"}</p>', ['late']],
  ['<img alt="A map" />', ['A map']],
  ['<Field label={"Name"} aria-label={`Name of ${x}`} />', ['Name', 'Name of']],
  ['<Dialog confirmLabel="Yes" />', ['Yes']],
  ['<p className="words" data-tone="calm">{t("a.key")} · {name} ×</p>', []],
  ['<p title={t(isLate ? "late" : "now")}>{values["some key"]}</p>', []],
])('finds in %s the hard-coded words %j', (source, words) => {
  expect(hardCodedIn(`export const x = ${source};`, 'x.tsx').map((one) => one.words)).toEqual(words);
});
