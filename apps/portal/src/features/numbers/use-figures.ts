import type { WireFigures } from '@riderbell/contract/shapes/numbers.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { usePercent } from '@riderbell/web/i18n/percent.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** A figure of a set of orders; `value` is null where nothing can be said, such as a share of no orders. */
export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly value: (figures: WireFigures) => number | null;
  readonly write: (value: number) => string;
}

const share = (part: number, all: number) => (all === 0 ? null : part / all);

/** The figures of the page, in their order: shares and averages are calculated from the sums (docs/numbers.md). */
export function useFigures(): readonly Figure[] {
  const t = useTexts('numbers');
  const orders = useTexts('tracking');
  const totals = useTexts('history');
  const { number, duration, money } = useFormats();
  const percent = usePercent();
  return [
    { name: 'orders', label: t('orders'), value: (of) => of.orders, write: number },
    { name: 'on-time', label: t('on-time'), value: (of) => share(of.on_time, of.promised), write: percent },
    {
      name: 'to-rider',
      label: t('to-rider'),
      value: (of) => share(of.to_rider_seconds, of.riders_arrived),
      write: duration,
    },
    { name: 'to-door', label: t('to-door'), value: (of) => share(of.to_door_seconds, of.delivered), write: duration },
    { name: 'cancelled', label: orders('tab.cancelled'), value: (of) => of.cancelled, write: number },
    { name: 'fees', label: totals('totals.fees'), value: (of) => of.delivery_fees, write: money },
    { name: 'collected', label: totals('totals.collected'), value: (of) => of.cash_collected, write: money },
    { name: 'paid', label: totals('totals.paid'), value: (of) => of.cash_paid_at_pickup, write: money },
  ];
}
