import type { Order } from '@riderbell/contract/shapes/order.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { readableAddress } from '@riderbell/domain/places/address.ts';
import { Banknote, HandCoins, TriangleAlert } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { moneyFlowOf, moneyStateOf } from '../detail/payment-facts.ts';
import { useWithoutRider } from '../no-rider/use-without-rider.ts';
import { OwnText } from '../own-text.tsx';
import { statusLooks } from '../status/status-look.ts';
import { StatusTile } from '../status/status-mark.tsx';
import toneClasses from '../status/status.module.css';
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
      <div className={classes.words}>
        <div className={classes.line}>
          <OwnText className={classes.customer}>{order.customer.name}</OwnText>
          <RowTime order={order} nowMs={nowMs} withDay={withDay} />
        </div>
        <div className={classes.line}>
          {includeOutlets && <OwnText className={classes.branch}>{order.collection_point.name}</OwnText>}
          <OwnText className={classes.address}>{readableAddress(order.customer.location.address)}</OwnText>
          <Bdi className={classes.id}>{order.order_id}</Bdi>
        </div>
        <div className={classes.line}>
          {withoutRider ? (
            <span className={`${toneClasses.tone} ${classes.status}`} data-tone="caution">
              <TriangleAlert size={15} aria-hidden style={{ verticalAlign: '-2px' }} /> {t('rider.none')}
            </span>
          ) : (
            <span className={`${toneClasses.tone} ${classes.status}`} data-tone={statusLooks[status].tone}>
              {t(`display.${status}`)}
            </span>
          )}
          <Cash order={order} />
        </div>
      </div>
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
  return (
    <span className={classes.amount}>
      <Icon size={16} aria-hidden />
      <span className={classes.amountWords}>{t(`row.${flow}.${state}`, { amount: money(order.order.amount) })}</span>
      <bdi className={classes.amountAlone} aria-hidden>
        {money(order.order.amount)}
      </bdi>
    </span>
  );
}
