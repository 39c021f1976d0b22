import type { Translate } from '@riderbell/messages/texts.ts';
import type { NotificationText } from './notification-board.ts';
import type { OrderChange } from './watch-changes.ts';

/** The number of orders named in a combined notification; a notification has no room for more. */
const maxNamed = 3;

/** The notification about these changes, and the order that it opens; its only personal data is the customer's name. */
export function writeNotification(
  changes: readonly OrderChange[],
  vendorId: string,
  t: Translate<'counter'>,
): { notification: NotificationText; orderId: string | null } | null {
  const [first, ...others] = changes;
  if (first === undefined) return null;
  if (others.length === 0) {
    const { order, change } = first;
    const notification = { tag: `riderbell ${order.order_id}`, title: order.customer.name, body: t(`news.${change}`) };
    return { notification, orderId: order.order_id };
  }
  const named = changes
    .slice(0, maxNamed)
    .map(({ order, change }) => t('notifications.line', { customer: order.customer.name, news: t(`news.${change}`) }));
  const more = changes.length - named.length;
  const lines = more === 0 ? named : [...named, t('notifications.more', { count: more })];
  const title = t('notifications.several', { count: changes.length });
  return { notification: { tag: `riderbell ${vendorId}`, title, body: lines.join('\n') }, orderId: null };
}
