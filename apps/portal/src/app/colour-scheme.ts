import { useSyncExternalStore } from 'react';
import { store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../platform/storage-keys.ts';

type ColourScheme = 'light' | 'dark' | 'auto';

function isColourScheme(value: unknown): value is ColourScheme {
  return value === 'light' || value === 'dark' || value === 'auto';
}

function chosenScheme(): ColourScheme {
  const scheme = store.read(storageKeys.colourScheme);
  return isColourScheme(scheme) ? scheme : 'auto';
}

const listeners = new Set<() => void>();

function apply(): void {
  const scheme = chosenScheme();
  const isDark = scheme === 'dark' || (scheme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.colorScheme = isDark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** Applies the chosen colour scheme, or else the device's, and follows changes in other tabs. */
export function followColourScheme(): void {
  apply();
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  store.onChangeElsewhere(storageKeys.colourScheme, apply);
}

export function chooseColourScheme(scheme: ColourScheme): void {
  store.write(storageKeys.colourScheme, scheme);
  apply();
}

/** The chosen scheme, which may be `auto`; `useShownScheme` returns the resulting one. */
export function useChosenScheme(): ColourScheme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosenScheme);
}
