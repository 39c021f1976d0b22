import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { manifestOf } from './build/asset-manifest.ts';
import { type PageName, pages, scriptsOf } from './build/pages.ts';

/**
 * `npm run weights -- <page>` lists the contents of a page's scripts in kB (1000 bytes, gzip), by package and by
 * file. A file's share of its chunk's compressed size is its share of the characters: an estimate for finding large files, not exact.
 */

const root = path.join(import.meta.dirname, '../..');

/** Smaller files are not listed. */
const minimumShown = 0.2;

function isPage(name: string | undefined): name is PageName {
  return name !== undefined && name in pages;
}

/** Builds the portal for browsers with source maps, without writing files. */
async function buildPortal(): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false, sourcemap: 'hidden' },
  });
  if (!('output' in built)) throw new Error('The build has several outputs, or none');
  return new Map(built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
}

/** Counts a chunk's characters by source. A character without a source belongs to the previous source, or to `first`. */
function charactersBySource({ code, map }: Rolldown.OutputChunk, first: string): Map<string, number> {
  // Vite's preload helper has no source map.
  if (map === null) return new Map([[first, code.length]]);
  const sources = new SourceMap(map as unknown as SourceMapPayload);
  const counts = new Map<string, number>();
  let source = first;
  for (const [row, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry: { originalSource?: string } = sources.findEntry(row, column);
      source = entry.originalSource || source;
      counts.set(source, (counts.get(source) ?? 0) + 1);
    }
  }
  return counts;
}

function nameOf(source: string): string {
  const file = path.resolve(import.meta.dirname, 'dist/assets', source).replace(/^.*(?=\/node_modules\/)/, root);
  return path.relative(root, file);
}

/** The package of a file, or its folder in this repository. */
function groupOf(name: string): string {
  const depth = name.startsWith('node_modules/@') ? 3 : name.startsWith('node_modules/') ? 2 : 5;
  return name.split('/').slice(0, depth).join('/');
}

function print(title: string, weights: Map<string, number>): void {
  console.log(`\n${title}`);
  for (const [name, weight] of [...weights].toSorted(([, a], [, b]) => b - a)) {
    if (weight >= minimumShown) console.log(`${weight.toFixed(2).padStart(8)}  ${name}`);
  }
}

async function listWeights(page: PageName): Promise<void> {
  const chunks = await buildPortal();
  const byFile = new Map<string, number>();
  const byChunk = new Map<string, number>();
  const byGroup = new Map<string, number>();
  const add = (to: Map<string, number>, name: string, weight: number) => to.set(name, (to.get(name) ?? 0) + weight);
  const manifest = manifestOf(Object.fromEntries(chunks));
  for (const file of scriptsOf(manifest, pages[page])) {
    const chunk = chunks.get(file);
    if (chunk === undefined) continue;
    const first = path.join(root, manifest.chunks[file]?.file ?? file);
    const weight = gzipSync(chunk.code, { level: 9 }).length / 1000;
    add(byChunk, file, weight);
    for (const [source, characters] of charactersBySource(chunk, first)) {
      const share = (weight * characters) / chunk.code.length;
      add(byFile, nameOf(source), share);
      add(byGroup, groupOf(nameOf(source)), share);
    }
  }
  const whole = [...byChunk.values()].reduce((sum, weight) => sum + weight, 0);
  console.log(`${page}: ${whole.toFixed(1)} kB in ${byChunk.size} chunks`);
  print('by package and folder', byGroup);
  print('by chunk', byChunk);
  print('by file', byFile);
}

const [page] = process.argv.slice(2);
if (isPage(page)) await listWeights(page);
else {
  console.error(`Name a page: one of ${Object.keys(pages).join(', ')}.`);
  process.exitCode = 1;
}
