import { getNumbers } from './get-numbers.ts';
import type { NumbersNeeds } from './ports.ts';

/** A run of the job counts at most about this many orders, so that it ends long before its lease. */
const mostOrdersARun = 100_000;
/** Requests count their own days, so the job only has to keep these few. */
const everyMilliseconds = 60_000;

export interface NumbersFeature {
  readonly handlers: { readonly getNumbers: ReturnType<typeof getNumbers> };
  readonly recurring: { readonly name: string; readonly everyMilliseconds: number; readonly run: () => Promise<void> };
}

/** The numbers that merchants look at: orders, punctuality, times, fees and cash by day, week and hour of the week. */
export function createNumbersFeature(needs: NumbersNeeds): NumbersFeature {
  return {
    handlers: { getNumbers: getNumbers(needs) },
    recurring: {
      name: 'count-orders',
      everyMilliseconds,
      run: async () => void (await needs.store.countAny(mostOrdersARun)),
    },
  };
}
