// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { type LoaderFunction, redirect, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageNotFound } from './guards/page-not-found.ts';
import { startRouter, revealPortal } from './rendered-page.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const formats = '฿1';
let element: HTMLElement;
beforeEach(() => {
  window.history.pushState(null, '', '/terms');
  document.body.innerHTML = `<div id="root" data-rendered="public" data-formats="${formats}"><h1>Terms</h1></div>`;
  element = document.getElementById('root')!;
});
let unmount = () => undefined as void;
afterEach(() => act(() => unmount()));

function Failure() {
  return <h1>{useRouteError() instanceof PageNotFound ? 'No such page' : 'Failed'}</h1>;
}

/** Starts the portal on the page; its only other screen is the request. */
async function start(loader: LoaderFunction) {
  const asked = vi.fn(loader);
  const routes = [
    {
      id: 'screens',
      HydrateFallback: () => 'waiting',
      ErrorBoundary: Failure,
      children: [
        { id: 'terms', path: '/terms', loader: asked, Component: () => <h1>Terms</h1> },
        { path: '/request', Component: () => <h1>Request</h1> },
      ],
    },
  ];
  const { router, canHydrate } = await startRouter(element, routes, formats);
  revealPortal(element, canHydrate);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => {
    root.unmount();
    router.dispose();
  };
  await act(async () => root.render(<RouterProvider router={router} />));
  return { canHydrate, asked, heading: () => document.querySelector('#root + div h1')?.textContent };
}

describe('a page that the server has rendered', () => {
  it('hydrates a rendered page and runs its guard once', async () => {
    const { canHydrate, asked, heading } = await start(() => null);
    expect([canHydrate, asked.mock.calls.length, heading()]).toEqual([true, 1, 'Terms']);
    expect(element.innerHTML).toBe('<h1>Terms</h1>');
    expect(element.dataset).toEqual({});
  });

  it('hydrates a rendered 404 page', async () => {
    const { canHydrate, heading } = await start(() => {
      throw new PageNotFound();
    });
    expect([canHydrate, heading()]).toEqual([true, 'No such page']);
  });

  it('replaces the rendered page if its guard redirects', async () => {
    const { canHydrate, heading } = await start(() => redirect('/request'));
    await vi.waitFor(() => expect(heading()).toBe('Request'));
    expect([canHydrate, element.innerHTML, window.location.pathname]).toEqual([false, '', '/request']);
  });

  it('replaces the rendered page if a part fails to load, without a second attempt', async () => {
    const { canHydrate, asked, heading } = await start(() => Promise.reject(new Error('offline')));
    expect([canHydrate, asked.mock.calls.length, heading()]).toEqual([false, 1, 'Failed']);
  });

  it('replaces the rendered page if the browser formats numbers differently', async () => {
    element.dataset['formats'] = '1 THB';
    const { canHydrate, heading } = await start(() => null);
    expect([canHydrate, heading()]).toEqual([false, 'Terms']);
  });
});

it('starts the router without a rendered page', async () => {
  delete element.dataset['rendered'];
  const { canHydrate, asked, heading } = await start(() => null);
  await vi.waitFor(() => expect(heading()).toBe('Terms'));
  expect([canHydrate, asked.mock.calls.length]).toEqual([false, 1]);
});
