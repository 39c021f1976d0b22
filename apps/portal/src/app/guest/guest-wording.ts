import { defaultWording, type Wording } from '@riderbell/web/i18n/texts.ts';
import type { Visitor } from '../guards/verdict.ts';

/** The wording for a person who sends one parcel, which differs from that for a shop with customers. */
const guestWording: Wording = { orders: 'guest-request', tracking: 'guest-tracking' };

/** The wording for a visitor; null for a signed-out visitor, for whom the current wording stays. */
export function wordingFor(visitor: Visitor): Wording | null {
  if (visitor === 'signed-out') return null;
  return visitor === 'guest' ? guestWording : defaultWording;
}
