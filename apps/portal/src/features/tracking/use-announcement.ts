import type { Order } from '@riderbell/contract/shapes/order.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { useEffect, useState } from 'react';
import { browserClock } from '@riderbell/web/clock.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** A burst of changes is announced as one, so that the screen reader is not interrupted. */
const gatherMs = 1_500;

/** What a screen reader announces of live changes: the change, or the number of changes. */
export function useAnnouncement(): { announcement: string; announce(order: Order): void } {
  const t = useTexts('tracking');
  const [waiting, setWaiting] = useState<readonly Order[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [latest] = waiting;
  const text =
    waiting.length > 1
      ? t('change.several', { count: waiting.length })
      : latest === undefined
        ? ''
        : t('change.announced', {
            customer: latest.customer.name,
            status: t(`display.${displayStatusOf(latest, browserClock.now())}`),
          });
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => {
      setAnnouncement(text);
      setWaiting([]);
    }, gatherMs);
    return () => clearTimeout(timer);
  }, [text]);
  return {
    announcement,
    announce: (order) =>
      setWaiting((before) => [order, ...before.filter(({ order_id }) => order_id !== order.order_id)]),
  };
}
