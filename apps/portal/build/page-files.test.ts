import { describe, expect, it } from 'vitest';
import type { AssetManifest } from './asset-manifest.ts';
import { pageFilesOf } from './page-files.ts';

const chunk = (file: string, css: string[], imports: string[] = []) => ({ file, css, imports, dynamicImports: [] });

const manifest: AssetManifest = {
  build: 'b1',
  entry: 'entry.js',
  chunks: {
    'entry.js': chunk('apps/portal/index.html', ['entry.css'], ['shared.js']),
    'shared.js': chunk('shared', ['shared.css']),
    'scene.js': chunk('scene', ['scene.css']),
    'landing.js': chunk('apps/portal/src/app/screens/landing.tsx', ['landing.css'], ['scene.js', 'shared.js']),
    'thai.js': chunk('node_modules/@fontsource-variable/noto-sans-thai/wght.css', ['thai.css']),
  },
  texts: {},
};

describe('the files for the first paint of a page', () => {
  it('lists the styles of a screen and its imports, except those of every page', () => {
    expect(pageFilesOf(manifest, []).screenStyles).toEqual({ landing: ['/landing.css', '/scene.css'] });
    expect(pageFilesOf(manifest, []).fontStyles).toEqual({ 'noto-sans-thai': ['/thai.css'] });
  });

  it('lists font files by the names in their packages', () => {
    const assets = [
      'manrope-latin-wght-normal-DHIc_Jg.woff2',
      'manrope-latin-ext-wght-normal-Ch3Y.woff2',
      'manrope-greek-wght-normal-DL7.woff2',
      'noto-sans-thai-thai-wght-normal-Ct-Q.woff2',
      'noto-sans-thai-latin-wght-normal-Bi3.woff2',
      'noto-sans-thai-latin-ext-wght-normal-DH1.woff2',
      'noto-sans-jp-104-wght-normal-Dk2.woff2',
      'landing-1.css',
    ];
    expect(pageFilesOf(manifest, assets).fonts).toEqual({
      'manrope-latin': ['/assets/manrope-latin-wght-normal-DHIc_Jg.woff2'],
      'manrope-latin-ext': ['/assets/manrope-latin-ext-wght-normal-Ch3Y.woff2'],
      'manrope-greek': ['/assets/manrope-greek-wght-normal-DL7.woff2'],
      'noto-sans-thai-latin': ['/assets/noto-sans-thai-latin-wght-normal-Bi3.woff2'],
      'noto-sans-thai-latin-ext': ['/assets/noto-sans-thai-latin-ext-wght-normal-DH1.woff2'],
      'noto-sans-thai-thai': ['/assets/noto-sans-thai-thai-wght-normal-Ct-Q.woff2'],
    });
  });
});
