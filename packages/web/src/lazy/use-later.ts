import type { Area } from '@riderbell/messages/texts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { wait } from '../clock.ts';
import { useTextLoader } from '../i18n/use-texts.ts';
import { whenQuiet } from './when-quiet.ts';
import { withRetry } from './with-retry.ts';

/**
 * What the first view does without, once the page is quiet; null until it is here with its texts, and for good when it cannot be
 * loaded, because nobody waits for it.
 * @param wanted false: not yet, for example while its flag is off
 */
export function useLater<T>(areas: readonly Area[], load: () => Promise<T>, wanted = true): T | null {
  const loadTexts = useTextLoader();
  const [part, setPart] = useState<{ readonly is: T } | null>(null);
  const bring = useEffectEvent(async () => {
    await whenQuiet();
    const [is] = await Promise.all([withRetry(load, wait), loadTexts(areas)]);
    return is;
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    bring().then(
      (is) => !left && setPart({ is }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return part?.is ?? null;
}
