import { useSyncExternalStore } from 'react';
import type { Appearance } from './init-call.ts';

/** Where the page says whether it is light or dark, whatever decided it. */
const attribute = 'data-mantine-color-scheme';

function read(): Appearance {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

/** How the page looks now, for a frame that cannot see it. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, read);
}
