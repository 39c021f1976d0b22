import type { Plugin } from 'vite';

/**
 * Sets what the first paint depends on and only the browser knows: light or dark, and whether a merchant is signed in, for whom
 * a public-only page must not flash before the redirect. It is an inline script, because a file would load too late;
 * the server allows it by its hash. It runs in the browser unchanged, so it must not refer to anything outside.
 */
function prepare(): void {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const { dataset } = document.documentElement;
  const chosen = read('riderbell.colour-scheme');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset['colorScheme'] = isDark ? 'dark' : 'light';
  if (read('riderbell.auth') !== null) dataset['signedIn'] = '';
}

/** Puts this script at the beginning of the page. */
export function firstPaint(): Plugin {
  const children = `(${prepare.toString().replaceAll(/\s*\n\s*/g, ' ')})()`;
  return {
    name: 'riderbell:first-paint',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head-prepend' }],
  };
}
