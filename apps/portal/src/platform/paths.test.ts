import { describe, expect, it } from 'vitest';
import { repeatedOrderIdOf, isRequestPath, orderIdOf, pathOfVendor, paths, routePatterns } from './paths.ts';

describe('the addresses of the portal', () => {
  it('uses the addresses of the specification', () => {
    expect(routePatterns).toEqual({
      landing: '/',
      forgotPassword: '/forgot-password',
      register: '/register',
      connect: '/connect',
      invitation: '/invitation',
      device: '/device',
      orderTracking: '/order-tracking/:vendorID?',
      history: '/history/:vendorID?',
      team: '/team/:vendorID?',
      devices: '/devices/:vendorID?',
      numbers: '/numbers/:vendorID?',
      cashBook: '/cash-book/:vendorID?',
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
    });
    expect([
      paths.landing(),
      paths.trackAParcel(),
      paths.forgotPassword(),
      paths.register(),
      paths.connect(),
      paths.invitation(),
      paths.device(),
      paths.requestARider(),
      paths.requestARider('d001'),
      paths.requestARider('d001', 'd001-8KQ2'),
      paths.orderAgain('d001', 'd001-8KQ2'),
      paths.orderTracking(),
      paths.orderTracking('d001', 'd001-8KQ2'),
      paths.history('d001'),
      paths.team('d001'),
      paths.devices('d001'),
      paths.numbers('d001'),
      paths.cashBook('d001'),
      paths.activity('d001'),
      paths.bulkOrder('d001'),
      paths.bulkOrderJob('d001', 'job/1'),
      paths.helpCentre('d001'),
      paths.tracking('d001-8KQ2'),
      paths.deliveryReceipt('d001-8KQ2'),
      paths.trackingC2c('guest-8KQ2'),
      paths.prohibitedItems(),
      paths.termsAndConditions(),
      paths.maintenance(),
    ]).toEqual([
      '/',
      '/#individuals',
      '/forgot-password',
      '/register',
      '/connect',
      '/invitation',
      '/device',
      '/request-a-rider',
      '/request-a-rider/d001',
      '/request-a-rider/d001?orderID=d001-8KQ2',
      '/request-a-rider/d001?again=d001-8KQ2',
      '/order-tracking',
      '/order-tracking/d001?order_id=d001-8KQ2',
      '/history/d001',
      '/team/d001',
      '/devices/d001',
      '/numbers/d001',
      '/cash-book/d001',
      '/activity/d001',
      '/bulk-order/d001',
      '/bulk-order/d001/job%2F1',
      '/helpcenter/d001',
      '/tracking/d001-8KQ2',
      '/delivery-receipt/d001-8KQ2',
      '/tracking-c2c/guest-8KQ2',
      '/prohibiteditems-c2c',
      '/termsandconditions',
      '/maintenance',
    ]);
  });

  it('escapes an id in an address', () => {
    expect(paths.history('a/b?c')).toBe('/history/a%2Fb%3Fc');
  });

  it('reads the order id from both parameters of the specification', () => {
    expect(orderIdOf(new URLSearchParams('order_id=d001-a'))).toBe('d001-a');
    expect(orderIdOf(new URLSearchParams('orderID=d001-b'))).toBe('d001-b');
    expect(orderIdOf(new URLSearchParams(''))).toBeNull();
  });

  it('distinguishes an order to repeat from an order to change', () => {
    const search = new URLSearchParams('again=d001-a');
    expect([repeatedOrderIdOf(search), orderIdOf(search)]).toEqual(['d001-a', null]);
    expect(repeatedOrderIdOf(new URLSearchParams('orderID=d001-b'))).toBeNull();
  });

  it('keeps only the screen in the address of another vendor', () => {
    expect(pathOfVendor('/order-tracking/d001', 'd002')).toBe('/order-tracking/d002');
    expect(pathOfVendor('/history', 'd002')).toBe('/history/d002');
  });

  it('recognises the addresses of the request screen', () => {
    expect(['/request-a-rider', '/request-a-rider/d001', '/order-tracking/d001', '/'].map(isRequestPath)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
