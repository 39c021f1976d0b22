// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { type LoaderFunction, redirect, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotFound } from './guards/not-found.ts';
import { startRouter, uncover } from './rendered-page.ts';

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
  return <h1>{useRouteError() instanceof NotFound ? 'No such page' : 'Failed'}</h1>;
}

/** Starts the portal at the page; its only other screen is the request. */
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
  const { router, stays } = await startRouter(element, routes, formats);
  uncover(element, stays);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => {
    root.unmount();
    router.dispose();
  };
  await act(async () => root.render(<RouterProvider router={router} />));
  return { stays, asked, heading: () => document.querySelector('#root + div h1')?.textContent };
}

describe('a page that the server has rendered', () => {
  it('is taken over as it stands, and its guard is asked once', async () => {
    const { stays, asked, heading } = await start(() => null);
    expect([stays, asked.mock.calls.length, heading()]).toEqual([true, 1, 'Terms']);
    expect(element.innerHTML).toBe('<h1>Terms</h1>');
    expect(element.dataset).toEqual({});
  });

  it('that says that there is no page is taken over too', async () => {
    const { stays, heading } = await start(() => {
      throw new NotFound();
    });
    expect([stays, heading()]).toEqual([true, 'No such page']);
  });

  it('gives way to where its guard leads', async () => {
    const { stays, heading } = await start(() => redirect('/request'));
    await vi.waitFor(() => expect(heading()).toBe('Request'));
    expect([stays, element.innerHTML, window.location.pathname]).toEqual([false, '', '/request']);
  });

  it('gives way to the failure of a part, which is not fetched again first', async () => {
    const { stays, asked, heading } = await start(() => Promise.reject(new Error('offline')));
    expect([stays, asked.mock.calls.length, heading()]).toEqual([false, 1, 'Failed']);
  });

  it('gives way where the browser writes numbers differently', async () => {
    element.dataset['formats'] = '1 THB';
    const { stays, heading } = await start(() => null);
    expect([stays, heading()]).toEqual([false, 'Terms']);
  });
});

it('without a rendered page the router starts by itself', async () => {
  delete element.dataset['rendered'];
  const { stays, asked, heading } = await start(() => null);
  await vi.waitFor(() => expect(heading()).toBe('Terms'));
  expect([stays, asked.mock.calls.length]).toEqual([false, 1]);
});
