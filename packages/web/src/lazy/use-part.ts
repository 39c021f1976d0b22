import type { Area } from '@riderbell/messages/texts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { wait } from '../clock.ts';
import { useTextLoader } from '../i18n/use-texts.ts';
import { withRetry } from './with-retry.ts';

/**
 * Loads a part of the screen that only some visitors need, and its texts. Returns null until it is loaded. If it cannot be loaded,
 * throws to the screen's error boundary, because the visitor waits for it.
 */
export function usePart<T>(areas: readonly Area[], load: () => Promise<T>): T | null {
  const loadTexts = useTextLoader();
  const [part, setPart] = useState<{ readonly value: T } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const loadPart = useEffectEvent(async () => {
    const [value] = await Promise.all([withRetry(load, wait), withRetry(() => loadTexts(areas), wait)]);
    return value;
  });
  useEffect(() => {
    let isUnmounted = false;
    loadPart().then(
      (value) => !isUnmounted && setPart({ value }),
      (error: unknown) => !isUnmounted && setFailure(error),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  // oxlint-disable-next-line typescript/only-throw-error -- rethrows the original error
  if (failure !== null) throw failure;
  return part?.value ?? null;
}
