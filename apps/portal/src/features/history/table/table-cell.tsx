import type { Order } from '@riderbell/contract/shapes/order.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { isCancelled } from '@riderbell/domain/orders/status-groups.ts';
import { moneyOf } from '@riderbell/domain/payments/order-money.ts';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { moneyFlowOf, moneyStateOf } from '../../../parts/orders/detail/payment-facts.ts';
import { OwnText } from '../../../parts/orders/own-text.tsx';
import { promiseStateOf } from '../../../parts/orders/promise/promise-state.ts';
import { StatusPill } from '../../../parts/orders/status/status-mark.tsx';
import type { ColumnName } from './columns.ts';

interface CellFacts {
  readonly order: Order;
  readonly nowMs: number;
}

const plain = textLook({ truncate: true });
const nothing = (
  <Text as="span" tone="soft">
    –
  </Text>
);

/** The content of each column's cells. */
export const cells: Readonly<Record<ColumnName, (facts: CellFacts) => ReactNode>> = {
  time: TimeCell,
  id: ({ order }) => <Bdi className={textLook({ size: 2, tone: 'soft', numbers: true })}>{order.order_id}</Bdi>,
  customer: ({ order }) => (
    <OwnText className={textLook({ weight: 700, truncate: true })}>{order.customer.name}</OwnText>
  ),
  branch: ({ order }) => <OwnText className={plain}>{order.collection_point.name}</OwnText>,
  status: ({ order, nowMs }) => <StatusPill status={displayStatusOf(order, nowMs)} />,
  fee: FeeCell,
  cash: CashCell,
  promise: PromiseCell,
  rider: ({ order: { rider } }) => (rider === null ? nothing : <OwnText className={plain}>{rider.name}</OwnText>),
};

/** When the order was requested, by which the history is ordered and its period counts. */
function TimeCell({ order, nowMs }: CellFacts) {
  const { date, dayWord, time } = useFormats();
  // Weekdays are too long for a column in many languages; a year has only one such date.
  return (
    <Text as="span" numbers truncate>
      {dayWord(order.created_at, nowMs) ?? date(order.created_at)} {time(order.created_at)}
    </Text>
  );
}

/** The fee that the merchant owes, as it counts in the totals. */
function FeeCell({ order }: CellFacts) {
  const { money } = useFormats();
  const isOwed = moneyOf(order, pricesOf(order)).fee > 0 || order.delivery_fee === 0;
  return isOwed ? <MoneyText>{money(order.delivery_fee)}</MoneyText> : nothing;
}

/** The item value that the rider moves; soft while it has not changed hands, so that the rest adds up to the totals. */
function CashCell({ order }: CellFacts) {
  const t = useTexts('tracking');
  const { money } = useFormats();
  const flow = moneyFlowOf(order.order.payment_method);
  const state = moneyStateOf(order);
  if (state === 'void' || flow === 'already-paid' || flow === 'none' || order.order.amount === 0) return nothing;
  const amount = money(order.order.amount);
  return (
    <Text as="span" tone={state === 'due' ? 'soft' : undefined} title={t(`payment.flow.${flow}.${state}`, { amount })}>
      <MoneyText>{state === 'due' ? `(${amount})` : amount}</MoneyText>
    </Text>
  );
}

const promiseLooks = {
  open: null,
  kept: { icon: CircleCheck, tone: 'positive' },
  late: { icon: TriangleAlert, tone: 'caution' },
  broken: { icon: CircleX, tone: 'caution' },
} as const;

/** Whether the order came as promised, or until when it is promised. */
function PromiseCell({ order, nowMs }: CellFacts) {
  const t = useTexts('tracking');
  const { time } = useFormats();
  const { promise } = order;
  if (promise === undefined || isCancelled({ ...order, preordered_for: null })) return nothing;
  const state = promiseStateOf(order, promise, nowMs);
  const look = promiseLooks[state];
  if (look === null || state === 'open') {
    return (
      <Text as="span" numbers>
        {time(promise.to)}
      </Text>
    );
  }
  const { icon: Icon, tone } = look;
  return (
    <Row as="span" gap={1.5} title={t(`promise.${state}`)}>
      <Icon size={17} className={textLook({ tone })} aria-hidden />
      <Text as="span" size={3} truncate>
        {t(`promise.${state}`)}
      </Text>
    </Row>
  );
}

function pricesOf({ order, delivery_fee: fee }: Order) {
  return { paymentMethod: order.payment_method, amount: order.amount, fee };
}
