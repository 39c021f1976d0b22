import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { memoryHistory } from './history.ts';
import { NavLink } from './link.tsx';
import { Outlet, RouterProvider, useMatch, useParams, useRouteError, useSearchParams } from './router-provider.tsx';
import { createRouter } from './router.ts';
import { notFound, type RootRoute } from './routes.ts';

function Frame() {
  const isHistory = useMatch('/history/:vendorID?') !== null;
  return (
    <main data-history={isHistory}>
      <NavLink to="/history/d001">History</NavLink>
      <NavLink to="/history/d0">Another</NavLink>
      <Outlet />
    </main>
  );
}

function History() {
  const [query] = useSearchParams();
  return (
    <p>
      {useParams()['vendorID']} {query.get('q')}
    </p>
  );
}

function Failure() {
  return <p>{useRouteError() === notFound ? 'no such page' : 'failed'}</p>;
}

const root: RootRoute = {
  Component: Frame,
  ErrorBoundary: () => null,
  children: [
    {
      ErrorBoundary: Failure,
      children: [
        { path: '/history/:vendorID?', Component: History },
        { path: '/broken', guard: () => Promise.reject(new Error('offline')) },
        { path: '*', guard: async () => 'not-found' },
      ],
    },
  ],
};

async function drawn(address: string): Promise<string> {
  const router = createRouter(root, memoryHistory(address));
  await expect.poll(() => router.get().isStarted).toBe(true);
  return renderToStaticMarkup(<RouterProvider router={router} fallback={null} />);
}

it('shows a screen inside its frame, and which link leads here', async () => {
  expect(await drawn('/history/d001?q=Mali')).toBe(
    '<main data-history="true"><a aria-current="page" href="/history/d001">History</a><a href="/history/d0">Another</a><p>d001 Mali</p></main>',
  );
});

it('shows a failure inside of what stands above it', async () => {
  expect(await drawn('/nowhere')).toContain('<p>no such page</p></main>');
  expect(await drawn('/broken')).toContain('<p>failed</p></main>');
});

it('shows the fallback until the first screen is there', () => {
  const router = createRouter(root, memoryHistory('/history'));
  expect(renderToStaticMarkup(<RouterProvider router={router} fallback="wait" />)).toBe('wait');
});
