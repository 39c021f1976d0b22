import { cancelReasons } from '../orders/cancellation.ts';

/**
 * What is counted of orders. All are whole numbers that can be added, so a share or an average is calculated from sums only:
 * `on_time / promised`, `to_rider_seconds / riders_arrived`, `to_door_seconds / delivered`.
 */
export const figureNames = [
  'orders',
  'delivered',
  'returned',
  /** Cancelled, failed or without a rider, as in the history's filter. */
  'cancelled',
  /** Orders whose promise was kept or broken. */
  'promised',
  'on_time',
  /** Orders whose rider reached the collection point. */
  'riders_arrived',
  'to_rider_seconds',
  'to_door_seconds',
  /** Amounts in minor units. */
  'delivery_fees',
  'cash_collected',
  'cash_paid_at_pickup',
] as const;

export type FigureName = (typeof figureNames)[number];
export type Figures = Readonly<Record<FigureName, number>>;

/** The merchants' reasons; a failed payment and a missing rider are counted with theirs, any unknown reason as "other". */
export const countedReasons = [...cancelReasons, 'other'] as const;
export type CountedReason = (typeof countedReasons)[number];

export const hoursOfDay = 24;

export const noFigures: Figures = figuresFrom(() => 0);

export function figuresFrom(valueOf: (name: FigureName) => number): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, valueOf(name)])) as Record<FigureName, number>;
}

export function addFigures(all: readonly Figures[]): Figures {
  return figuresFrom((name) => all.reduce((sum, figures) => sum + figures[name], 0));
}
