import { matchRoutes } from 'react-router';

/** Every address of the portal, for routes and links (specification §2, Routes; the pages about the business, and shared devices). */
export const routePatterns = {
  landing: '/',
  forgotPassword: '/forgot-password',
  register: '/register',
  connect: '/connect',
  invitation: '/invitation',
  device: '/device',
  orderTracking: '/order-tracking/:vendorID?',
  history: '/history/:vendorID?',
  numbers: '/numbers/:vendorID?',
  cashBook: '/cash-book/:vendorID?',
  team: '/team/:vendorID?',
  devices: '/devices/:vendorID?',
  activity: '/activity/:vendorID?',
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

/** Who may see a route (specification §2, Routes); the guards of `app/` decide what other visitors see. */
export type Access = 'public-only' | 'authenticated' | 'public';

export const routeAccess: Readonly<Record<RouteName, Access>> = {
  landing: 'public-only',
  forgotPassword: 'public-only',
  register: 'public-only',
  connect: 'public-only',
  invitation: 'public',
  device: 'public',
  orderTracking: 'authenticated',
  history: 'authenticated',
  numbers: 'authenticated',
  cashBook: 'authenticated',
  team: 'authenticated',
  devices: 'authenticated',
  activity: 'authenticated',
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
  /** The target of a mailed invitation to a team; its token is in the hash. */
  invitation: () => '/invitation',
  /** Where a shared device is connected and unlocked. */
  device: () => '/device',
  /** @param orderId the order to edit */
  requestARider: (vendorId?: string, orderId?: string) =>
    withQuery(vendorPath('/request-a-rider', vendorId), { orderID: orderId }),
  /** A new request, prefilled from the order `orderId`. */
  orderAgain: (vendorId: string, orderId: string) =>
    withQuery(vendorPath('/request-a-rider', vendorId), { again: orderId }),
  /** @param orderId the order to open, for example after it was created or changed */
  orderTracking: (vendorId?: string, orderId?: string) =>
    withQuery(vendorPath('/order-tracking', vendorId), { order_id: orderId }),
  history: (vendorId?: string) => vendorPath('/history', vendorId),
  /** What happened at the vendor, by day, week or hour. */
  numbers: (vendorId?: string) => vendorPath('/numbers', vendorId),
  cashBook: (vendorId?: string) => vendorPath('/cash-book', vendorId),
  team: (vendorId?: string) => vendorPath('/team', vendorId),
  /** The shared devices of the vendor and the people at them. */
  devices: (vendorId?: string) => vendorPath('/devices', vendorId),
  /** Who did what at the vendor. */
  activity: (vendorId?: string) => vendorPath('/activity', vendorId),
  bulkOrder: (vendorId?: string) => vendorPath('/bulk-order', vendorId),
  bulkOrderJob: (vendorId: string, jobId: string) =>
    `${vendorPath('/bulk-order', vendorId)}/${encodeURIComponent(jobId)}`,
  helpCentre: (vendorId: string) => vendorPath('/helpcenter', vendorId),
  /** The target of the recipient's link. */
  tracking: (orderId: string) => `/tracking/${encodeURIComponent(orderId)}`,
  deliveryReceipt: (orderId: string) => `/delivery-receipt/${encodeURIComponent(orderId)}`,
  /** The same for a parcel between two people. */
  trackingC2c: (orderId: string) => `/tracking-c2c/${encodeURIComponent(orderId)}`,
  prohibitedItems: () => '/prohibiteditems-c2c',
  termsAndConditions: () => '/termsandconditions',
  maintenance: () => '/maintenance',
} as const;

const routes = (Object.keys(routePatterns) as RouteName[]).map((id) => ({ id, path: routePatterns[id] }));

/** The route of an address; null if there is none. */
export function routeAt(pathname: string): RouteName | null {
  return matchRoutes(routes, pathname)?.[0]?.route.id ?? null;
}

/** The order id in an address. The specification uses both `orderID` and `order_id` (§2), so this reads both. */
export function orderIdOf(search: URLSearchParams): string | null {
  return search.get('order_id') ?? search.get('orderID');
}

/** The order to repeat in an address of the request screen; null if there is none. */
export function repeatedOrderIdOf(search: URLSearchParams): string | null {
  return search.get('again');
}

/** The same screen for another vendor: keeps the first part of the path; the rest and the query belong to the previous vendor. */
export function pathOfVendor(pathname: string, vendorId: string): string {
  const [, screen = ''] = pathname.split('/');
  return vendorPath(`/${screen}`, vendorId);
}

/** Whether the address is the request screen, where including all outlets makes no sense. */
export function isRequestPath(pathname: string): boolean {
  return pathname.split('/')[1] === 'request-a-rider';
}

function vendorPath(screen: string, vendorId: string | undefined): string {
  return vendorId === undefined ? screen : `${screen}/${encodeURIComponent(vendorId)}`;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const defined = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return defined.length === 0 ? path : `${path}?${new URLSearchParams(defined).toString()}`;
}
