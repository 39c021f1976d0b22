import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import type { DisplayStatus } from '@riderbell/domain/orders/display-status.ts';
import type { TextKey } from '@riderbell/messages/texts.ts';
import type { NoticeKind } from '@riderbell/ui/notices/notify.ts';

export type Advice = { readonly kind: NoticeKind; readonly text: TextKey<'tracking'> };

const byDisplay: Partial<Record<DisplayStatus, Advice>> = {
  'waiting-for-rider': { kind: 'info', text: 'advice.waiting-for-rider' },
  'near-vendor': { kind: 'info', text: 'advice.near-vendor' },
  stalled: { kind: 'error', text: 'advice.stalled' },
  delayed: { kind: 'warning', text: 'advice.delayed' },
  returning: { kind: 'warning', text: 'advice.returning' },
};

/** Advice that shows only if its flag is on. */
const flagged: Partial<Record<DisplayStatus, FlagName>> = {
  'waiting-for-rider': 'order-pre-accepted-static-text',
  'near-vendor': 'order-prepare-message',
};

/** What a merchant should do or know in this state; null without advice, or if its flag is off. */
export function adviceOf(
  { status }: Pick<Order, 'status'>,
  display: DisplayStatus,
  isOn: (name: FlagName) => boolean,
): Advice | null {
  if (status === 'PAYMENT_FAILED') return { kind: 'warning', text: 'advice.payment-failed' };
  if (status === 'PAYMENT_CANCELLED') return { kind: 'warning', text: 'advice.payment-cancelled' };
  const flag = flagged[display];
  return flag === undefined || isOn(flag) ? (byDisplay[display] ?? null) : null;
}
