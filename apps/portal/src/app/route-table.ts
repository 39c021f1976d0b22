import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { ComponentType } from 'react';
import type { RouteName } from '../platform/paths.ts';

export interface RouteEntry {
  /** The route exists only while the flag has this value; otherwise its address is unknown. */
  readonly gate?: { readonly flag: FlagName; readonly isOn: boolean };
  /**
   * The frame of the screen: the navigation bar with everything that a merchant's screen needs, or nothing. The bar needs a
   * vendor, so it is not the default.
   */
  readonly frame: 'navigation' | 'nothing';
  /** Null until the screen is built; a visitor whom the guard admits sees the 404 page. */
  readonly screen: Screen | null;
}

interface Screen {
  /** The text areas of the screen, in addition to those of its frame. */
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType>;
}

function screen(areas: readonly Area[], load: () => Promise<ComponentType>): Screen {
  return { areas, load };
}

/** A screen about an account. */
function accountScreen(
  name: 'Connect' | 'Device' | 'ForgotPassword' | 'Invitation' | 'Register',
  areas: readonly Area[] = [],
): Screen {
  return screen(
    ['accounts', 'account-errors', 'errors', ...areas],
    async () => (await import('./screens/account-screens.tsx'))[name],
  );
}

/** A page about the business. They share a script, because each separate script makes the start of every page larger. */
function businessScreen(
  name: 'Activity' | 'CashBook' | 'Devices' | 'Numbers' | 'Team',
  areas: readonly Area[],
): Screen {
  return screen(areas, async () => (await import('./screens/business-screens.tsx'))[name]);
}

/** A screen of bulk orders. They share a script, because an upload leads from the one to the other. */
function bulkScreen(name: 'BulkJob' | 'BulkOrders'): Screen {
  return screen(
    ['bulk-orders', 'bulk-errors', 'tracking'],
    async () => (await import('./screens/bulk-screens.tsx'))[name],
  );
}

const bulkUpload = { flag: 'bulk-order-upload', isOn: true } as const;

/** Every route of specification §2, by its name in `paths.ts`; any other address shows the 404 page. */
export const routeTable: Readonly<Record<RouteName, RouteEntry>> = {
  landing: {
    frame: 'nothing',
    screen: screen(['site', 'landing'], async () => (await import('./screens/landing.tsx')).Landing),
  },
  forgotPassword: {
    frame: 'nothing',
    screen: accountScreen('ForgotPassword'),
  },
  register: {
    gate: { flag: 'deactivate-sign-up-button', isOn: false },
    frame: 'nothing',
    screen: accountScreen('Register'),
  },
  connect: {
    frame: 'nothing',
    screen: accountScreen('Connect'),
  },
  invitation: {
    frame: 'nothing',
    screen: accountScreen('Invitation', ['team']),
  },
  device: {
    frame: 'nothing',
    screen: accountScreen('Device', ['devices']),
  },
  orderTracking: {
    frame: 'navigation',
    screen: screen(['tracking', 'places'], async () => (await import('./screens/order-tracking.tsx')).OrderTracking),
  },
  history: {
    frame: 'navigation',
    screen: screen(['tracking', 'places', 'history'], async () => (await import('./screens/history.tsx')).History),
  },
  numbers: {
    frame: 'navigation',
    screen: businessScreen('Numbers', ['numbers', 'tracking', 'history']),
  },
  cashBook: {
    frame: 'navigation',
    screen: businessScreen('CashBook', ['cash-book', 'tracking', 'history']),
  },
  team: {
    frame: 'navigation',
    screen: businessScreen('Team', ['team']),
  },
  devices: {
    frame: 'navigation',
    screen: businessScreen('Devices', ['devices']),
  },
  activity: {
    frame: 'navigation',
    screen: businessScreen('Activity', ['activity', 'tracking', 'link-settings', 'cash-book', 'exports', 'history']),
  },
  bulkOrder: { gate: bulkUpload, frame: 'navigation', screen: bulkScreen('BulkOrders') },
  bulkOrderJob: { gate: bulkUpload, frame: 'navigation', screen: bulkScreen('BulkJob') },
  helpCentre: {
    frame: 'navigation',
    screen: screen(['help'], async () => (await import('./screens/help-centre.tsx')).HelpCentre),
  },
  requestARider: {
    frame: 'navigation',
    screen: screen(['orders', 'places'], async () => (await import('./screens/request-a-rider.tsx')).RequestARider),
  },
  tracking: {
    frame: 'nothing',
    screen: screen(['public-tracking'], async () => (await import('./screens/tracking.tsx')).Tracking),
  },
  deliveryReceipt: {
    frame: 'nothing',
    screen: screen(
      ['public-tracking', 'delivery-receipt'],
      async () => (await import('./screens/delivery-receipt.tsx')).DeliveryReceipt,
    ),
  },
  trackingC2c: {
    frame: 'nothing',
    screen: screen(['public-tracking'], async () => (await import('./screens/tracking-c2c.tsx')).TrackingC2c),
  },
  prohibitedItems: {
    frame: 'nothing',
    screen: screen(
      ['site', 'prohibited'],
      async () => (await import('./screens/prohibited-items.tsx')).ProhibitedItems,
    ),
  },
  termsAndConditions: {
    frame: 'nothing',
    screen: screen(['site', 'terms'], async () => (await import('./screens/terms.tsx')).Terms),
  },
  maintenance: {
    frame: 'nothing',
    screen: screen(['maintenance'], async () => (await import('./screens/maintenance.tsx')).Maintenance),
  },
};
