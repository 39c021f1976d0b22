import { describe, expect, it } from 'vitest';
import { memoryHistory } from './history.ts';
import { addressOf } from './location.ts';
import { createRouter } from './router.ts';
import { notFound, type RootRoute, type Route, type Verdict } from './routes.ts';

const Frame = () => null;
const Failure = () => null;
const screens = new Map<string, () => null>();

/** A screen of its own for each address. */
function screenOf(path: string): () => null {
  const Screen = screens.get(path) ?? (() => null);
  screens.set(path, Screen);
  return Screen;
}

/** An answer that comes when the test says so. */
function later<T>() {
  return Promise.withResolvers<T>();
}

function tree(...children: Route[]): RootRoute {
  return { Component: Frame, ErrorBoundary: Failure, children: [{ ErrorBoundary: Failure, children }] };
}

const open = (path: string, more: Partial<Route> = {}): Route => ({ path, Component: screenOf(path), ...more });

function visit(root: RootRoute, address: string) {
  const history = memoryHistory(address);
  const router = createRouter(root, history);
  return {
    router,
    history,
    /** The address of what shows, and what shows there. */
    shown: () => [addressOf(router.get().location), router.get().levels.at(-1)?.Component],
    written: () => addressOf(history.read()),
    async settle(isStarted = true) {
      await expect.poll(() => router.get()).toMatchObject({ isStarted, isLoading: false });
    },
  };
}

describe('the first screen', () => {
  it('shows once its guard has let it, and its parts are there, which are asked for at the same time', async () => {
    const verdict = later<Verdict>();
    const part = later<() => null>();
    let asked = 0;
    const lazy = () => ((asked += 1), part.promise);
    const { router, shown, settle } = visit(tree({ path: '/', guard: () => verdict.promise, lazy }), '/');
    expect([asked, router.get().isStarted, router.get().levels]).toEqual([1, false, []]);
    part.resolve(screenOf('/'));
    verdict.resolve('shown');
    await settle();
    expect(shown()).toEqual(['/', screenOf('/')]);
  });

  it('is another one where its guard leads there, without waiting for its parts, and leaves nothing to go back to', async () => {
    const never = () => new Promise<() => null>(() => undefined);
    const away = { path: '/', guard: async () => ({ redirect: '/history?q=1' }), lazy: never };
    const { shown, written, history, settle } = visit(tree(away, open('/history')), '/');
    await settle();
    expect(shown()).toEqual(['/history?q=1', screenOf('/history')]);
    history.go(-1);
    expect(written()).toBe('/history?q=1');
  });

  it('gets the names in its address, and its guard the whole address', async () => {
    const seen: string[] = [];
    const guard = async (address: string): Promise<Verdict> => (seen.push(address), 'shown');
    const { router, settle } = visit(tree(open('/history/:vendorID?', { guard })), '/history/d001?tab=new#top');
    await settle();
    expect(router.get().params).toEqual({ vendorID: 'd001' });
    expect(seen).toEqual(['/history/d001?tab=new#top']);
  });
});

describe('what cannot be shown', () => {
  const broken = new Error('offline');
  it.each<[string, Route, unknown]>([
    ['does not exist for its guard', open('/', { guard: async () => 'not-found' }), notFound],
    ['has a guard that fails', open('/', { guard: () => Promise.reject(broken) }), broken],
    ['cannot be loaded', { path: '/', lazy: () => Promise.reject(broken) }, broken],
    ['has no route', open('/elsewhere'), notFound],
  ])('%s: the failure shows, inside of what stands above it', async (_, route, error) => {
    const { router, settle } = visit(tree(route), '/');
    await settle();
    expect(router.get().failure).toEqual({ error });
    expect(router.get().levels.at(-1)?.ErrorBoundary).toBe(Failure);
  });

  it('is tried again by the next who goes there', async () => {
    let attempts = 0;
    const lazy = () => ((attempts += 1) === 1 ? Promise.reject(broken) : Promise.resolve(screenOf('/late')));
    const { router, shown, settle } = visit(tree(open('/'), { path: '/late', lazy }), '/late');
    await settle();
    expect(router.get().failure).toEqual({ error: broken });
    await router.navigate('/late');
    expect(shown()).toEqual(['/late', screenOf('/late')]);
    await router.navigate('/');
    await router.navigate('/late');
    expect(attempts).toBe(2);
  });
});

