import type { Order } from '@riderbell/contract/shapes/order.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { readableAddress } from '@riderbell/domain/places/address.ts';
import { Banknote, HandCoins, TriangleAlert } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { moneyFlowOf, moneyStateOf } from '../detail/payment-facts.ts';
import { useWithoutRider } from '../no-rider/use-without-rider.ts';
import { OwnText } from '../own-text.tsx';
import { statusLooks } from '../status/status-look.ts';
import { StatusTile } from '../status/status-mark.tsx';
import classes from './order-row.module.css';
import { RowTime } from './row-time.tsx';

/** The key facts of an order; its detail opens beside the list. */
export function OrderRow({ order, nowMs, withDay }: { order: Order; nowMs: number; withDay: boolean }) {
  const t = useTexts('tracking');
  const { includeOutlets } = useCurrentVendor();
  const status = displayStatusOf(order, nowMs);
  const withoutRider = useWithoutRider(order, nowMs);
  return (
    <>
      <StatusTile status={status} />
      <Stack grow className={`${textLook({ lines: 'open' })} ${classes.words}`}>
        <Row align="baseline" gap={2.5}>
          <OwnText className={textLook({ weight: 700, truncate: true, grow: true })}>{order.customer.name}</OwnText>
          <RowTime order={order} nowMs={nowMs} withDay={withDay} />
        </Row>
        <Row align="baseline" gap={2.5}>
          {includeOutlets && (
            <OwnText className={`${textLook({ size: 3, weight: 600, truncate: true })} ${classes.branch}`}>
              {order.collection_point.name}
            </OwnText>
          )}
          <OwnText className={textLook({ size: 3, tone: 'soft', truncate: true, grow: true })}>
            {readableAddress(order.customer.location.address)}
          </OwnText>
          <Bdi className={`${textLook({ size: 1, tone: 'soft', numbers: true })} ${classes.id}`}>{order.order_id}</Bdi>
        </Row>
        <Row align="baseline" gap={2.5}>
          <Text
            as="span"
            size={3}
            weight={700}
            truncate
            grow
            tone="state"
            data-tone={withoutRider ? 'caution' : statusLooks[status].tone}
          >
            {withoutRider && <TriangleAlert size={15} aria-hidden style={{ verticalAlign: '-2px' }} />}
            {withoutRider ? ` ${t('rider.none')}` : t(`display.${status}`)}
          </Text>
          <Cash order={order} />
        </Row>
      </Stack>
    </>
  );
}

/** The cash that the order moves; none if it is paid, cancelled or returned. */
function Cash({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { money } = useFormats();
  const flow = moneyFlowOf(order.order.payment_method);
  const state = moneyStateOf(order);
  if (state === 'void' || (flow !== 'customer-to-rider' && flow !== 'rider-to-vendor')) return null;
  const Icon = flow === 'customer-to-rider' ? Banknote : HandCoins;
  const amount = money(order.order.amount);
  const change = state === 'due' ? order.change_note?.change : undefined;
  return (
    <Row as="span" gap={1.5} className={`${textLook({ size: 3, weight: 600, numbers: true })} ${classes.amount}`}>
      <Icon size={16} className={textLook({ tone: 'soft' })} aria-hidden />
      <span className={classes.amountWords}>
        {change ? t('row.change-note', { amount, change: money(change) }) : t(`row.${flow}.${state}`, { amount })}
      </span>
      <bdi className={classes.amountAlone} aria-hidden>
        {amount}
      </bdi>
    </Row>
  );
}
