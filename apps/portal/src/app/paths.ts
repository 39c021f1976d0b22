/** Every address of the portal, for routes and links alike (specification §2, Routes). */
export const routePatterns = {
  landing: '/',
  connect: '/connect',
  requestARider: '/request-a-rider/:vendorID?',
  orderTracking: '/order-tracking/:vendorID?',
  history: '/history/:vendorID?',
} as const;

export const paths = {
  landing: () => '/',
  connect: () => '/connect',
  /** `orderId` marks the order that is edited. */
  requestARider: (vendorId?: string, orderId?: string) =>
    withQuery(vendorPath('/request-a-rider', vendorId), { orderID: orderId }),
  /** `orderId` is the order that was just made or changed. */
  orderTracking: (vendorId?: string, orderId?: string) =>
    withQuery(vendorPath('/order-tracking', vendorId), { order_id: orderId }),
  history: (vendorId?: string) => vendorPath('/history', vendorId),
} as const;

/** The order that an address names. The specification writes both `orderID` and `order_id` (§2), so both are read. */
export function orderIdOf(search: URLSearchParams): string | null {
  return search.get('order_id') ?? search.get('orderID');
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
