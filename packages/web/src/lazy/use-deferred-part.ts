import type { Area } from '@riderbell/messages/texts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { wait } from '../clock.ts';
import { useTextLoader } from '../i18n/use-texts.ts';
import { whenIdle } from './when-idle.ts';
import { withRetry } from './with-retry.ts';

/**
 * Loads a part that the first view does not need, when the page is idle. Returns null until the part and its texts are loaded, and
 * for good if loading fails, because no screen waits for it.
 * @param isWanted whether to load the part at all; false, for example, while its flag is off
 */
export function useDeferredPart<T>(areas: readonly Area[], load: () => Promise<T>, isWanted = true): T | null {
  const loadTexts = useTextLoader();
  const [part, setPart] = useState<{ readonly value: T } | null>(null);
  const loadPart = useEffectEvent(async () => {
    await whenIdle();
    const [value] = await Promise.all([withRetry(load, wait), loadTexts(areas)]);
    return value;
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isUnmounted = false;
    loadPart().then(
      (value) => !isUnmounted && setPart({ value }),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [isWanted]);
  return part?.value ?? null;
}
