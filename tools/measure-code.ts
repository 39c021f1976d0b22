import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { measureRooms } from './measure/rooms.ts';
import { reasons, typeSizesOf, wideInterfacesOf } from './measure/wide-interfaces.ts';
import { root, sourceFiles } from './project-files.ts';

/** The sizes that we hold (CONTRIBUTING.md, "Sizes"); the linter refuses what exceeds the hard limits. */
const goals = { fileMedian: 80, fileNinth: 200, fileMost: 400, functionNinth: 40, functionMost: 120 };

interface Measured {
  readonly name: string;
  readonly lines: number;
}

function share(values: readonly Measured[], part: number): number {
  const sorted = values.map((value) => value.lines).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function most(values: readonly Measured[]): Measured {
  return values.reduce((a, b) => (b.lines > a.lines ? b : a), { name: 'none', lines: 0 });
}

function functionsOf(file: string, source: string): Measured[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  const lineOf = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
  const found: Measured[] = [];
  const add = (node: { start: number; end: number }): void => {
    const first = lineOf(node.start);
    found.push({ name: `${file}:${first}`, lines: lineOf(node.end) - first + 1 });
  };
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(
    parseSync(file, source).program,
  );
  return found;
}

const files: Measured[] = [];
const functions: Measured[] = [];
const wide: string[] = [];
let comments = 0;
let all = 0;
const names = sourceFiles().filter((name) => !/\.(test|suite)\.tsx?$/.test(name) && !name.includes('/tests/'));
const sources = names.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
const frontEnd = sources.filter(({ file }) => /^(apps\/portal|packages\/(ui|web))\/src\//.test(file));
const typeSizes = new Map(frontEnd.flatMap(({ file, source }) => [...typeSizesOf(file, source)]));
for (const { file, source } of frontEnd) {
  for (const { name, members } of wideInterfacesOf(file, source, typeSizes)) wide.push(`${name} ${members} (${file})`);
}
for (const { file, source } of sources) {
  const lines = source.trimEnd().split('\n');
  files.push({ name: file, lines: lines.length });
  all += lines.length;
  comments += lines.filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length;
  functions.push(...functionsOf(file, source));
}

const longest = most(files);
const longestFunction = most(functions);
console.log(
  [
    `sources: ${files.length} files, ${all} lines, ${((100 * comments) / all).toFixed(1)} % comment lines`,
    `file lines: median ${share(files, 0.5)} (goal ${goals.fileMedian}), 9 of 10 under ${share(files, 0.9)} (goal ${goals.fileNinth}), most ${longest.lines} (limit ${goals.fileMost}, ${longest.name})`,
    `function lines: median ${share(functions, 0.5)}, 9 of 10 under ${share(functions, 0.9)} (goal ${goals.functionNinth}), most ${longestFunction.lines} (limit ${goals.functionMost}, ${longestFunction.name})`,
    ...measureRooms(files).map(
      ({ name, files: count, folders, lines }) =>
        `${name.padEnd(22)} ${String(count).padStart(5)} files ${String(folders).padStart(4)} folders ${String(lines).padStart(6)} lines`,
    ),
  ].join('\n'),
);
const tooWide = wide.filter((line) => reasons[line.split(' ')[0] ?? ''] === undefined);
const stale = Object.keys(reasons).filter((name) => !wide.some((line) => line.startsWith(`${name} `)));
for (const line of tooWide) console.error(`more than eight props or members: ${line}`);
for (const name of stale)
  console.error(`tools/measure/wide-interfaces.ts gives a reason for ${name}, which is not wide`);
if (tooWide.length + stale.length > 0) process.exitCode = 1;
if (longest.lines > goals.fileMost || longestFunction.lines > goals.functionMost) process.exitCode = 1;
