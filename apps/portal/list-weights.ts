import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { manifestOf } from './build/asset-manifest.ts';
import { type PageName, pages, scriptsOf } from './build/pages.ts';

/**
 * `npm run weights -- <page>`: what the script of a page consists of, in kB (1000 bytes) compressed with gzip, by package and by
 * file. A file has the share of its chunk's compressed size that it has of the chunk's letters: good for finding, not for adding up.
 */

const root = path.join(import.meta.dirname, '../..');

/** Less is not worth a line. */
const shown = 0.2;

function isPage(name: string | undefined): name is PageName {
  return name !== undefined && name in pages;
}

/** The portal as it is built for browsers, with the map from its letters to the sources, and without writing anything. */
async function builtPortal(): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false, sourcemap: 'hidden' },
  });
  if (!('output' in built)) throw new Error('The build has several outputs, or none');
  return new Map(built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
}

/** How many letters of a chunk come from each source. What has no source of its own belongs to the one before it, or to `first`. */
function lettersOf({ code, map }: Rolldown.OutputChunk, first: string): Map<string, number> {
  // Vite's own helper for preloading has no source.
  if (map === null) return new Map([[first, code.length]]);
  const sources = new SourceMap(map as unknown as SourceMapPayload);
  const letters = new Map<string, number>();
  let source = first;
  for (const [row, line] of code.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry: { originalSource?: string } = sources.findEntry(row, column);
      source = entry.originalSource || source;
      letters.set(source, (letters.get(source) ?? 0) + 1);
    }
  }
  return letters;
}

function nameOf(source: string): string {
  const file = path.resolve(import.meta.dirname, 'dist/assets', source).replace(/^.*(?=\/node_modules\/)/, root);
  return path.relative(root, file);
}

/** A package, or a folder of ours. */
function groupOf(name: string): string {
  const depth = name.startsWith('node_modules/@') ? 3 : name.startsWith('node_modules/') ? 2 : 5;
  return name.split('/').slice(0, depth).join('/');
}

function print(title: string, weights: Map<string, number>): void {
  console.log(`\n${title}`);
  for (const [name, weight] of [...weights].toSorted(([, a], [, b]) => b - a)) {
    if (weight >= shown) console.log(`${weight.toFixed(2).padStart(8)}  ${name}`);
  }
}

async function listWeights(page: PageName): Promise<void> {
  const chunks = await builtPortal();
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
    for (const [source, letters] of lettersOf(chunk, first)) {
      const share = (weight * letters) / chunk.code.length;
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
  console.error(`Which page? One of ${Object.keys(pages).join(', ')}.`);
  process.exitCode = 1;
}
