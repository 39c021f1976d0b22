import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeAccess, type RouteName, routePatterns } from '../src/platform/paths.ts';
import type { AssetManifest, ManifestChunk } from './asset-manifest.ts';
import { chunkOf, closureOf, pages, textsOf } from './pages.ts';
import { preloadsOf } from './route-preloads.ts';

const routes = ['route-table.ts', 'routes.tsx']
  .map((file) => readFileSync(path.join(import.meta.dirname, '../src/app', file), 'utf8'))
  .join('');

/** The text areas that the routes load with a screen or a layout. */
function areasIn(file: string): string[] {
  const at = routes.indexOf(`import('./${file}.tsx')`);
  if (at < 0) throw new Error(`The routes do not load ${file}`);
  const loads = [...routes.slice(0, at).matchAll(/(?:screen|part)\(\s*\[([^\]]*)\]/g)];
  const [, load = ''] = loads.at(-1) ?? [];
  return [...load.matchAll(/'([\w-]+)'/g)].map(([, area = '']) => area);
}

const frame = areasIn('layout/signed-in-layout');

describe('the pages of the build', () => {
  it.each([
    ['landing', 'screens/landing', []],
    ['connect', 'screens/account-screens', []],
    ['register', 'screens/account-screens', []],
    ['forgotPassword', 'screens/account-screens', []],
    ['request', 'screens/request-a-rider', frame],
    ['tracking', 'screens/order-tracking', frame],
    ['history', 'screens/history', frame],
    ['bulkOrders', 'screens/bulk-screens', frame],
    ['publicTracking', 'screens/tracking', []],
    ['trackingC2c', 'screens/tracking-c2c', []],
    ['deliveryReceipt', 'screens/delivery-receipt', []],
    ['terms', 'screens/terms', []],
    ['prohibited', 'screens/prohibited-items', []],
  ] as const)('lists the same texts for %s as its route', (name, file, frameAreas) => {
    expect(pages[name].areas).toEqual(['common', ...frameAreas, ...areasIn(file)]);
    expect(pages[name].loads).toContain(`apps/portal/src/app/${file}.tsx`);
  });

  it.each([
    ['numbers', 'Numbers'],
    ['cashBook', 'CashBook'],
  ] as const)('lists the same texts for %s as its route', (name, screen) => {
    const [, areas = ''] = new RegExp(`businessScreen\\('${screen}', \\[([^\\]]*)\\]`).exec(routes) ?? [];
    const own = [...areas.matchAll(/'([\w-]+)'/g)].map(([, area]) => area);
    expect(own).not.toEqual([]);
    expect(pages[name].areas).toEqual(['common', ...frame, ...own]);
  });

  it('has the same access as the routes', () => {
    for (const { path: part, access } of Object.values(pages)) {
      const [route] = Object.entries(routePatterns).find(([, pattern]) => pattern.split('/')[1] === part) ?? [];
      expect(routeAccess[route as RouteName], part).toBe(access);
    }
  });
});

function chunk(file: string, imports: string[] = [], css: string[] = []): ManifestChunk {
  return { file, imports, css, dynamicImports: [] };
}

const manifest: AssetManifest = {
  build: 'b',
  entry: 'entry.js',
  chunks: {
    'entry.js': chunk('apps/portal/index.html', ['react.js'], ['entry.css']),
    'react.js': chunk('react'),
    'kit.js': chunk('kit', ['react.js'], ['kit.css']),
    'frame.js': chunk('apps/portal/src/app/layout/signed-in-layout.tsx', ['kit.js']),
    'landing.js': chunk('apps/portal/src/app/screens/landing.tsx', ['react.js'], ['landing.css']),
    'connect.js': chunk('apps/portal/src/app/screens/account-screens.tsx', ['kit.js']),
    'request.js': chunk('apps/portal/src/app/screens/request-a-rider.tsx', ['kit.js']),
    'tracking.js': chunk('apps/portal/src/app/screens/order-tracking.tsx'),
    'history.js': chunk('apps/portal/src/app/screens/history.tsx'),
    'bulk.js': chunk('apps/portal/src/app/screens/bulk-screens.tsx'),
    'business.js': chunk('apps/portal/src/app/screens/business-screens.tsx'),
    'link.js': chunk('apps/portal/src/app/screens/tracking.tsx'),
    'c2c.js': chunk('apps/portal/src/app/screens/tracking-c2c.tsx'),
    'receipt.js': chunk('apps/portal/src/app/screens/delivery-receipt.tsx'),
    'terms.js': chunk('apps/portal/src/app/screens/terms.tsx'),
    'prohibited.js': chunk('apps/portal/src/app/screens/prohibited-items.tsx'),
  },
  texts: { en: 'assets/texts/en-1', th_TH: 'assets/texts/th_TH-2', sr: 'assets/texts/sr-3' },
};

describe('the preloads of a page', () => {
  it('lists the scripts and styles that a page needs besides the entry', () => {
    expect(preloadsOf(manifest).pages['']).toEqual({
      access: 'public-only',
      files: ['landing.js', 'landing.css'],
      areas: ['common', 'site', 'landing'],
    });
    expect(preloadsOf(manifest).pages['request-a-rider']?.files).toEqual([
      'frame.js',
      'kit.js',
      'request.js',
      'kit.css',
    ]);
  });

  it('lists the texts by the page’s language tag', () => {
    expect(preloadsOf(manifest).texts).toEqual({
      en: 'assets/texts/en-1',
      'th-TH': 'assets/texts/th_TH-2',
      'sr-Latn': 'assets/texts/sr-3',
    });
  });
});

describe('the texts of a page', () => {
  it('lists one text file for each area of a page', () => {
    expect(textsOf(manifest, pages.landing, 'th_TH')).toEqual([
      'assets/texts/th_TH-2/common.json',
      'assets/texts/th_TH-2/site.json',
      'assets/texts/th_TH-2/landing.json',
    ]);
    expect(() => textsOf(manifest, pages.landing, 'tlh')).toThrow('tlh');
  });
});

describe('the chunks of a page', () => {
  it('lists all imports of a page’s chunks once', () => {
    expect([...closureOf(manifest.chunks, ['connect.js', 'request.js'])]).toEqual([
      'connect.js',
      'kit.js',
      'react.js',
      'request.js',
    ]);
  });

  it('throws for a source file that is not loaded on demand', () => {
    expect(() => chunkOf(manifest.chunks, 'apps/portal/src/gone.tsx')).toThrow('gone.tsx');
  });
});
