import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { paymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import { languages } from '@riderbell/domain/countries/languages.ts';

/** Page names for events, so that no event contains an address with ids. */
export const pageNames = [
  'home',
  'sign-in',
  'register',
  'invitation',
  'shared-device',
  'forgot-password',
  'request-details',
  'order-tracking',
  'history',
  'numbers',
  'cash-book',
  'team',
  'devices',
  'activity',
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
 * Every analytics event of the portal, with its properties and their possible values. All values are from closed lists, so that
 * no event can contain an address, a name, a number or an id. docs/analytics.md describes each event; a test compares the two.
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

/** One tracked event; `at` is in epoch ms. */
export interface TrackedEvent {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, string>>;
  readonly at: number;
}
