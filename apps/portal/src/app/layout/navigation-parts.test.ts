import { describe, expect, it } from 'vitest';
import { routeTable } from '../route-table.ts';
import { navigationParts, openTabs } from './navigation-parts.ts';

describe('the tabs of the navigation', () => {
  it('shows the request, the tracking and the history without any flag', () => {
    expect(openTabs(() => false)).toEqual(['requestARider', 'orderTracking', 'history']);
  });

  it('shows the bulk order with its flag, if its screen exists', () => {
    const built = routeTable.bulkOrder.screen !== null;
    expect(openTabs((flag) => flag === 'bulk-order-upload').includes('bulkOrder')).toBe(built);
  });
});

describe('the parts beside the tabs', () => {
  it('shows a guest neither a branch selector nor an account menu', () => {
    expect(navigationParts).toEqual({
      merchant: { hasBranchSelector: true, hasAccount: true },
      embedded: { hasBranchSelector: true, hasAccount: true },
      guest: { hasBranchSelector: false, hasAccount: false },
    });
  });
});
