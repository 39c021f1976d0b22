// @vitest-environment happy-dom
import { act, type ComponentType, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createBrowserRouter,
  type NavigateFunction,
  type NavigateOptions,
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RouteName } from '../../platform/paths.ts';
import { createScreenPart, type ScreenPart } from '../screen-part.tsx';
import { createGuardedLoaders } from './guarded-loaders.ts';
import type { Guards } from './guards.ts';
import { PageNotFound } from './page-not-found.ts';
import type { Verdict } from './verdict.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Answer = (address: string) => Verdict | Promise<Verdict>;
const shown: Answer = () => 'shown';

/** The navigation that the test performs for the visitor. */
const visitor: { go: NavigateFunction; revalidateGuards: () => Promise<void> } = {
  go: () => undefined,
  revalidateGuards: async () => undefined,
};

function Frame() {
  const go = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => void Object.assign(visitor, { go, revalidateGuards: revalidate }), [go, revalidate]);
  const { pathname, search, hash } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <main>
      {isLoading && 'loading '}
      {pathname + search + hash} <Outlet />
    </main>
  );
}

function Failure() {
  const error = useRouteError();
  return error instanceof PageNotFound ? 'no such page' : `failed: ${String(error)}`;
}

const screen = (text: string, load = async (): Promise<ComponentType> => () => text) => createScreenPart(load);

let root: Root | null = null;
let router: ReturnType<typeof createBrowserRouter> | null = null;
afterEach(() => {
  act(() => root?.unmount());
  router?.dispose();
  document.body.replaceChildren();
});

interface Stop {
  readonly answer?: Answer;
  readonly part?: ScreenPart;
}

/** Opens the current address; each route has a screen that shows its name. */
async function visit(stops: Partial<Record<'landing' | 'connect' | 'history', Stop>>) {
  const paths = { landing: '/', connect: '/connect', history: '/history/:vendorID?' };
  const asked: string[] = [];
  const guardOf: Guards = (route) => async (address) => {
    asked.push(address);
    return (stops[route as 'landing']?.answer ?? shown)(address);
  };
  const guarded = createGuardedLoaders(guardOf);
  const routes = (['landing', 'connect', 'history'] as const).map((name: RouteName & keyof typeof paths) => {
    const part = stops[name]?.part ?? screen(name);
    return { path: paths[name], Component: part.Component, ...guarded(name, part) };
  });
  router = createBrowserRouter([
    {
      Component: Frame,
      HydrateFallback: () => 'waiting',
      ErrorBoundary: Failure,
      children: [{ ErrorBoundary: Failure, children: routes }],
    },
  ]);
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  await act(async () => root?.render(router && <RouterProvider router={router} />));
  return {
    asked,
    now: () => box.textContent,
    /** The text of the page after React has settled. */
    async text() {
      await act(async () => undefined);
      return box.textContent;
    },
  };
}

/** Adds a history entry, as if the visitor had typed an address. */
const enter = (address: string) => window.history.pushState(null, '', address);
const back = () => act(async () => window.history.back());
const to = (address: string, options?: NavigateOptions) => act(async () => void visitor.go(address, options));

describe('a guarded screen', () => {
  it('loads the screen while its guard runs, and shows it when both are done', async () => {
    enter('/');
    const verdict = Promise.withResolvers<Verdict>();
    const loaded = Promise.withResolvers<ComponentType>();
    const load = vi.fn(() => loaded.promise);
    const { now, text } = await visit({ landing: { answer: () => verdict.promise, part: screen('', load) } });
    expect([load.mock.calls.length, now()]).toEqual([1, 'waiting']);
    verdict.resolve('shown');
    await expect.poll(text).toBe('waiting');
    loaded.resolve(() => 'landing');
    await expect.poll(text).toBe('/ landing');
  });

  it('keeps the previous screen and its address until the new one has loaded', async () => {
    enter('/');
    const loaded = Promise.withResolvers<ComponentType>();
    const { text } = await visit({ connect: { part: screen('', () => loaded.promise) } });
    await expect.poll(text).toBe('/ landing');
    await to('/connect');
    await expect.poll(text).toBe('loading / landing');
    expect(window.location.pathname).toBe('/');
    loaded.resolve(() => 'connect');
    await expect.poll(text).toBe('/connect connect');
    expect(window.location.pathname).toBe('/connect');
  });

  it('passes the whole address to the guard: path, query as typed, and hash', async () => {
    enter('/history/d001?q=a%20b&tab#top');
    const { asked, text } = await visit({});
    await expect.poll(text).toBe('/history/d001?q=a%20b&tab#top history');
    expect(asked).toEqual(['/history/d001?q=a%20b&tab#top']);
  });

  it('ignores a late guard after the visitor has gone to another screen', async () => {
    enter('/');
    const verdict = Promise.withResolvers<Verdict>();
    const { text } = await visit({ connect: { answer: () => verdict.promise } });
    await expect.poll(text).toBe('/ landing');
    await to('/connect');
    await to('/history');
    verdict.resolve('shown');
    await expect.poll(text).toBe('/history history');
  });
});

