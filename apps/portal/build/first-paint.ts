import type { Plugin } from 'vite';

/**
 * What the first paint needs to know and only this browser does: light or dark, and whether somebody is signed in, who is about to be
 * led away from a public-only page and shall not see it flash by. It stands in the page itself, because a file would come too late;
 * the server lets it run by its hash. Runs in the browser as it stands here.
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
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset['colorScheme'] = dark ? 'dark' : 'light';
  if (read('riderbell.auth') !== null) dataset['signedIn'] = '';
}

/** Puts the script above at the beginning of the page. */
export function firstPaint(): Plugin {
  const children = `(${prepare.toString().replaceAll(/\s*\n\s*/g, ' ')})()`;
  return {
    name: 'riderbell:first-paint',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head-prepend' }],
  };
}
