import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AssetManifest, ManifestChunk } from './asset-manifest.ts';
import { chunkOf, closureOf, pages } from './pages.ts';
import { preloadsOf } from './route-preloads.ts';

const routes = readFileSync(path.join(import.meta.dirname, '../src/app/routes.tsx'), 'utf8');

/** The areas that `routes.tsx` loads with a screen or a layout. */
function areasIn(file: string): string[] {
  const at = routes.indexOf(`import('./${file}.tsx')`);
  if (at < 0) throw new Error(`routes.tsx does not load ${file}`);
  const [, load = ''] = /lazy\(\[([^\]]*)\]/.exec(routes.slice(routes.lastIndexOf('lazy([', at))) ?? [];
  return [...load.matchAll(/'(\w+)'/g)].map(([, area = '']) => area);
}

const frame = areasIn('layout/signed-in-layout');

describe('the pages as the build sees them', () => {
  it.each([
    ['landing', 'screens/landing', []],
    ['connect', 'screens/connect', []],
    ['request', 'screens/request-a-rider', frame],
    ['tracking', 'screens/order-tracking', frame],
    ['history', 'screens/history', frame],
  ] as const)('load the texts that the route of %s loads', (name, file, frameAreas) => {
    expect(pages[name].areas).toEqual(['common', ...frameAreas, ...areasIn(file)]);
    expect(pages[name].loads).toContain(`apps/portal/src/app/${file}.tsx`);
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
    'mantine.js': chunk('mantine', ['react.js'], ['mantine.css']),
    'library.js': chunk('apps/portal/src/app/layout/component-library.tsx', ['mantine.js']),
    'frame.js': chunk('apps/portal/src/app/layout/signed-in-layout.tsx', ['mantine.js']),
    'landing.js': chunk('apps/portal/src/app/screens/landing.tsx', ['react.js'], ['landing.css']),
    'connect.js': chunk('apps/portal/src/app/screens/connect.tsx', ['mantine.js']),
    'request.js': chunk('apps/portal/src/app/screens/request-a-rider.tsx', ['mantine.js']),
    'tracking.js': chunk('apps/portal/src/app/screens/order-tracking.tsx'),
    'history.js': chunk('apps/portal/src/app/screens/history.tsx'),
    'common-en.js': chunk('packages/messages/src/en/common.json'),
    'swift.js': chunk('apps/portal/src/brands/swift/brand.ts'),
  },
};

describe('what is fetched ahead', () => {
  it('is what the page needs besides the entry, scripts and styles', () => {
    expect(preloadsOf(manifest).pages['']).toEqual({
      files: ['landing.js', 'landing.css'],
      areas: ['common', 'landing'],
    });
    expect(preloadsOf(manifest).pages['request-a-rider']?.files).toEqual([
      'library.js',
      'mantine.js',
      'frame.js',
      'request.js',
      'mantine.css',
    ]);
  });

  it('finds texts by language and area, and brands by name', () => {
    expect(preloadsOf(manifest).texts).toEqual({ 'en/common': 'common-en.js' });
    expect(preloadsOf(manifest).brands).toEqual({ swift: 'swift.js' });
  });
});

describe('the chunks of a page', () => {
  it('are all that its files import, once', () => {
    expect([...closureOf(manifest.chunks, ['connect.js', 'request.js'])]).toEqual([
      'connect.js',
      'mantine.js',
      'react.js',
      'request.js',
    ]);
  });

  it('cannot be told when a file is not loaded on demand any more', () => {
    expect(() => chunkOf(manifest.chunks, 'apps/portal/src/gone.tsx')).toThrow('gone.tsx');
  });
});
