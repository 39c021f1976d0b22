import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { ComponentType } from 'react';
import type { RouteName } from '../platform/paths.ts';

/** Who may see a route (specification §2, Routes); the guards say what happens to the others. */
export type Access = 'public-only' | 'authenticated' | 'public';

export interface RouteEntry {
  readonly access: Access;
  /** The route is there only while the flag says so; without it the address answers like one that does not exist. */
  readonly gate?: { readonly flag: FlagName; readonly is: boolean };
  /**
   * What stands around the screen: the navigation bar with all that a merchant's screen needs, only the component library for a
   * page with fields, or nothing. The bar hides wherever it is not named, since it speaks of a vendor.
   */
  readonly frame: 'navigation' | 'fields' | 'nothing';
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
    access: 'public-only',
    frame: 'nothing',
    screen: screen(['site', 'landing'], async () => (await import('./screens/landing.tsx')).Landing),
  },
  forgotPassword: {
    access: 'public-only',
    frame: 'fields',
    screen: accountScreen('ForgotPassword'),
  },
  register: {
    access: 'public-only',
    gate: { flag: 'deactivate-sign-up-button', is: false },
    frame: 'fields',
    screen: accountScreen('Register'),
  },
  connect: {
    access: 'public-only',
    frame: 'fields',
    screen: accountScreen('Connect'),
  },
  orderTracking: {
    access: 'authenticated',
    frame: 'navigation',
    screen: screen(['tracking', 'places'], async () => (await import('./screens/order-tracking.tsx')).OrderTracking),
  },
  history: {
    access: 'authenticated',
    frame: 'navigation',
    screen: screen(['tracking', 'places'], async () => (await import('./screens/history.tsx')).History),
  },
  bulkOrder: { access: 'authenticated', gate: bulkUpload, frame: 'navigation', screen: null },
  bulkOrderJob: { access: 'authenticated', gate: bulkUpload, frame: 'navigation', screen: null },
  helpCentre: {
    access: 'authenticated',
    frame: 'navigation',
    screen: screen(['help'], async () => (await import('./screens/help-centre.tsx')).HelpCentre),
  },
  requestARider: {
    access: 'authenticated',
    frame: 'navigation',
    screen: screen(['orders', 'places'], async () => (await import('./screens/request-a-rider.tsx')).RequestARider),
  },
  tracking: {
    access: 'public',
    frame: 'nothing',
    screen: screen(['public-tracking'], async () => (await import('./screens/tracking.tsx')).Tracking),
  },
  deliveryReceipt: {
    access: 'public',
    frame: 'nothing',
    screen: screen(
      ['public-tracking', 'delivery-receipt'],
      async () => (await import('./screens/delivery-receipt.tsx')).DeliveryReceipt,
    ),
  },
  trackingC2c: {
    access: 'public',
    frame: 'nothing',
    screen: screen(['public-tracking'], async () => (await import('./screens/tracking-c2c.tsx')).TrackingC2c),
  },
  prohibitedItems: {
    access: 'public',
    frame: 'nothing',
    screen: screen(
      ['site', 'prohibited'],
      async () => (await import('./screens/prohibited-items.tsx')).ProhibitedItems,
    ),
  },
  termsAndConditions: {
    access: 'public',
    frame: 'nothing',
    screen: screen(['site', 'terms'], async () => (await import('./screens/terms.tsx')).Terms),
  },
  maintenance: {
    access: 'public',
    frame: 'nothing',
    screen: screen(['maintenance'], async () => (await import('./screens/maintenance.tsx')).Maintenance),
  },
};
