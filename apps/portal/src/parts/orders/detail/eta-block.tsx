import type { Order } from '@riderbell/contract/shapes/order.ts';
import { expectedStop, untilMinutes } from '@riderbell/domain/tracking/expected-times.ts';
import { serverClock } from '@riderbell/web/clock.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './eta-block.module.css';
import { orderTimeOf } from './order-times.ts';

/** When the rider reaches the merchant or the customer: the clock time and the minutes until then. */
export function EtaBlock({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useTexts('tracking');
  const formats = useFormats();
  const eta = expectedStop(order);
  if (eta === null) {
    const time = orderTimeOf(order, nowMs);
    if (time.kind !== 'scheduled') return null;
    return <Block label={t('eta.scheduled')} clock={formats.time(time.atMs)} about={formats.day(time.atMs, nowMs)} />;
  }
  const label = t(eta.to === 'customer' ? 'eta.to-customer' : 'eta.to-collection-point');
  if (eta.atMs === null) return <Block label={label} clock={t('eta.unknown')} small />;
  const { state, minutes } = untilMinutes(eta.atMs, serverClock.at(nowMs));
  const duration = formats.duration(minutes * 60);
  if (state === 'now') return <Block label={label} clock={formats.time(eta.atMs)} about={t('eta.now')} />;
  const about = state === 'late' ? t('eta.late', { duration }) : t('eta.in', { duration });
  return <Block label={label} clock={formats.time(eta.atMs)} about={about} late={state === 'late'} />;
}

function Block({
  label,
  clock,
  about,
  late = false,
  small = false,
}: {
  label: string;
  clock: string;
  about?: string;
  late?: boolean;
  small?: boolean;
}) {
  return (
    <Text as={Stack} lines="snug" align="end" numbers className={classes.block}>
      <Text as="span" size={2} weight={600} tone="soft">
        {label}
      </Text>
      {small ? (
        <Text as="span" weight={750}>
          {clock}
        </Text>
      ) : (
        <Text as="span" weight={750} lines="tight" className={classes.clock}>
          {clock}
        </Text>
      )}
      {about !== undefined && (
        <Text as="span" size={4} weight={600} tone={late ? 'caution' : undefined}>
          {about}
        </Text>
      )}
    </Text>
  );
}
