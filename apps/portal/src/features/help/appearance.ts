import { useSyncExternalStore } from 'react';
import type { Appearance } from './init-call.ts';

/** The attribute that says whether the page is light or dark, whichever setting decided it. */
const attribute = 'data-mantine-color-scheme';

function read(): Appearance {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

/** The current look of the page, for the frame, which cannot see the page. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, read);
}
