import { createHash } from 'node:crypto';
import { isLanguage, languageTag } from '@riderbell/domain/countries/languages.ts';
import type { Plugin, Rolldown } from 'vite';
import { type AssetManifest, manifestOf } from './asset-manifest.ts';
import { chunkOf, closureOf, type Page, pages } from './pages.ts';

/** The data of the script below: files by page, and the folder of texts by language tag. */
interface Preloads {
  pages: Record<string, Pick<Page, 'access' | 'areas'> & { files: string[] }>;
  texts: Record<string, string>;
}

/**
 * Preloads what the first screen will request while the entry is still loading, which saves one round trip. It
 * is a separate file because the first paint does not wait for it. It only guesses: a wrong guess costs some bytes.
 * It runs in the browser unchanged, so it must not refer to anything outside.
 */
function preload({ pages: byPath, texts }: Preloads): void {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const isSignedIn = read('riderbell.auth') !== null;
  const requested = byPath[location.pathname.split('/')[1] ?? ''];
  const isRedirected = requested?.access === (isSignedIn ? 'public-only' : 'authenticated');
  const page = isRedirected ? byPath[isSignedIn ? 'request-a-rider' : ''] : requested;
  // The server has set the page's language.
  const folder = texts[document.documentElement.lang];
  const areas = folder === undefined ? [] : (page?.areas ?? ['common']);
  for (const file of [...(page?.files ?? []), ...areas.map((area) => `${folder}/${area}.json`)]) {
    const link = document.createElement('link');
    link.href = `/${file}`;
    // The same mode as the entry's own requests, or the browser would fetch the file twice.
    link.crossOrigin = '';
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else if (file.endsWith('.json')) {
      link.rel = 'preload';
      link.as = 'fetch';
    } else link.rel = 'modulepreload';
    document.head.append(link);
  }
}

export function preloadsOf({ entry, chunks, texts }: AssetManifest): Preloads {
  const withEntry = closureOf(chunks, [entry]);
  const ofPage = (loads: readonly string[]) => {
    const files = [
      ...closureOf(
        chunks,
        loads.map((source) => chunkOf(chunks, source)),
      ),
    ].filter((file) => !withEntry.has(file));
    return [...files, ...new Set(files.flatMap((file) => chunks[file]?.css ?? []))];
  };
  return {
    pages: Object.fromEntries(
      Object.values(pages).map(({ path, access, loads, areas }) => [path, { access, files: ofPage(loads), areas }]),
    ),
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([language, folder]) =>
        isLanguage(language) ? [[languageTag(language), folder]] : [],
      ),
    ),
  };
}

/** A prefix that the bundler never uses. */
const prefix = 'assets/fetched-ahead-';

function scriptOf(bundle: Rolldown.OutputBundle): string {
  return `(${preload.toString()})(${JSON.stringify(preloadsOf(manifestOf(bundle)))});\n`;
}

/** Adds this script to the built page, before the entry. */
export function routePreloads(): Plugin {
  return {
    name: 'riderbell:route-preloads',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const source = scriptOf(bundle);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `${prefix}${hash}.js`, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => name.startsWith(prefix));
        if (file === undefined) return [];
        return [{ tag: 'script', attrs: { src: `/${file}`, async: true }, injectTo: 'head' }];
      },
    },
  };
}
