import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { measureRooms } from './measure/rooms.ts';
import { reasons, typeSizesOf, wideInterfacesOf } from './measure/wide-interfaces.ts';
import { root, sourceFiles } from './project-files.ts';

/** Our goals and limits for sizes (CONTRIBUTING.md, "Sizes"); the linter enforces the limits too. */
const goals = { fileMedian: 80, fileNinth: 200, fileMax: 400, functionNinth: 40, functionMax: 120 };

interface Size {
  readonly name: string;
  readonly lines: number;
}

function quantile(values: readonly Size[], part: number): number {
  const sorted = values.map((value) => value.lines).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function largest(values: readonly Size[]): Size {
  return values.reduce((a, b) => (b.lines > a.lines ? b : a), { name: 'none', lines: 0 });
}

function functionsOf(file: string, source: string): Size[] {
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
  const found: Size[] = [];
  const add = (node: { start: number; end: number }): void => {
    const first = lineOf(node.start);
    found.push({ name: `${file}:${first}`, lines: lineOf(node.end) - first + 1 });
  };
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(
    parseSync(file, source).program,
  );
  return found;
}

const files: Size[] = [];
const functions: Size[] = [];
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

const longest = largest(files);
const longestFunction = largest(functions);
console.log(
  [
    `sources: ${files.length} files, ${all} lines, ${((100 * comments) / all).toFixed(1)} % comment lines`,
    `file lines: median ${quantile(files, 0.5)} (goal ${goals.fileMedian}), 9 of 10 under ${quantile(files, 0.9)} (goal ${goals.fileNinth}), most ${longest.lines} (limit ${goals.fileMax}, ${longest.name})`,
    `function lines: median ${quantile(functions, 0.5)}, 9 of 10 under ${quantile(functions, 0.9)} (goal ${goals.functionNinth}), most ${longestFunction.lines} (limit ${goals.functionMax}, ${longestFunction.name})`,
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
if (longest.lines > goals.fileMax || longestFunction.lines > goals.functionMax) process.exitCode = 1;
