import type { MantineColorSchemeManager } from '@mantine/core';
import { store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../platform/storage-keys.ts';

type ColourScheme = 'light' | 'dark' | 'auto';

function isColourScheme(value: unknown): value is ColourScheme {
  return value === 'light' || value === 'dark' || value === 'auto';
}

function chosenScheme(): ColourScheme {
  const chosen = store.read(storageKeys.colourScheme);
  return isColourScheme(chosen) ? chosen : 'auto';
}

/**
 * Keeps the page light or dark as chosen, else as the device says, also on the pages that load no component library. The
 * attribute is Mantine's own, and where Mantine is it sets the same value.
 */
export function followColourScheme(): void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = chosenScheme();
    const dark = chosen === 'dark' || (chosen === 'auto' && device.matches);
    document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  };
  apply();
  device.addEventListener('change', apply);
  store.onChangeElsewhere(storageKeys.colourScheme, apply);
}

let stop: (() => void) | null = null;

/** Keeps the choice with everything else that the portal remembers, and in step across tabs. */
export const colourSchemeManager: MantineColorSchemeManager = {
  get: chosenScheme,
  set: (value) => store.write(storageKeys.colourScheme, value),
  subscribe(onUpdate) {
    stop = store.onChangeElsewhere(storageKeys.colourScheme, () => onUpdate(chosenScheme()));
  },
  unsubscribe: () => stop?.(),
  clear: () => store.remove(storageKeys.colourScheme),
};
