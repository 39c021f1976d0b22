import { describe, expect, it } from 'vitest';
import { pageAt, pageOf } from './page-at.ts';
import { routePatterns } from '../platform/paths.ts';
import { publicPages } from './public-pages.ts';

const open = () => false;

describe('an address', () => {
  it.each([
    ['/', { status: 200, page: { name: 'landing', path: '/' } }],
    ['/connect', { status: 200, page: { name: 'connect', path: '/connect' } }],
    ['/termsandconditions/', { status: 200, page: { name: 'termsAndConditions', path: '/termsandconditions' } }],
    ['/nowhere', { status: 404, page: { name: 'notFound', path: '/404' } }],
    ['/termsandconditions/more', { status: 404, page: { name: 'notFound', path: '/404' } }],
    // Whose screen it is, only the scripts know.
    ['/request-a-rider/d001', { status: 200, page: null }],
    ['/order-tracking', { status: 200, page: null }],
    // It leads elsewhere while there is no maintenance.
    ['/maintenance', { status: 200, page: null }],
  ] as const)('%s is %j', (path, expected) => {
    expect(pageAt(path, open)).toEqual(expected);
  });

  it('that a flag closes is none', () => {
    expect(pageAt('/bulk-order', open)).toEqual({ status: 404, page: { name: 'notFound', path: '/404' } });
  });

  it('says during a maintenance that it will be back, and only the maintenance page is shown', () => {
    const closed = (flag: string) => flag === 'planned_maintenance';
    expect(pageAt('/', closed)).toEqual({ status: 503, page: null });
    expect(pageAt('/nowhere', closed)).toEqual({ status: 503, page: null });
    expect(pageAt('/maintenance', closed)).toMatchObject({ status: 503, page: { name: 'maintenance' } });
  });
});

describe('the public pages', () => {
  it('that are listed have addresses without parts to fill in: a search engine has nothing to put there', () => {
    for (const name of Object.keys(publicPages) as (keyof typeof publicPages)[]) {
      if (publicPages[name]?.listed) expect(routePatterns[name]).not.toContain(':');
      expect(pageOf(name)).toBe(publicPages[name]);
    }
  });

  it('of a link are one page, whichever order it names: nothing of the address reaches what everybody is sent', () => {
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
