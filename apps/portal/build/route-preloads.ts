import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { type AssetManifest, manifestOf } from './asset-manifest.ts';
import { chunkOf, closureOf, type Page, pages } from './pages.ts';

/** What the script below knows: files by page, and the chunks of texts. */
interface Preloads {
  pages: Record<string, Pick<Page, 'access' | 'areas'> & { files: string[] }>;
  texts: Record<string, string>;
}

/**
 * Starts to fetch what the first screen will ask for, while the entry is still on its way: a waterfall of one round trip less. It
 * is a file of its own because the first paint does not wait for it, and it only guesses: a wrong guess costs some bytes.
 * Runs in the browser as it stands here.
 */
function preload({ pages: byPath, texts }: Preloads): void {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const signedIn = read('riderbell.auth') !== null;
  const asked = byPath[location.pathname.split('/')[1] ?? ''];
  const ledAway = asked?.access === (signedIn ? 'public-only' : 'authenticated');
  const page = ledAway ? byPath[signedIn ? 'request-a-rider' : ''] : asked;
  const text = document.getElementById('deployment')?.textContent;
  const deployment = JSON.parse(text?.trim() || '{}') as { default_language?: string };
  // "th-TH": the server has written into the page which language it is in.
  const language = (document.documentElement.lang || String(deployment.default_language)).replace('-', '_');
  const wanted = [...(page?.files ?? []), ...(page?.areas ?? ['common']).map((area) => texts[`${language}/${area}`])];
  for (const file of new Set(wanted)) {
    if (file === undefined) continue;
    const link = document.createElement('link');
    link.href = `/${file}`;
    // As the entry's own loads ask, or the browser would fetch the file twice.
    link.crossOrigin = '';
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    document.head.append(link);
  }
}

export function preloadsOf({ entry, chunks }: AssetManifest): Preloads {
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
  const named = (pattern: RegExp) =>
    Object.fromEntries(
      Object.entries(chunks).flatMap(([file, chunk]) => {
        const [, name] = pattern.exec(chunk.file) ?? [];
        return name === undefined ? [] : [[name, file]];
      }),
    );
  return {
    pages: Object.fromEntries(
      Object.values(pages).map(({ path, access, loads, areas }) => [path, { access, files: ofPage(loads), areas }]),
    ),
    texts: named(/^packages\/messages\/src\/(.+)\.json$/),
  };
}

const prefix = 'assets/preload-';

function scriptOf(bundle: Rolldown.OutputBundle): string {
  return `(${preload.toString()})(${JSON.stringify(preloadsOf(manifestOf(bundle)))});\n`;
}

/** Puts the script above before the entry of the built page. */
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
