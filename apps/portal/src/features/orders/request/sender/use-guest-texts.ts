import { useEffect, useState } from 'react';
import { useTextLoader } from '../../../../platform/i18n/use-texts.ts';

/** Brings the texts that only guests read; whether they are here. */
export function useGuestTexts(): boolean {
  const load = useTextLoader();
  const [here, setHere] = useState(false);
  useEffect(() => {
    let wanted = true;
    void load(['guests', 'account-errors']).then(() => wanted && setHere(true));
    return () => {
      wanted = false;
    };
  }, [load]);
  return here;
}