describe('going to another screen', () => {
  it('keeps the one that shows, and its address, until the other is there', async () => {
    const part = later<() => null>();
    const { router, shown, written, settle } = visit(tree(open('/'), { path: '/late', lazy: () => part.promise }), '/');
    await settle();
    const there = router.navigate('/late', { state: { from: 'here' } });
    expect(router.get().isLoading).toBe(true);
    expect([shown(), written()]).toEqual([['/', screenOf('/')], '/']);
    part.resolve(screenOf('/late'));
    await there;
    expect([shown(), written()]).toEqual([['/late', screenOf('/late')], '/late']);
    expect(router.get()).toMatchObject({ isLoading: false, location: { state: { from: 'here' } } });
  });

  it('is given up for the next one, however late its answer comes', async () => {
    const part = later<() => null>();
    const slow = { path: '/slow', lazy: () => part.promise };
    const { router, shown, written, settle } = visit(tree(open('/'), slow, open('/quick')), '/');
    await settle();
    const given = router.navigate('/slow');
    await router.navigate('/quick');
    part.resolve(screenOf('/slow'));
    await given;
    expect([shown(), written()]).toEqual([['/quick', screenOf('/quick')], '/quick']);
  });

  it('adds an entry, or takes the place of the one before', async () => {
    const { router, written, settle } = visit(tree(open('/'), open('/a'), open('/b')), '/');
    await settle();
    await router.navigate('/a');
    await router.navigate('/b', { replace: true });
    await router.navigate(-1);
    await settle();
    expect(written()).toBe('/');
  });

  it('that its guard leads elsewhere leaves only the other in the history', async () => {
    const away = open('/away', { guard: async () => ({ redirect: '/end' }) });
    const { router, shown, settle } = visit(tree(open('/'), away, open('/end')), '/');
    await settle();
    await router.navigate('/away');
    expect(shown()).toEqual(['/end', screenOf('/end')]);
    await router.navigate(-1);
    await expect.poll(shown).toEqual(['/', screenOf('/')]);
  });

  it('to a place in the page asks no guard, and to the same address does', async () => {
    let asked = 0;
    const guard = async (): Promise<Verdict> => ((asked += 1), 'shown');
    const { router, shown, settle } = visit(tree(open('/terms', { guard })), '/terms');
    await settle();
    await router.navigate('/terms#fees');
    expect([asked, shown()[0]]).toEqual([1, '/terms#fees']);
    await router.navigate('/terms');
    expect([asked, shown()[0]]).toEqual([2, '/terms']);
  });
});

describe('going back', () => {
  it('shows what was there, with what was left for it', async () => {
    const { router, shown, settle } = visit(tree(open('/'), open('/a')), '/');
    await settle();
    await router.navigate('/', { state: 'left', replace: true });
    await router.navigate('/a');
    await router.navigate(-1);
    await expect.poll(shown).toEqual(['/', screenOf('/')]);
    expect(router.get().location.state).toBe('left');
  });

  it('to a screen that is closed by now ends where its guard leads, in the same entry', async () => {
    let closed = false;
    const guard = async (): Promise<Verdict> => (closed ? { redirect: '/end' } : 'shown');
    const { router, shown, history, written, settle } = visit(
      tree(open('/', { guard }), open('/a'), open('/end')),
      '/',
    );
    await settle();
    await router.navigate('/a');
    closed = true;
    await router.navigate(-1);
    await expect.poll(shown).toEqual(['/end', screenOf('/end')]);
    history.go(1);
    await expect.poll(written).toBe('/a');
  });

  it('overtakes a screen that is still on its way', async () => {
    const part = later<() => null>();
    const slow = { path: '/slow', lazy: () => part.promise };
    const { router, shown, written, settle } = visit(tree(open('/'), open('/a'), slow), '/');
    await settle();
    await router.navigate('/a');
    const given = router.navigate('/slow');
    await router.navigate(-1);
    part.resolve(screenOf('/slow'));
    await given;
    await expect.poll(shown).toEqual(['/', screenOf('/')]);
    expect(written()).toBe('/');
  });
});

describe('a second look of the guards', () => {
  it('changes nothing where the screen may stay, but gives what broke another chance', async () => {
    const { router, shown, written, settle } = visit(tree(open('/', { guard: async () => 'shown' })), '/');
    await settle();
    const { location, turn } = router.get();
    await router.revalidate();
    expect(router.get().location).toBe(location);
    expect(router.get().turn).toBe(turn + 1);
    expect([shown(), written()]).toEqual([['/', screenOf('/')], '/']);
  });

  it('leads away from what has closed, and the way back does not lead there again', async () => {
    let closed = false;
    const guard = async (): Promise<Verdict> => (closed ? { redirect: '/closed' } : 'shown');
    const { router, shown, settle } = visit(tree(open('/'), open('/a', { guard }), open('/closed')), '/');
    await settle();
    await router.navigate('/a');
    closed = true;
    await router.revalidate();
    expect(shown()).toEqual(['/closed', screenOf('/closed')]);
    await router.navigate(-1);
    await expect.poll(shown).toEqual(['/', screenOf('/')]);
  });

  it('while a screen is on its way looks at that one', async () => {
    const asked: string[] = [];
    const part = later<() => null>();
    const guard = async (address: string): Promise<Verdict> => (asked.push(address), 'shown');
    const slow = { path: '/slow', guard, lazy: () => part.promise };
    const { router, shown, settle } = visit(tree(open('/'), slow), '/');
    await settle();
    const first = router.navigate('/slow');
    const again = router.revalidate();
    part.resolve(screenOf('/slow'));
    await Promise.all([first, again]);
    expect(asked).toEqual(['/slow', '/slow']);
    expect(shown()).toEqual(['/slow', screenOf('/slow')]);
    await router.navigate(-1);
    await expect.poll(shown).toEqual(['/', screenOf('/')]);
  });
});

it('leaves the history alone once it is disposed of', async () => {
  const part = later<() => null>();
  const { router, written, shown, settle } = visit(tree(open('/'), { path: '/late', lazy: () => part.promise }), '/');
  await settle();
  const there = router.navigate('/late');
  router.dispose();
  part.resolve(screenOf('/late'));
  await there;
  expect([shown()[0], written()]).toEqual(['/', '/']);
});
