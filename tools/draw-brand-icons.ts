import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunchOptions } from './browser.ts';
import { root } from './project-files.ts';

/**
 * `node tools/draw-brand-icons.ts [brands…]`: draws the PNG pictures of each folder of `brands/` from its SVG files: the home
 * screen icons from `favicon.svg`, the link preview from mark and wordmark. Also draws the README's picture of all logos.
 */
const folder = join(root, 'brands');
const selectedBrands = process.argv.slice(2);

interface Brand {
  readonly service_label: string;
  readonly colours: { readonly accent: string; readonly deep: { readonly light: string } };
}

const address = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The system rounds the icon, so its background reaches the corners; the drawing is inside the circle that every mask shows. */
function iconPage(favicon: string): string {
  const square = favicon.replaceAll(/(<rect width="(\d+)" height="\2") rx="[\d.]+"/g, '$1');
  return `<body style="margin:0"><img src="${address(square)}" style="display:block;width:100vw;height:100vh">`;
}

function cardPage(brand: Brand, mark: string, wordmark: string, font: string): string {
  const [, width = 1, height = 1] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(wordmark)?.map(Number) ?? [];
  const wide = Math.min(520, (150 * width) / height);
  return `<style>
    @font-face { font-family: Manrope; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
    body { margin: 0; height: 630px; overflow: hidden; background: ${brand.colours.deep.light}; color: #fff; position: relative }
    .mark { position: absolute; left: 600px; top: -5px; width: 640px }
    .words { position: absolute; left: 80px; top: 0; height: 630px; display: flex; flex-direction: column; justify-content: center }
    .word { width: ${wide}px; height: ${(wide * height) / width}px; background: #fff; mask: url(${address(wordmark)}) center / contain no-repeat }
    .line { width: 88px; height: 10px; border-radius: 5px; margin: 26px 0 28px; background: ${brand.colours.accent} }
    .label { font: 600 44px/1.2 Manrope }
  </style><img class="mark" src="${address(mark)}"><div class="words"><div class="word"></div><div class="line"></div>
  <div class="label">${brand.service_label}</div></div>`;
}

/** A cell for each brand: its logo on its deep colour, as on the landing page. */
async function logosPage(ids: readonly string[]): Promise<string> {
  const cells = await Promise.all(
    ids.map(async (id) => {
      const read = (name: string): Promise<string> => readFile(join(folder, id, name), 'utf8');
      const { colours } = JSON.parse(await read('brand.json')) as Brand;
      const [mark, word] = [address(await read('mark.svg')), address(await read('wordmark.svg'))];
      return `<div style="background:${colours.deep.light}"><img src="${mark}" width="64"><img class="word" src="${word}"></div>`;
    }),
  );
  return `<style>
    body { margin: 0; display: flex; flex-wrap: wrap; gap: 8px }
    div { flex: 1 1 260px; display: flex; gap: 18px; align-items: center; justify-content: center; height: 136px; border-radius: 20px }
    .word { height: 46px; filter: invert(1) }
  </style>${cells.join('')}`;
}

async function picture(browser: Browser, html: string, width: number, height: number, into: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.screenshot({ path: into, omitBackground: true });
  await page.close();
  console.log(`${into.slice(root.length + 1)} ${(await stat(into)).size}`);
}

async function drawBrand(browser: Browser, id: string, font: string): Promise<void> {
  const read = (name: string): Promise<string> => readFile(join(folder, id, name), 'utf8');
  const favicon = await read('favicon.svg');
  for (const size of [192, 512]) {
    await picture(browser, iconPage(favicon), size, size, join(folder, id, `icon-${size}.png`));
  }
  const brand = JSON.parse(await read('brand.json')) as Brand;
  const card = cardPage(brand, await read('mark.svg'), await read('wordmark.svg'), font);
  await picture(browser, card, 1200, 630, join(folder, id, 'social-card.png'));
}

const fontFile = 'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';
const font = (await readFile(join(root, fontFile))).toString('base64');
const entries = await readdir(folder, { withFileTypes: true });
const ids = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
const browser = await chromium.launch(await browserLaunchOptions());
try {
  for (const id of ids)
    if (selectedBrands.length === 0 || selectedBrands.includes(id)) await drawBrand(browser, id, font);
  const logos = await logosPage(ids);
  await picture(browser, logos, 1120, Math.ceil(ids.length / 4) * 144 - 8, join(root, 'docs/screenshots/brands.png'));
} finally {
  await browser.close();
}
