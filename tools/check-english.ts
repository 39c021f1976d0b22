import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedUses, type AllowedUse } from './english/allowed-uses.ts';
import { countWord, findWords } from './english/find-words.ts';
import { readEnglish } from './english/read-english.ts';
import { projectFiles, root, sourceFiles } from './project-files.ts';

/** Documents that the check never reads. */
const skippedDocuments = [
  // They quote other languages.
  'docs/languages/',
  // It quotes the refused words.
  'docs/style.md',
];

/** The words that the figures count, because their number shows best how far our comments are from plain English. */
const countedWords = { nobody: /\bnobody\b/, whoever: /\bwhoever\b/, stands: /\bstands?\b(?!-)(?! in\b)/ };
const counts = { nobody: 0, whoever: 0, stands: 0 };

const files = [...sourceFiles(), ...projectFiles('*.css', '*.md')].filter(
  (file) => existsSync(join(root, file)) && !skippedDocuments.some((path) => file.startsWith(path)),
);
const usedEntries = new Set<AllowedUse>();
const findings: string[] = [];
let commentLines = 0;
let titles = 0;
let names = 0;
for (const file of files) {
  const english = readEnglish(file, readFileSync(join(root, file), 'utf8'));
  commentLines += english.commentLines;
  for (const piece of english.pieces) {
    for (const { line, rule, words, instead } of findWords(piece, file, allowedUses, (use) => usedEntries.add(use)))
      findings.push(`${file}:${line}: "${words}" (${rule}): write ${instead}`);
    if (piece.kind === 'title') titles += 1;
    if (piece.kind === 'name') names += 1;
    if (piece.kind !== 'comment') continue;
    for (const word of ['nobody', 'whoever', 'stands'] as const)
      counts[word] += countWord(piece.text, countedWords[word]);
  }
}

const rates = Object.entries(counts).map(([word, count]) => `${word} ${((1000 * count) / commentLines).toFixed(1)}`);
console.log(`${commentLines} comment lines, per 1,000 of them: ${rates.join(', ')}`);
console.log(
  `${files.length} files, ${titles} test titles, ${names} declared names: ${findings.length} findings to rewrite`,
);
for (const finding of findings) console.error(finding);
const unused = allowedUses.filter((use) => !usedEntries.has(use));
for (const { in: path, words } of unused)
  console.error(`tools/english/allowed-uses.ts allows "${words}" in ${path || 'all files'}, which has none`);
if (findings.length + unused.length > 0) process.exitCode = 1;
