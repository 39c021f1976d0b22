import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { AssetManifest } from './asset-manifest.ts';
import { closureOf } from './pages.ts';

/** Which files of the browser's build a page needs to be painted; addresses from the root of the origin. */
export interface PageFiles {
  build: string;
  /** By the name of the screen: style sheets besides those that every page has. */
  screenStyles: Record<string, string[]>;
  /** By the name of the font: where its faces are told. */
  fontStyles: Record<string, string[]>;
  /** By the name of the file in the font's package, "manrope-latin". */
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
    // The many numbered files of a Chinese or Japanese font are found by the browser alone.
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

/** Tells the server's build what the browser's build is made of, which therefore comes first. */
export function pageFiles(): Plugin {
  return {
    name: 'riderbell:page-files',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const folder = path.join(import.meta.dirname, '../dist');
      const manifest = JSON.parse(readFileSync(path.join(folder, 'asset-manifest.json'), 'utf8')) as AssetManifest;
      const files = pageFilesOf(manifest, readdirSync(path.join(folder, 'assets')));
      return Object.entries(files)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
