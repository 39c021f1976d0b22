// @vitest-environment happy-dom
import { englishTexts } from '@riderbell/messages/texts.ts';
import { flags, setFlags } from '@riderbell/web/flags/flags.ts';
import { useEffect } from 'react';
import { createRoutesStub, Outlet, useRevalidator } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotFound } from '../guards/not-found.ts';
import { eventually, type Mounted, mounted } from '../screens/mounted.tsx';
import { RouteFailure } from './route-failure.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Has the guards look again when flags change, as the portal's own does. */
function Frame() {
  const { revalidate } = useRevalidator();
  useEffect(() => flags.subscribe(() => void revalidate()), [revalidate]);
  return <Outlet />;
}

const works = () => flags.isOn('pre_order');

function Screen() {
  if (!works()) throw new Error('The screen breaks');
  return <h1>The screen</h1>;
}

let page: Mounted;
beforeEach(() => {
  setFlags({});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  page.unmount();
  vi.restoreAllMocks();
});

const { 'screen-broke': broke, 'not-found.title': nowhere } = englishTexts.common;

it.each<[string, () => unknown, string]>([
  ['that breaks as it renders', () => null, broke],
  [
    'whose guard fails',
    () => {
      if (!works()) throw new Error('offline');
      return null;
    },
    broke,
  ],
  [
    'that a flag closes',
    () => {
      if (!works()) throw new NotFound();
      return null;
    },
    nowhere,
  ],
])('a screen %s gets another chance when flags change', async (_, loader, says) => {
  const Portal = createRoutesStub([
    {
      Component: Frame,
      children: [{ ErrorBoundary: RouteFailure, children: [{ path: '/terms', Component: Screen, loader }] }],
    },
  ]);
  page = await mounted(<Portal initialEntries={['/terms#fees']} />);
  await eventually(() => expect(page.box.textContent).toContain(says));
  setFlags({ pre_order: true });
  await eventually(() => expect(page.box.querySelector('h1')?.textContent).toBe('The screen'));
});
