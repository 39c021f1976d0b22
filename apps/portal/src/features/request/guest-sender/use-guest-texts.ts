import { useEffect, useState } from 'react';
import { useTextLoader } from '@riderbell/web/i18n/use-texts.ts';

/**
 * Loads the texts that only guests read.
 * @returns whether they are loaded; always true for a merchant, who does not need them
 */
export function useGuestTexts(isGuest: boolean): boolean {
  const load = useTextLoader();
  const [here, setHere] = useState(!isGuest);
  useEffect(() => {
    if (!isGuest) return undefined;
    let wanted = true;
    void load(['guests', 'account-errors']).then(() => wanted && setHere(true));
    return () => {
      wanted = false;
    };
  }, [load, isGuest]);
  return here || !isGuest;
}
