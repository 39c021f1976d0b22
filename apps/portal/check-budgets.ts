import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AssetManifest } from './build/asset-manifest.ts';

/** What a page may cost, in kB (1000 bytes) compressed with gzip. */
interface Page {
  name: string;
  /** Source files whose chunks the page loads besides the entry, each with all that it imports. */
  loads: string[];
  script: number;
  style: number;
}

const texts = (...areas: string[]) => areas.map((area) => `packages/messages/src/en/${area}.json`);
const everywhere = [...texts('common'), 'apps/portal/src/brands/swift/brand.ts'];
const library = 'apps/portal/src/app/layout/component-library.tsx';
const signedIn = [
  ...everywhere,
  library,
  ...texts('navigation', 'errors'),
  'apps/portal/src/app/layout/signed-in-layout.tsx',
];
const screen = (name: string) => `apps/portal/src/app/screens/${name}.tsx`;

const pages: Page[] = [
  { name: 'landing', loads: [...everywhere, ...texts('landing'), screen('landing')], script: 150, style: 12 },
  {
    name: 'connect',
    loads: [...everywhere, library, ...texts('accounts', 'errors'), screen('connect')],
    script: 200,
    style: 22,
  },
  {
    name: 'request',
    loads: [...signedIn, ...texts('orders', 'places'), screen('request-a-rider')],
    script: 245,
    style: 22,
  },
  {
    name: 'tracking',
    loads: [...signedIn, ...texts('tracking', 'places'), screen('order-tracking')],
    script: 245,
    style: 22,
  },
  { name: 'history', loads: [...signedIn, ...texts('tracking'), screen('history')], script: 245, style: 22 },
];

/** The map comes when its box is in view; what the request page has loaded by then is not paid again. */
const mapBudget = { part: 'apps/portal/src/platform/map/', script: 80 };

const folder = path.join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(path.join(folder, 'asset-manifest.json'), 'utf8')) as AssetManifest;

function closureOf(start: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of manifest.chunks[file]?.imports ?? []) visit(imported);
  };
  for (const file of start) visit(file);
  return seen;
}

function chunkOf(source: string): string {
  const found = Object.entries(manifest.chunks).find(([, chunk]) => chunk.file === source);
  if (found === undefined) throw new Error(`No chunk of ${source}: is it still loaded on demand?`);
  return found[0];
}

function kilobytes(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
  return bytes / 1000;
}

function stylesOf(files: Iterable<string>): Set<string> {
  return new Set([...files].flatMap((file) => manifest.chunks[file]?.css ?? []));
}

let over = 0;
function report(name: string, kind: string, size: number, budget: number): void {
  const fits = size <= budget;
  if (!fits) over += 1;
  console.log(
    `${name.padEnd(10)} ${kind.padEnd(7)} ${size.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} kB ${fits ? '' : 'OVER'}`,
  );
}

for (const page of pages) {
  const files = closureOf([manifest.entry, ...page.loads.map(chunkOf)]);
  report(page.name, 'script', kilobytes(files), page.script);
  report(page.name, 'style', kilobytes(stylesOf(files)), page.style);
}

const maps = Object.entries(manifest.chunks).filter(([, chunk]) => chunk.file.startsWith(mapBudget.part));
if (maps.length > 0) {
  const request = pages.find(({ name }) => name === 'request')?.loads ?? [];
  const loaded = closureOf([manifest.entry, ...request.map(chunkOf)]);
  const map = [...closureOf(maps.map(([file]) => file))].filter((file) => !loaded.has(file));
  report('map', 'script', kilobytes(map), mapBudget.script);
}

if (over > 0) {
  console.error(`${over} over budget: load it later, or leave it out.`);
  process.exitCode = 1;
}
