import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';
import { store, storageKeys } from '../platform/storage.ts';

let stop: (() => void) | null = null;

/** Keeps the choice between light and dark with everything else that the portal remembers, and in step across tabs. */
export const colourSchemeManager: MantineColorSchemeManager = {
  get(fallback) {
    const chosen = store.read(storageKeys.colourScheme);
    return isMantineColorScheme(chosen) ? chosen : fallback;
  },
  set: (value) => store.write(storageKeys.colourScheme, value),
  subscribe(onUpdate) {
    stop = store.onChangeElsewhere(storageKeys.colourScheme, () => {
      const chosen = store.read(storageKeys.colourScheme);
      if (isMantineColorScheme(chosen)) onUpdate(chosen);
    });
  },
  unsubscribe: () => stop?.(),
  clear: () => store.remove(storageKeys.colourScheme),
};
