import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AssetManifest } from './build/asset-manifest.ts';
import { closureOf, filesOf, type PageName, pages } from './build/pages.ts';

/**
 * What a page may cost, in kB (1000 bytes) compressed with gzip, in English. The landing and the request page have the
 * figures that were promised; the others are held where they stand, so that growth is noticed.
 */
const budgets: Record<PageName, { script: number; style: number }> = {
  landing: { script: 150, style: 12 },
  connect: { script: 200, style: 22 },
  register: { script: 200, style: 22 },
  forgotPassword: { script: 200, style: 22 },
  request: { script: 245, style: 22 },
  tracking: { script: 245, style: 22 },
  history: { script: 245, style: 22 },
  publicTracking: { script: 126, style: 8 },
  trackingC2c: { script: 126, style: 8 },
  deliveryReceipt: { script: 122, style: 8 },
  terms: { script: 150, style: 12 },
  prohibited: { script: 150, style: 12 },
};

/** The map comes when its box is in view; what the request page has loaded by then is not paid again. */
const mapBudget = { part: 'apps/portal/src/platform/map/', script: 80 };

const folder = path.join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(path.join(folder, 'asset-manifest.json'), 'utf8')) as AssetManifest;
const { chunks } = manifest;

function kilobytes(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
  return bytes / 1000;
}

function stylesOf(files: Iterable<string>): Set<string> {
  return new Set([...files].flatMap((file) => chunks[file]?.css ?? []));
}

let over = 0;
function report(name: string, kind: string, size: number, budget: number): void {
  if (size > budget) over += 1;
  const row = `${name.padEnd(14)} ${kind.padEnd(7)} ${size.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} kB`;
  console.log(size > budget ? `${row}  OVER` : row);
}

for (const [name, budget] of Object.entries(budgets) as [PageName, (typeof budgets)[PageName]][]) {
  const files = filesOf(manifest, pages[name]);
  report(name, 'script', kilobytes(files), budget.script);
  report(name, 'style', kilobytes(stylesOf(files)), budget.style);
}

const maps = Object.entries(chunks).filter(([, chunk]) => chunk.file.startsWith(mapBudget.part));
if (maps.length > 0) {
  const loaded = filesOf(manifest, pages.request);
  const map = [
    ...closureOf(
      chunks,
      maps.map(([file]) => file),
    ),
  ].filter((file) => !loaded.has(file));
  report('map', 'script', kilobytes(map), mapBudget.script);
}

if (over > 0) {
  console.error(
    `${over} over budget: npm run weights shows what it is; load it later, or leave it out (README.md, "What is heavy").`,
  );
  process.exitCode = 1;
}
