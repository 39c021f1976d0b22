import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { ComponentType } from 'react';
import type { RouteName } from '../platform/paths.ts';

export interface RouteEntry {
  /** The route is there only while the flag says so; without it the address answers like one that does not exist. */
  readonly gate?: { readonly flag: FlagName; readonly is: boolean };
  /**
   * What is around the screen: the navigation bar with all that a merchant's screen needs, or nothing. The bar speaks of a vendor, so a
   * screen has to ask for it.
   */
  readonly frame: 'navigation' | 'nothing';
  /** Null until the screen is built: whoever passes the guard meets the page of an address that does not exist. */
  readonly screen: Screen | null;
}

interface Screen {
  /** The areas of texts that it needs besides the frame's. */
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType>;
}

function screen(areas: readonly Area[], load: () => Promise<ComponentType>): Screen {
  return { areas, load };
}

/** One of the screens of who is not signed in. */
function accountScreen(name: 'Connect' | 'ForgotPassword' | 'Register'): Screen {
  return screen(
    ['accounts', 'account-errors', 'errors'],
    async () => (await import('./screens/account-screens.tsx'))[name],
  );
}

const bulkUpload = { flag: 'bulk-order-upload', is: true } as const;

/** Every route of specification §2, by the name that its address has in `paths.ts`; any other address is the 404 page. */
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
    gate: { flag: 'deactivate-sign-up-button', is: false },
    frame: 'nothing',
    screen: accountScreen('Register'),
  },
  connect: {
    frame: 'nothing',
    screen: accountScreen('Connect'),
  },
  orderTracking: {
    frame: 'navigation',
    screen: screen(['tracking', 'places'], async () => (await import('./screens/order-tracking.tsx')).OrderTracking),
  },
  history: {
    frame: 'navigation',
    screen: screen(['tracking', 'places'], async () => (await import('./screens/history.tsx')).History),
  },
  bulkOrder: { gate: bulkUpload, frame: 'navigation', screen: null },
  bulkOrderJob: { gate: bulkUpload, frame: 'navigation', screen: null },
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
