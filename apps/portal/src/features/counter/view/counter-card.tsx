import type { Order } from '@riderbell/contract/shapes/order.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { lastChangeAt } from '@riderbell/domain/orders/last-change.ts';
import { isNew } from '@riderbell/domain/orders/status-groups.ts';
import { endedShownMs, type Work } from '@riderbell/domain/orders/work-groups.ts';
import { untilMinutes } from '@riderbell/domain/tracking/expected-times.ts';
import { Bike, HandCoins, TriangleAlert } from 'lucide-react';
import { serverClock } from '@riderbell/web/clock.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { shownRiderOf } from '../../../parts/orders/data/rider-query.ts';
import { ChangeNoteLine } from '../../../parts/orders/change-note.tsx';
import { orderTimeOf } from '../../../parts/orders/detail/order-times.ts';
import { moneyFlowOf, moneyStateOf } from '../../../parts/orders/detail/payment-facts.ts';
import { useWithoutRider } from '../../../parts/orders/no-rider/use-without-rider.ts';
import { OwnText } from '../../../parts/orders/own-text.tsx';
import { type StatusLook, statusLooks } from '../../../parts/orders/status/status-look.ts';
import classes from './counter-card.module.css';

/** As in the list: the merchant has to decide. */
const noRiderLook: StatusLook = { icon: TriangleAlert, tone: 'caution' };

const line = textLook({ truncate: true });

/** How long before it leaves the counter view a card starts to fade. */
const fadeMs = 30_000;

/** One order, readable from the other side of the counter; a press opens it. */
export function CounterCard({
  card: { order, group },
  nowMs,
  changedAt,
  onOpen,
}: {
  card: Work<Order>;
  nowMs: number;
  /** When the order changed, while the change is marked. */
  changedAt: number | undefined;
  onOpen: () => void;
}) {
  const t = useTexts('tracking');
  const { includeOutlets } = useCurrentVendor();
  const status = displayStatusOf(order, nowMs);
  const withoutRider = useWithoutRider(order, nowMs);
  const { icon: Icon, tone } = withoutRider ? noRiderLook : statusLooks[status];
  const leaves = group === 'done' && nowMs - lastChangeAt(order) > endedShownMs - fadeMs;
  const rider = shownRiderOf(order);
  return (
    <Stack
      as="button"
      type="button"
      className={classes.card}
      data-tone={tone}
      data-group={group}
      data-leaves={leaves}
      onClick={onOpen}
    >
      {changedAt !== undefined && <span key={changedAt} className={classes.changed} aria-hidden />}
      <Row as="span" wrap className={`${textLook({ lines: 'close' })} ${classes.head}`}>
        <Icon size="1.6em" className={textLook({ tone: 'state' })} aria-hidden />
        <Text as="span" weight={750} tone="state" className={classes.status}>
          {t(withoutRider ? 'rider.none' : `display.${status}`)}
        </Text>
        {includeOutlets && (
          <OwnText className={textLook({ truncate: true, tone: 'soft', grow: true })}>
            {order.collection_point.name}
          </OwnText>
        )}
        <Bdi
          className={`${textLook({ weight: 700, numbers: true })} ${classes.id}`}
        >{`#${order.order_id.slice(-4)}`}</Bdi>
      </Row>
      <OwnText className={`${textLook({ truncate: true, weight: 780, lines: 'close' })} ${classes.customer}`}>
        {order.customer.name}
      </OwnText>
      {isNew(order) && <ChangeNoteLine order={order} />}
      <Row as="span" justify="between" gap={4} grow className={classes.foot}>
        <Stack as="span" gap={0.5} grow className={textLook({ lines: 'snug' })}>
          <CashOfRider order={order} />
          {rider !== null && group !== 'done' ? (
            <Row as="span" gap={2}>
              <Bike size="1.25em" aria-hidden />
              <VisuallyHidden>{t('rider.title')}</VisuallyHidden>
              <OwnText className={line}>{rider.name}</OwnText>
            </Row>
          ) : (
            <OwnText className={line}>{order.order.description}</OwnText>
          )}
        </Stack>
        <CardTime order={order} nowMs={nowMs} />
      </Row>
    </Stack>
  );
}

/** What the rider has to pay before the handover: the one sum that a counter must not forget. */
function CashOfRider({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { money } = useFormats();
  if (moneyFlowOf(order.order.payment_method) !== 'rider-to-vendor' || moneyStateOf(order) !== 'due') return null;
  return (
    <Row as="span" gap={2} className={textLook({ weight: 750 })}>
      <HandCoins size="1.25em" aria-hidden />
      <span className={line}>{t('row.rider-to-vendor.due', { amount: money(order.order.amount) })}</span>
    </Row>
  );
}

/** The most important minutes, and what they count. */
function CardTime({ order, nowMs }: { order: Order; nowMs: number }) {
  const t = useTexts('tracking');
  const formats = useFormats();
  const time = orderTimeOf(order, nowMs);
  if (time.kind === 'scheduled') return <Time big={formats.time(time.atMs)} about={t('eta.scheduled')} />;
  if (time.kind === 'ended') return <Time big={formats.time(time.atMs)} />;
  if (time.kind === 'since') {
    return <Time big={formats.duration((nowMs - time.atMs) / 1000)} about={t('row.since-request')} />;
  }
  const about = t(time.to === 'customer' ? 'eta.to-customer' : 'eta.to-collection-point');
  const { state, minutes } = untilMinutes(time.atMs, serverClock.at(nowMs));
  const duration = formats.duration(minutes * 60);
  if (state === 'now') return <Time big={t('eta.now')} about={about} isWord />;
  if (state === 'late') return <Time big={t('eta.late', { duration })} about={about} isWord late />;
  return <Time big={duration} about={about} />;
}

function Time({
  big,
  about,
  isWord = false,
  late = false,
}: {
  big: string;
  about?: string;
  /** Longer than a number, so it is smaller. */
  isWord?: boolean;
  late?: boolean;
}) {
  return (
    <Stack as="span" className={`${textLook({ align: 'end' })} ${classes.time}`}>
      <Text
        as="span"
        weight={780}
        numbers
        tone={late ? 'caution' : undefined}
        className={isWord ? classes.word : classes.minutes}
      >
        {big}
      </Text>
      {about !== undefined && (
        <Text as="span" tone="soft" lines="close" className={classes.about}>
          {about}
        </Text>
      )}
    </Stack>
  );
}
