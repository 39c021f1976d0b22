import { describe, expect, it } from 'vitest';
import { routeTable } from '../route-table.ts';
import { navigationParts, openTabs } from './navigation-parts.ts';

describe('the tabs of the navigation', () => {
  it('are the request, the tracking and the history for everybody', () => {
    expect(openTabs(() => false)).toEqual(['requestARider', 'orderTracking', 'history']);
  });

  it('have the bulk order with its flag, once its screen is there', () => {
    const built = routeTable.bulkOrder.screen !== null;
    expect(openTabs((flag) => flag === 'bulk-order-upload').includes('bulkOrder')).toBe(built);
  });
});

describe('what stands beside the tabs', () => {
  it('is no branch selector for a guest, who logs in or registers instead of having an account', () => {
    expect(navigationParts).toEqual({
      merchant: { branchSelector: true, account: true },
      embedded: { branchSelector: true, account: true },
      guest: { branchSelector: false, account: false },
    });
  });
});
