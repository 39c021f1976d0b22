import type { Translate } from '@riderbell/messages/texts.ts';
import { createContext, use } from 'react';
import { useTextsFor } from '../../../platform/i18n/use-texts.ts';

const GuestContext = createContext(false);
/** Says whether it is a guest who reads what stands within it. */
export const GuestProvider = GuestContext.Provider;

/** The texts of the request; a guest, who sends a parcel to a person, is asked in other words than a shop with a customer. */
export function useRequestTexts(): Translate<'orders'> {
  return useTextsFor('orders', use(GuestContext) ? 'guest-request' : null);
}
