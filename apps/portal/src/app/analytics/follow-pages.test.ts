import { describe, expect, it } from 'vitest';
import { memoryHistory } from '@riderbell/web/routing/history.ts';
import { createRouter } from '@riderbell/web/routing/router.ts';
import { type RouteName, routePatterns } from '../../platform/paths.ts';
import { followPages } from './follow-pages.ts';
import { pageNameOf } from './page-names.ts';

describe('the name of a page', () => {
  it('is one of its own for every route', () => {
    const names = (Object.keys(routePatterns) as RouteName[]).map((route) =>
      pageNameOf(routePatterns[route].replaceAll(/:(\w+)\??/g, 'x')),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('not-found');
  });

  it('says nothing of the order or the vendor in the address', () => {
    expect(pageNameOf('/tracking/d001-0123456789')).toBe('public-tracking');
    expect(pageNameOf('/order-tracking/d001')).toBe('order-tracking');
    expect(pageNameOf('/nowhere/d001')).toBe('not-found');
  });
});

describe('following the router', () => {
  it('tells of each page once it shows, not of another vendor on the same one, and not of where a guard sent away from', async () => {
    const children = [{ path: '/', guard: async () => ({ redirect: '/request-a-rider/d001' }) }, { path: '*' }];
    const router = createRouter({ ErrorBoundary: () => null, children }, memoryHistory('/'));
    const seen: string[] = [];
    followPages(router, (page) => seen.push(page));
    await expect.poll(() => seen).toEqual(['request-details']);
    await router.navigate('/request-a-rider/d002');
    await router.navigate('/order-tracking/d002?order_id=d002-1');
    await router.navigate('/history/d002');
    expect(seen).toEqual(['request-details', 'order-tracking', 'history']);
    router.dispose();
  });
});
