// @vitest-environment happy-dom
import { englishTexts } from '@riderbell/messages/texts.ts';
import { flags, setFlags } from '@riderbell/web/flags/flags.ts';
import { useEffect } from 'react';
import { createRoutesStub, Outlet, useRevalidator } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageNotFound } from '../guards/page-not-found.ts';
import { eventually, type MountedPart, mountPart } from '../screens/mount-part.tsx';
import { RouteFailure } from './route-failure.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Revalidates the guards when flags change, as the portal's root does. */
function Frame() {
  const { revalidate } = useRevalidator();
  useEffect(() => flags.subscribe(() => void revalidate()), [revalidate]);
  return <Outlet />;
}

const isFixed = () => flags.isOn('pre_order');

function Screen() {
  if (!isFixed()) throw new Error('The screen breaks');
  return <h1>The screen</h1>;
}

let page: MountedPart;
beforeEach(() => {
  setFlags({});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  page.unmount();
  vi.restoreAllMocks();
});

const { 'screen-broke': broke, 'not-found.title': notFoundTitle } = englishTexts.common;

it.each<[string, () => unknown, string]>([
  ['that crashes while rendering', () => null, broke],
  [
    'whose guard fails',
    () => {
      if (!isFixed()) throw new Error('offline');
      return null;
    },
    broke,
  ],
  [
    'that a flag has closed',
    () => {
      if (!isFixed()) throw new PageNotFound();
      return null;
    },
    notFoundTitle,
  ],
])('retries a screen %s when flags change', async (_, loader, message) => {
  const Portal = createRoutesStub([
    {
      Component: Frame,
      children: [{ ErrorBoundary: RouteFailure, children: [{ path: '/terms', Component: Screen, loader }] }],
    },
  ]);
  page = await mountPart(<Portal initialEntries={['/terms#fees']} />);
  await eventually(() => expect(page.box.textContent).toContain(message));
  setFlags({ pre_order: true });
  await eventually(() => expect(page.box.querySelector('h1')?.textContent).toBe('The screen'));
});
