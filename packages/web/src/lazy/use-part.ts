import type { Area } from '@riderbell/messages/texts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { wait } from '../clock.ts';
import { useTextLoader } from '../i18n/use-texts.ts';
import { withRetry } from './with-retry.ts';

/**
 * A part of the screen that only some need, with its texts; null until it is here. Somebody waits for it, so one that cannot be
 * loaded is thrown to the screen's boundary.
 */
export function usePart<T>(areas: readonly Area[], load: () => Promise<T>): T | null {
  const loadTexts = useTextLoader();
  const [part, setPart] = useState<{ readonly is: T } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const bring = useEffectEvent(async () => {
    const [is] = await Promise.all([withRetry(load, wait), withRetry(() => loadTexts(areas), wait)]);
    return is;
  });
  useEffect(() => {
    let left = false;
    bring().then(
      (is) => !left && setPart({ is }),
      (error: unknown) => !left && setFailure(error),
    );
    return () => {
      left = true;
    };
  }, []);
  // oxlint-disable-next-line typescript/only-throw-error -- as it was thrown
  if (failure !== null) throw failure;
  return part?.is ?? null;
}
