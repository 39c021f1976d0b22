import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { paymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import { languages } from '@riderbell/domain/countries/languages.ts';

/** What a page is called, so that an address with its ids never has to be told. */
export const pageNames = [
  'home',
  'sign-in',
  'register',
  'forgot-password',
  'request-details',
  'order-tracking',
  'history',
  'bulk-order',
  'bulk-job',
  'help-centre',
  'public-tracking',
  'delivery-receipt',
  'tracking-c2c',
  'prohibited-items',
  'terms',
  'maintenance',
  'not-found',
] as const;
export type PageName = (typeof pageNames)[number];

/**
 * Every event of use that the portal knows, with its properties and what each may say. Every value is one of a closed list, so that
 * no event can carry an address, a name, a number or an id. docs/analytics.md says when each happens; a test compares the two.
 */
export const events = {
  page_viewed: { page: pageNames },
  request_step_viewed: { step: ['address', 'details', 'payment'] },
  signed_in: {},
  order_requested: {
    payment_method: paymentMethods,
    collection: ['now', 'later'],
  },
  order_cancelled: { reason: cancelReasons },
  outlets_included: {},
  branch_changed: {},
  language_changed: { language: languages },
  help_opened: { place: ['button', 'page'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type EventName = keyof typeof events;
type Table = typeof events;
type Values<List> = List extends readonly (infer Value)[] ? Value : never;
export type EventProperties<Name extends EventName> = {
  readonly [Property in keyof Table[Name]]: Values<Table[Name][Property]>;
};

/** One event as it happened; `at` is epoch ms. */
export interface TrackedEvent {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, string>>;
  readonly at: number;
}
