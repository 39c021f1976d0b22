import type { Numbers, WireFigures } from '@riderbell/contract/shapes/numbers.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { Weekday } from '@riderbell/domain/countries/first-day-of-week.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { type Figures, figuresFrom, hoursOfDay } from '@riderbell/domain/numbers/figures.ts';
import type { HourOfWeek } from './ports.ts';

export function figuresOnTheWire(figures: Figures, currency: CurrencyCode): WireFigures {
  return {
    ...figuresFrom((name) => figures[name]),
    delivery_fees: fromMinor(figures.delivery_fees, currency),
    cash_collected: fromMinor(figures.cash_collected, currency),
    cash_paid_at_pickup: fromMinor(figures.cash_paid_at_pickup, currency),
  };
}

/** All hours of the week in its order. */
export function hoursOnTheWire(counted: readonly HourOfWeek[], weekStart: Weekday): Numbers['hours_of_week'] {
  const orders = new Map(counted.map((one) => [`${one.weekday} ${one.hour}`, one.orders]));
  return Array.from({ length: 7 * hoursOfDay }, (_, index) => {
    const weekday = ((weekStart - 1 + Math.floor(index / hoursOfDay)) % 7) + 1;
    const hour = index % hoursOfDay;
    return { weekday, hour, orders: orders.get(`${weekday} ${hour}`) ?? 0 };
  });
}