describe('a screen that cannot be shown', () => {
  const broken = new Error('offline');
  it.each<[string, Stop, string]>([
    ['its guard does not find it', { answer: () => 'not-found' }, 'no such page'],
    ['its guard fails', { answer: () => Promise.reject(broken) }, 'failed: Error: offline'],
    ['it cannot be loaded', { part: screen('', () => Promise.reject(broken)) }, 'failed: Error: offline'],
  ])('shows the failure inside the frame if %s', async (_, landing, says) => {
    enter('/');
    const { text } = await visit({ landing });
    await expect.poll(text).toBe(`/ ${says}`);
  });

  it('loads a failed screen again at the next visit', async () => {
    enter('/');
    let attempts = 0;
    const part = screen('', async () => {
      attempts += 1;
      if (attempts === 1) throw broken;
      return () => 'connect';
    });
    const { text } = await visit({ connect: { part } });
    await to('/connect');
    await expect.poll(text).toBe('/connect failed: Error: offline');
    await to('/connect', { replace: true });
    await expect.poll(text).toBe('/connect connect');
    await to('/');
    await to('/connect');
    await expect.poll(text).toBe('/connect connect');
    expect(attempts).toBe(2);
  });
});

describe('a redirect', () => {
  const never = screen('', () => new Promise(() => undefined));
  const toHistory: Answer = () => ({ redirect: '/history?q=1' });

  it('redirects without waiting for the parts of the original screen', async () => {
    enter('/');
    const { text } = await visit({ landing: { answer: toHistory, part: never } });
    await expect.poll(text).toBe('/history?q=1 history');
  });

  it('replaces the history entry when the first address of a visit redirects', async () => {
    enter('/connect');
    enter('/');
    const { text } = await visit({ landing: { answer: toHistory } });
    await expect.poll(text).toBe('/history?q=1 history');
    await back();
    await expect.poll(text).toBe('/connect connect');
  });

  it('keeps the history entry of the page whose link redirects', async () => {
    enter('/connect');
    const { text } = await visit({ landing: { answer: toHistory } });
    await to('/');
    await expect.poll(text).toBe('/history?q=1 history');
    await back();
    await expect.poll(text).toBe('/connect connect');
  });

  it('replaces the history entry when the back button leads to a screen that is closed now', async () => {
    enter('/history');
    let isClosed = false;
    const { text } = await visit({ landing: { answer: () => (isClosed ? { redirect: '/connect' } : 'shown') } });
    await to('/');
    await to('/connect');
    await expect.poll(text).toBe('/connect connect');
    isClosed = true;
    await back();
    await expect.poll(text).toBe('/connect connect');
    await back();
    await expect.poll(text).toBe('/history history');
  });

  it('never redirects to another site', async () => {
    enter('/');
    await visit({ landing: { answer: () => ({ redirect: '//elsewhere.test/history' }) } });
    await expect.poll(() => window.location.pathname).toBe('/elsewhere.test/history');
  });
});

describe('a revalidation of the guards', () => {
  it('keeps the screen if its guard still admits the visitor', async () => {
    enter('/history?q=1');
    const { asked, text } = await visit({});
    const { length } = window.history;
    await act(() => visitor.revalidateGuards());
    await expect.poll(text).toBe('/history?q=1 history');
    expect([asked.length, window.history.length]).toEqual([2, length]);
  });

  it('redirects from a screen that has closed, without leaving a history entry', async () => {
    enter('/');
    let isClosed = false;
    const { text } = await visit({ connect: { answer: () => (isClosed ? { redirect: '/history' } : 'shown') } });
    await to('/connect');
    isClosed = true;
    await act(() => visitor.revalidateGuards());
    await expect.poll(text).toBe('/history history');
    await back();
    await expect.poll(text).toBe('/ landing');
  });

  it('revalidates the guard of the screen that is loading', async () => {
    enter('/');
    const loaded = Promise.withResolvers<ComponentType>();
    const { asked, text } = await visit({ connect: { part: screen('', () => loaded.promise) } });
    await to('/connect');
    await act(async () => void visitor.revalidateGuards());
    loaded.resolve(() => 'connect');
    await expect.poll(text).toBe('/connect connect');
    expect(asked).toEqual(['/', '/connect', '/connect']);
    await back();
    await expect.poll(text).toBe('/ landing');
  });
});

describe('on the same screen', () => {
  it('runs the guard for another vendor or the same address again, but not for a change of only the query', async () => {
    enter('/history/d001');
    const { asked, now } = await visit({});
    act(() => void visitor.go('/history/d001?q=Mali', { replace: true }));
    expect(now()).toBe('/history/d001?q=Mali history');
    expect(asked).toHaveLength(1);
    await to('/history/d002?q=Mali');
    await to('/history/d002?q=Mali');
    expect(asked.slice(1)).toEqual(['/history/d002?q=Mali', '/history/d002?q=Mali']);
  });

  it('does not run the guard for a change of only the hash', async () => {
    enter('/history');
    const { asked, text } = await visit({});
    await to('/history#fees');
    await expect.poll(text).toBe('/history#fees history');
    expect(asked).toEqual(['/history']);
  });

  it('repeats a revalidation that a change of the query has aborted', async () => {
    enter('/history');
    let answer = Promise.resolve<Verdict>('shown');
    const { text } = await visit({ history: { answer: () => answer } });
    answer = new Promise(() => undefined);
    await act(async () => void visitor.revalidateGuards());
    answer = Promise.resolve({ redirect: '/connect' });
    await to('/history?q=Mali');
    await expect.poll(text).toBe('/connect connect');
  });
});
