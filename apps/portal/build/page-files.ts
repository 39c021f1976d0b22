import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { AssetManifest } from './asset-manifest.ts';
import { closureOf } from './pages.ts';

/** The files of the browser's build for the first paint of a page, as addresses from the root of the origin. */
export interface PageFiles {
  build: string;
  /** Style sheets by screen, in addition to those of every page. */
  screenStyles: Record<string, string[]>;
  /** Style sheets with the `@font-face` rules, by font. */
  fontStyles: Record<string, string[]>;
  /** Font files by their name in the font's package: "manrope-latin". */
  fonts: Record<string, string[]>;
}

export function pageFilesOf({ build, entry, chunks }: AssetManifest, assets: readonly string[]): PageFiles {
  const everywhere = new Set([...closureOf(chunks, [entry])].flatMap((file) => chunks[file]?.css ?? []));
  const stylesOf = (pattern: RegExp) =>
    Object.fromEntries(
      Object.entries(chunks).flatMap(([file, chunk]) => {
        const name = pattern.exec(chunk.file)?.[1];
        if (name === undefined) return [];
        const styles = [...closureOf(chunks, [file])].flatMap((part) => chunks[part]?.css ?? []);
        return [[name, addresses(styles.filter((style) => !everywhere.has(style)))]];
      }),
    );
  const fonts: PageFiles['fonts'] = {};
  for (const asset of assets) {
    // The browser itself finds the numbered files of a Chinese or Japanese font.
    const [, name] = /^([a-z-]+)-wght-normal-[\w-]+\.woff2$/.exec(asset) ?? [];
    if (name !== undefined) fonts[name] = addresses([`assets/${asset}`]);
  }
  return {
    build,
    screenStyles: stylesOf(/^apps\/portal\/src\/app\/screens\/(.+)\.tsx$/),
    fontStyles: stylesOf(/^node_modules\/@fontsource-variable\/(.+)\/wght\.css$/),
    fonts,
  };
}

function addresses(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}

const id = 'virtual:page-files';

/** Gives the server's build the files of the browser's build, which must therefore run first. */
export function pageFiles(): Plugin {
  return {
    name: 'riderbell:page-files',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const folder = path.join(import.meta.dirname, '../dist');
      const manifest = JSON.parse(readFileSync(path.join(folder, 'asset-manifest.json'), 'utf8')) as AssetManifest;
      const files = pageFilesOf(manifest, readdirSync(path.join(folder, 'assets')));
      return Object.entries(files)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
