import { useSyncExternalStore } from 'react';
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

const listeners = new Set<() => void>();

function apply(): void {
  const chosen = chosenScheme();
  const dark = chosen === 'dark' || (chosen === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.colorScheme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** Keeps the page light or dark as chosen, else as the device says, in step with the other tabs. */
export function followColourScheme(): void {
  apply();
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  store.onChangeElsewhere(storageKeys.colourScheme, apply);
}

export function chooseColourScheme(scheme: ColourScheme): void {
  store.write(storageKeys.colourScheme, scheme);
  apply();
}

/** What was chosen, which `useShownScheme` does not tell. */
export function useChosenScheme(): ColourScheme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosenScheme);
}
