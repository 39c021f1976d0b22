import { matchRoutes } from 'react-router';

/** Every address of the portal, for routes and links alike (specification §2, Routes). */
export const routePatterns = {
  landing: '/',
  forgotPassword: '/forgot-password',
  register: '/register',
  connect: '/connect',
  orderTracking: '/order-tracking/:vendorID?',
  history: '/history/:vendorID?',
  bulkOrder: '/bulk-order/:vendorID?',
  bulkOrderJob: '/bulk-order/:vendorID/:bulkJobID',
  helpCentre: '/helpcenter/:vendorID',
  requestARider: '/request-a-rider/:vendorID?',
  tracking: '/tracking/:orderID',
  deliveryReceipt: '/delivery-receipt/:orderID',
  trackingC2c: '/tracking-c2c/:orderID',
  prohibitedItems: '/prohibiteditems-c2c',
  termsAndConditions: '/termsandconditions',
  maintenance: '/maintenance',
} as const;

export type RouteName = keyof typeof routePatterns;

/** Who may see a route (specification §2, Routes); the guards of `app/` say what happens to the others. */
export type Access = 'public-only' | 'authenticated' | 'public';

export const routeAccess: Readonly<Record<RouteName, Access>> = {
  landing: 'public-only',
  forgotPassword: 'public-only',
  register: 'public-only',
  connect: 'public-only',
  orderTracking: 'authenticated',
  history: 'authenticated',
  bulkOrder: 'authenticated',
  bulkOrderJob: 'authenticated',
  helpCentre: 'authenticated',
  requestARider: 'authenticated',
  tracking: 'public',
  deliveryReceipt: 'public',
  trackingC2c: 'public',
  prohibitedItems: 'public',
  termsAndConditions: 'public',
  maintenance: 'public',
};

export const paths = {
  landing: () => '/',
  /** The landing page's entry for individuals, where an order id can be typed. */
  trackAParcel: () => '/#individuals',
  forgotPassword: () => '/forgot-password',
  register: () => '/register',
  connect: () => '/connect',
  /** `orderId` marks the order that is edited. */
  requestARider: (vendorId?: string, orderId?: string) =>
    withQuery(vendorPath('/request-a-rider', vendorId), { orderID: orderId }),
  /** A new request that is filled in from the order `orderId`. */
  orderAgain: (vendorId: string, orderId: string) =>
    withQuery(vendorPath('/request-a-rider', vendorId), { again: orderId }),
  /** `orderId` is the order that was just made or changed. */
  orderTracking: (vendorId?: string, orderId?: string) =>
    withQuery(vendorPath('/order-tracking', vendorId), { order_id: orderId }),
  history: (vendorId?: string) => vendorPath('/history', vendorId),
  bulkOrder: (vendorId?: string) => vendorPath('/bulk-order', vendorId),
  helpCentre: (vendorId: string) => vendorPath('/helpcenter', vendorId),
  /** What the recipient's link opens. */
  tracking: (orderId: string) => `/tracking/${encodeURIComponent(orderId)}`,
  deliveryReceipt: (orderId: string) => `/delivery-receipt/${encodeURIComponent(orderId)}`,
  /** The same for a parcel that one person sends to another. */
  trackingC2c: (orderId: string) => `/tracking-c2c/${encodeURIComponent(orderId)}`,
  prohibitedItems: () => '/prohibiteditems-c2c',
  termsAndConditions: () => '/termsandconditions',
  maintenance: () => '/maintenance',
} as const;

const routes = (Object.keys(routePatterns) as RouteName[]).map((id) => ({ id, path: routePatterns[id] }));

/** Which route an address has; null for one that no route has. */
export function routeAt(pathname: string): RouteName | null {
  return matchRoutes(routes, pathname)?.[0]?.route.id ?? null;
}

/** The order that an address names. The specification writes both `orderID` and `order_id` (§2), so both are read. */
export function orderIdOf(search: URLSearchParams): string | null {
  return search.get('order_id') ?? search.get('orderID');
}

/** The order that is to be ordered again, where an address of the request names one. */
export function againIdOf(search: URLSearchParams): string | null {
  return search.get('again');
}

/** The same screen for another vendor: the first part of the path stays, the rest and the query belong to the vendor before. */
export function pathOfVendor(pathname: string, vendorId: string): string {
  const [, screen = ''] = pathname.split('/');
  return vendorPath(`/${screen}`, vendorId);
}

/** Whether the person is requesting a rider: there, lists of several outlets make no sense. */
export function isRequestPath(pathname: string): boolean {
  return pathname.split('/')[1] === 'request-a-rider';
}

function vendorPath(screen: string, vendorId: string | undefined): string {
  return vendorId === undefined ? screen : `${screen}/${encodeURIComponent(vendorId)}`;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
