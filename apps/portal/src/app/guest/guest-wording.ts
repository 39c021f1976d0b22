import { defaultWording, type Wording } from '@riderbell/web/i18n/texts.ts';
import type { Visitor } from '../guards/verdict.ts';

/** A person who sends one parcel is asked and told in other words than a shop with customers. */
const guestWording: Wording = { orders: 'guest-request', tracking: 'guest-tracking' };

/** How the screens speak to a visitor; null where nobody is known, to whom they go on as they did. */
export function wordingFor(visitor: Visitor): Wording | null {
  if (visitor === 'nobody') return null;
  return visitor === 'guest' ? guestWording : defaultWording;
}
