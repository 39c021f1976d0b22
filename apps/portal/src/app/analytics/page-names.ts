import type { PageName } from '../../platform/analytics/events.ts';
import { routeAt, type RouteName } from '../../platform/paths.ts';

/** The page name of each route in events, which never contain an address because it may name an order. */
const nameOfRoute: Readonly<Record<RouteName, PageName>> = {
  landing: 'home',
  connect: 'sign-in',
  invitation: 'invitation',
  device: 'shared-device',
  register: 'register',
  forgotPassword: 'forgot-password',
  requestARider: 'request-details',
  orderTracking: 'order-tracking',
  history: 'history',
  team: 'team',
  devices: 'devices',
  numbers: 'numbers',
  cashBook: 'cash-book',
  activity: 'activity',
  bulkOrder: 'bulk-order',
  bulkOrderJob: 'bulk-job',
  helpCentre: 'help-centre',
  tracking: 'public-tracking',
  deliveryReceipt: 'delivery-receipt',
  trackingC2c: 'tracking-c2c',
  prohibitedItems: 'prohibited-items',
  termsAndConditions: 'terms',
  maintenance: 'maintenance',
};

export function pageNameOf(pathname: string): PageName {
  const route = routeAt(pathname);
  return route === null ? 'not-found' : nameOfRoute[route];
}
