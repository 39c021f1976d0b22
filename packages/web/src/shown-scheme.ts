import { useSyncExternalStore } from 'react';

const attribute = 'data-color-scheme';

function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  return () => watch.disconnect();
}

function shown(): 'light' | 'dark' {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
}

/** Whether the page is light or dark now. */
export function useShownScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shown, () => 'light');
}
