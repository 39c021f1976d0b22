import { describe, expect, it } from 'vitest';
import { pageAt, pageOf } from './page-at.ts';
import { routePatterns } from '../platform/paths.ts';
import { publicPages } from './public-pages.ts';

const open = () => false;

describe('the server’s answer at an address', () => {
  it.each([
    ['/', { status: 200, page: { name: 'landing', path: '/' } }],
    ['/connect', { status: 200, page: { name: 'connect', path: '/connect' } }],
    ['/termsandconditions/', { status: 200, page: { name: 'termsAndConditions', path: '/termsandconditions' } }],
    ['/nowhere', { status: 404, page: { name: 'notFound', path: '/404' } }],
    ['/termsandconditions/more', { status: 404, page: { name: 'notFound', path: '/404' } }],
    // Only the scripts know the visitor.
    ['/request-a-rider/d001', { status: 200, page: null }],
    ['/order-tracking', { status: 200, page: null }],
    // It redirects while there is no maintenance.
    ['/maintenance', { status: 200, page: null }],
  ] as const)('answers %s with %j', (path, expected) => {
    expect(pageAt(path, open)).toEqual(expected);
  });

  it('answers 404 for a route whose flag is off', () => {
    expect(pageAt('/bulk-order', open)).toEqual({ status: 404, page: { name: 'notFound', path: '/404' } });
  });

  it('answers 503 during maintenance, with only the maintenance page', () => {
    const closed = (flag: string) => flag === 'planned_maintenance';
    expect(pageAt('/', closed)).toEqual({ status: 503, page: null });
    expect(pageAt('/nowhere', closed)).toEqual({ status: 503, page: null });
    expect(pageAt('/maintenance', closed)).toMatchObject({ status: 503, page: { name: 'maintenance' } });
  });
});

describe('the public pages', () => {
  it('lists only pages without parameters for search engines', () => {
    for (const name of Object.keys(publicPages) as (keyof typeof publicPages)[]) {
      if (publicPages[name]?.listed) expect(routePatterns[name]).not.toContain(':');
      expect(pageOf(name)).toBe(publicPages[name]);
    }
  });

  it('serves the same page for every order’s link, so that nothing of the address is in it', () => {
    for (const [screen, name] of Object.entries({
      tracking: 'tracking',
      'tracking-c2c': 'trackingC2c',
      'delivery-receipt': 'deliveryReceipt',
    })) {
      const page = { name, path: `/${screen}/:orderID` };
      expect(pageAt(`/${screen}/d001-7K2M9QX4TB`, () => false)).toEqual({ status: 200, page });
    }
  });
});
