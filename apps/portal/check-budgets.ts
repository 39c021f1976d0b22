import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AssetManifest } from './build/asset-manifest.ts';
import { closureOf, type Page, type PageName, pages, scriptsOf, textsOf } from './build/pages.ts';

/**
 * What a page may cost, in kB (1000 bytes) compressed with gzip, in the language whose texts are the heaviest. A tracking link should
 * cost 150: React, react-router and i18next alone are 112 of it, so its budget is what it weighs, and further growth fails
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
  publicTracking: { script: 165, style: 9 },
  trackingC2c: { script: 165, style: 9 },
  deliveryReceipt: { script: 158, style: 8 },
  terms: { script: 175, style: 12 },
  prohibited: { script: 175, style: 12 },
};

/** The map comes when its box is in view; what the request page has loaded by then is not paid again. */
const mapBudget = { part: 'packages/web/src/map/', script: 80 };

/**
 * What telling a browser of the faces of a font may cost; only who reads that language pays it. A Chinese or Japanese font is told in a
 * hundred faces, of which a page fetches the files that it has letters of.
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

/** The language whose texts of a page are the heaviest, and how heavy they are. */
function heaviestTexts(page: Page): [string, number] {
  const weights = Object.keys(manifest.texts).map((language): [string, number] => [
    language,
    kilobytes(textsOf(manifest, page, language)),
  ]);
  return weights.reduce((heaviest, other) => (other[1] > heaviest[1] ? other : heaviest));
}

let over = 0;
function report(name: string, kind: string, size: number, budget: number, remark = ''): void {
  if (size > budget) over += 1;
  const row = `${name.padEnd(14)} ${kind.padEnd(7)} ${size.toFixed(1).padStart(7)} of ${String(budget).padStart(3)} kB${remark}`;
  console.log(size > budget ? `${row}  OVER` : row);
}

for (const [name, budget] of Object.entries(budgets) as [PageName, (typeof budgets)[PageName]][]) {
  const scripts = scriptsOf(manifest, pages[name]);
  const [heaviest, texts] = heaviestTexts(pages[name]);
  report(
    name,
    'script',
    kilobytes(scripts) + texts,
    budget.script,
    `  with ${texts.toFixed(1)} of texts in ${heaviest}`,
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

if (over > 0) {
  console.error(
    `${over} over budget: npm run weights shows what it is; load it later, or leave it out (README.md, "What is heavy").`,
  );
  process.exitCode = 1;
}
