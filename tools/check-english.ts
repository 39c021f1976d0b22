import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedUses, type AllowedUse } from './english/allowed-uses.ts';
import { countWord, findWords } from './english/find-words.ts';
import { readEnglish } from './english/read-english.ts';
import { roomOf } from './measure/rooms.ts';
import { projectFiles, root, sourceFiles } from './project-files.ts';

/**
 * Files and folders whose English is not rewritten yet: the check counts their words and accepts them. Remove a line when
 * its files are done, or replace a folder by those of its folders that are not done.
 */
const notReadYet: readonly string[] = [];

/** Documents that the check never reads. */
const skippedDocuments = [
  // They quote other languages.
  'docs/languages/',
  // It quotes the refused words.
  'docs/style.md',
];

/** The words that the figures count, because their number shows best how far our comments are from plain English. */
const countedWords = { nobody: /\bnobody\b/, whoever: /\bwhoever\b/, stands: /\bstands?\b(?!-)(?! in\b)/ };
type Counts = Record<keyof typeof countedWords | 'lines', number>;
const none: Counts = { lines: 0, nobody: 0, whoever: 0, stands: 0 };

const files = [...sourceFiles(), ...projectFiles('*.css', '*.md')].filter(
  (file) => existsSync(join(root, file)) && !skippedDocuments.some((path) => file.startsWith(path)),
);
const usedEntries = new Set<AllowedUse>();
const rooms = new Map<string, Counts>();
const findings: string[] = [];
let waiting = 0;
let titles = 0;
let names = 0;
for (const file of files) {
  const { pieces, commentLines } = readEnglish(file, readFileSync(join(root, file), 'utf8'));
  const isRead = !notReadYet.some((path) => file.startsWith(path));
  const found = pieces.flatMap((piece) => findWords(piece, file, allowedUses, (use) => usedEntries.add(use)));
  if (isRead) {
    for (const { line, rule, words, instead } of found)
      findings.push(`${file}:${line}: "${words}" (${rule}): write ${instead}`);
  } else waiting += found.length;
  titles += pieces.filter(({ kind }) => kind === 'title').length;
  names += pieces.filter(({ kind }) => kind === 'name').length;
  const comments = pieces.flatMap(({ kind, text }) => (kind === 'comment' ? [text] : [])).join('\n\n');
  for (const room of [roomOf(file), 'all']) {
    const { lines, nobody, whoever, stands } = rooms.get(room) ?? none;
    rooms.set(room, {
      lines: lines + commentLines,
      nobody: nobody + countWord(comments, countedWords.nobody),
      whoever: whoever + countWord(comments, countedWords.whoever),
      stands: stands + countWord(comments, countedWords.stands),
    });
  }
}

const all = rooms.get('all') ?? none;
const perThousand = (count: number, lines: number) => (lines === 0 ? 0 : (1000 * count) / lines).toFixed(1);
const line = (name: string, { lines, nobody, whoever, stands }: Counts) =>
  `${name.padEnd(22)} ${String(lines).padStart(6)} comment lines, per 1,000 of them: nobody ${perThousand(nobody, lines)}, whoever ${perThousand(whoever, lines)}, stands ${perThousand(stands, lines)}`;
for (const [name, counts] of [...rooms].toSorted(([a], [b]) => a.localeCompare(b))) {
  if (name !== 'all' && counts.nobody + counts.whoever + counts.stands > 0) console.log(line(name, counts));
}
console.log(line('english', all));
console.log(
  `${files.length} files, ${titles} test titles, ${names} declared names: ${findings.length} to rewrite, ${waiting} in ${notReadYet.length} places that are not read yet`,
);
for (const finding of findings) console.error(finding);
const unusedEntries = allowedUses.filter((use) => !usedEntries.has(use));
for (const { in: path, words } of unusedEntries)
  console.error(`tools/english/allowed-uses.ts allows "${words}" in ${path || 'all files'}, which has none`);
const missingPaths = notReadYet.filter((path) => !files.some((file) => file.startsWith(path)));
for (const path of missingPaths)
  console.error(`tools/check-english.ts says that ${path} is not read yet, which does not exist`);
if (findings.length + unusedEntries.length + missingPaths.length > 0) process.exitCode = 1;
