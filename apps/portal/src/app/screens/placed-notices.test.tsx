// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticesHost } from '@riderbell/ui/notices/notices-host.tsx';
import { notices, notify } from '@riderbell/ui/notices/notify.ts';
import { eventually, type Mounted, mounted } from './mounted.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// Not in this page, where nothing is drawn in layers.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

/** Boxes as a browser lays them out: the notices at the lower edge of the window. */
const edge = new DOMRect(16, 700, 420, 56);
let button = edge;
/** How far up the notices are from there, in pixels. */
const lift = () => -Number(/^0 (-?\d+)px$/.exec(host()?.style.getPropertyValue('translate') ?? '')?.[1] ?? 0);
const host = () => document.querySelector<HTMLElement>('[popover]');

let page: Mounted;
const openWith = async (box: DOMRect) => {
  button = box;
  page = await mounted(
    <>
      <button type="submit">Save address</button>
      <NoticesHost />
    </>,
  );
  await act(async () => notify({ kind: 'success', message: 'Address saved' }));
  expect(host()?.textContent).toContain('Address saved');
};
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    return this === host() ? new DOMRect(edge.x, edge.y - lift(), edge.width, edge.height) : button;
  });
});
afterEach(() => {
  act(() => notices.shown().forEach(({ id }) => notices.close(id)));
  page.unmount();
  vi.restoreAllMocks();
});

it('a notice keeps clear of the button that sends a form', async () => {
  await openWith(new DOMRect(40, 690, 500, 50));
  await eventually(() => expect(edge.bottom - lift()).toBeLessThan(button.top));
});

it('a notice stays at the lower edge where no button is in its way', async () => {
  await openWith(new DOMRect(40, 300, 500, 50));
  await eventually(() => expect(host()?.style.getPropertyValue('translate')).toMatch(/^0 -?0px$/));
});
