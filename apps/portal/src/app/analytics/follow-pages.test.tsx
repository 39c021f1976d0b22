// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub, type NavigateFunction, Outlet, redirect, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type RouteName, routePatterns } from '../../platform/paths.ts';
import { shownPath, useShownPath } from '../shown-path.ts';
import { followPages } from './follow-pages.ts';
import { pageNameOf } from './page-names.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

describe('the name of a page', () => {
  it('gives every route a different page name', () => {
    const names = (Object.keys(routePatterns) as RouteName[]).map((route) =>
      pageNameOf(routePatterns[route].replaceAll(/:(\w+)\??/g, 'x')),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('not-found');
  });

  it('leaves orders and vendors out of the page name', () => {
    expect(pageNameOf('/tracking/d001-0123456789')).toBe('public-tracking');
    expect(pageNameOf('/order-tracking/d001')).toBe('order-tracking');
    expect(pageNameOf('/nowhere/d001')).toBe('not-found');
  });
});

describe('following the pages', () => {
  it('reports each page that shows, but neither a change of vendor nor a page whose guard redirects', async () => {
    const visitor: { go?: NavigateFunction } = {};
    function Frame() {
      const go = useNavigate();
      useEffect(() => void Object.assign(visitor, { go }), [go]);
      useShownPath();
      return <Outlet />;
    }
    const children = [
      { path: '/', loader: () => redirect('/request-a-rider/d001') },
      { path: '*', Component: () => null },
    ];
    const Portal = createRoutesStub([{ Component: Frame, HydrateFallback: () => null, children }]);
    const seen: string[] = [];
    followPages(shownPath, (page) => seen.push(page));
    const root = createRoot(document.body);
    await act(async () => root.render(<Portal initialEntries={['/']} />));
    await expect.poll(() => seen).toEqual(['request-details']);
    await act(async () => visitor.go?.('/request-a-rider/d002'));
    await act(async () => visitor.go?.('/order-tracking/d002?order_id=d002-1'));
    await act(async () => visitor.go?.('/history/d002'));
    expect(seen).toEqual(['request-details', 'order-tracking', 'history']);
    act(() => root.unmount());
  });
});
