import type { Order } from '@riderbell/contract/shapes/order.ts';
import { isNew } from '@riderbell/domain/orders/status-groups.ts';
import { untilMinutes } from '@riderbell/domain/tracking/expected-times.ts';
import { serverClock } from '@riderbell/web/clock.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { orderTimeOf } from '../detail/order-times.ts';
import classes from './order-row.module.css';

/** The important clock time of the order, and how far away it is. `withDay` for lists of more than one day. */
export function RowTime({ order, nowMs, withDay }: { order: Order; nowMs: number; withDay: boolean }) {
  const t = useTexts('tracking');
  const formats = useFormats();
  const time = orderTimeOf(order, nowMs);
  const clock = formats.time(time.atMs);
  const day = formats.day(time.atMs, nowMs);
  if (time.kind === 'scheduled') return <Time clock={clock} about={day} />;
  if (time.kind === 'ended') return <Time clock={clock} about={withDay ? day : null} />;
  if (time.kind === 'since') {
    const waited = formats.duration((nowMs - time.atMs) / 1000);
    return (
      <Time
        clock={withDay ? clock : waited}
        about={withDay ? day : t(isNew(order) ? 'row.waiting' : 'row.since-request')}
      />
    );
  }
  const { state, minutes } = untilMinutes(time.atMs, serverClock.at(nowMs));
  const duration = formats.duration(minutes * 60);
  const spoken = t(time.to === 'customer' ? 'eta.to-customer' : 'eta.to-collection-point');
  if (state === 'ahead') return <Time clock={clock} about={duration} spoken={spoken} />;
  return state === 'now' ? (
    <Time clock={clock} about={t('eta.now')} spoken={spoken} />
  ) : (
    <Time clock={clock} about={t('eta.late', { duration })} spoken={spoken} late />
  );
}

function Time({
  clock,
  about,
  spoken,
  late = false,
}: {
  clock: string;
  about: string | null;
  /** What the time means, for screen readers; the icon and the status show it visually. */
  spoken?: string;
  late?: boolean;
}) {
  return (
    <Row as="span" align="baseline" gap={2} className={`app-numbers ${classes.time}`}>
      {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {about !== null && (
        <Text as="span" size={2} weight={late ? 700 : undefined} tone={late ? 'caution' : 'soft'}>
          {about}
        </Text>
      )}
      <Text as="span" weight={700}>
        {clock}
      </Text>
    </Row>
  );
}
