import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AssetManifest } from './build/asset-manifest.ts';
import { closureOf, type Page, type PageName, pages, scriptsOf, textsOf } from './build/pages.ts';

/**
 * The maximum size of each page in kB (1000 bytes, gzip), in the language with the largest texts. A tracking page should
 * have at most 150, but React, react-router and i18next alone are 112, so its budget is its current size, and further growth fails
 * (docs/figures.md).
 */
const budgets: Record<PageName, { script: number; style: number }> = {
  landing: { script: 175, style: 12 },
  connect: { script: 220, style: 22 },
  register: { script: 220, style: 22 },
  forgotPassword: { script: 220, style: 22 },
  request: { script: 275, style: 22 },
  tracking: { script: 275, style: 22 },
  history: { script: 275, style: 22 },
  bulkOrders: { script: 275, style: 22 },
  numbers: { script: 275, style: 22 },
  cashBook: { script: 275, style: 22 },
  publicTracking: { script: 166, style: 8 },
  trackingC2c: { script: 166, style: 8 },
  deliveryReceipt: { script: 159, style: 7 },
  terms: { script: 175, style: 12 },
  prohibited: { script: 175, style: 12 },
};

/** The map loads when its box is in view; chunks that the request page has already loaded do not count. */
const mapBudget = { part: 'packages/web/src/map/', script: 80 };

/**
 * The maximum size of a font's `@font-face` rules, which only readers of its language load. A Chinese or Japanese font has a
 * hundred of them, and a page fetches only the files with its characters.
 */
const facesBudget = { few: 2, many: 46 };

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

/** The language with the largest texts of a page, and their size. */
function largestTexts(page: Page): [string, number] {
  const sizes = Object.keys(manifest.texts).map((language): [string, number] => [
    language,
    kilobytes(textsOf(manifest, page, language)),
  ]);
  return sizes.reduce((largest, other) => (other[1] > largest[1] ? other : largest));
}

let overBudget = 0;
function report(name: string, kind: string, size: number, budget: number, remark = ''): void {
  if (size > budget) overBudget += 1;
  const row = `${name.padEnd(14)} ${kind.padEnd(7)} ${size.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} kB${remark}`;
  console.log(size > budget ? `${row}  OVER` : row);
}

for (const [name, budget] of Object.entries(budgets) as [PageName, (typeof budgets)[PageName]][]) {
  const scripts = scriptsOf(manifest, pages[name]);
  const [language, texts] = largestTexts(pages[name]);
  report(
    name,
    'script',
    kilobytes(scripts) + texts,
    budget.script,
    `  with ${texts.toFixed(1)} of texts in ${language}`,
  );
  report(name, 'style', kilobytes(stylesOf(scripts)), budget.style);
}

const maps = Object.entries(chunks).filter(([, chunk]) => chunk.file.startsWith(mapBudget.part));
if (maps.length > 0) {
  const loaded = scriptsOf(manifest, pages.request);
  const map = [
    ...closureOf(
      chunks,
      maps.map(([file]) => file),
    ),
  ].filter((file) => !loaded.has(file));
  report('map', 'script', kilobytes(map), mapBudget.script);
}

for (const { file: source, css } of Object.values(chunks)) {
  const font = /@fontsource-variable\/([\w-]+)\/wght\.css$/.exec(source)?.[1];
  if (font === undefined) continue;
  report(font, 'faces', kilobytes(css), /-(hk|jp|sc|tc)$/.test(font) ? facesBudget.many : facesBudget.few);
}

if (overBudget > 0) {
  console.error(
    `${overBudget} over budget: "npm run weights" shows what is in a page; load it later, or leave it out (README.md, "What is heavy").`,
  );
  process.exitCode = 1;
}
