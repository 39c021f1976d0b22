import { useEffect, useState } from 'react';
import { useTextLoader } from '@riderbell/web/i18n/use-texts.ts';

/**
 * Brings the texts that only guests read.
 * @returns whether everything is here that the asker reads: of a merchant it is from the beginning
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
