import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { TextKey } from '@riderbell/messages/texts.ts';
import { Banknote, CreditCard, HandCoins, type LucideIcon, Wallet } from 'lucide-react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { ChangeNoteLine } from '../change-note.tsx';
import { DetailCard } from './detail-card.tsx';
import classes from './payment-card.module.css';
import { type MoneyFlow, moneyFlowOf, moneyStateOf, shownMethodOf } from './payment-facts.ts';

const flowIcons: Readonly<Record<MoneyFlow, LucideIcon>> = {
  'customer-to-rider': Banknote,
  'rider-to-vendor': HandCoins,
  'customer-at-door': Wallet,
  'already-paid': CreditCard,
  none: Wallet,
};

/** Who pays whom and how much, and the merchant's delivery fee. */
export function PaymentCard({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { money, distance } = useFormats();
  const { amount, payment_method } = order.order;
  const flow = moneyFlowOf(payment_method);
  const state = moneyStateOf(order);
  const Icon = flowIcons[flow];
  const parts = order.delivery_fee_parts;
  return (
    <DetailCard title={t('payment.title')}>
      {state !== 'void' && (
        <Row align="start" gap={2.5} className={textLook({ weight: 700, lines: 'open' })}>
          <Icon size={20} className={textLook({ tone: 'brand' })} aria-hidden />
          {t(flowText(flow, state), { amount: money(amount) })}
        </Row>
      )}
      <ChangeNoteLine order={order} />
      <Stack as="dl" gap={1.5} className={classes.lines}>
        <Line name={t('payment.method')} value={t(`payment.method.${shownMethodOf(payment_method)}`)} />
        <Line name={t('payment.item-value')} value={money(amount)} />
        {order.vat_number !== '' && <Line name={t('detail.vat')} value={order.vat_number} />}
      </Stack>
      <Stack as="dl" gap={1.5} className={classes.lines}>
        <Line name={t('fee.base')} value={money(parts.base)} />
        {parts.distance > 0 && (
          <Line name={t('fee.distance', { distance: distance(order.distance) })} value={money(parts.distance)} />
        )}
        {parts.surcharge > 0 && <Line name={t('fee.surcharge')} value={money(parts.surcharge)} />}
        {parts.voucher > 0 && <Line name={t('fee.voucher')} value={money(-parts.voucher)} />}
        <Line name={t('fee.title')} value={money(order.delivery_fee)} total />
      </Stack>
    </DetailCard>
  );
}

function flowText(flow: MoneyFlow, state: 'due' | 'done'): TextKey<'tracking'> {
  return flow === 'already-paid' || flow === 'none' ? `payment.flow.${flow}` : `payment.flow.${flow}.${state}`;
}

function Line({ name, value, total = false }: { name: string; value: string; total?: boolean }) {
  return (
    <Row align="baseline" justify="between" gap={4} className={textLook({ size: 4, weight: total ? 750 : undefined })}>
      <Text as="dt" tone={total ? undefined : 'soft'}>
        {name}
      </Text>
      <Text as="dd" align="end" numbers>
        <MoneyText>{value}</MoneyText>
      </Text>
    </Row>
  );
}
