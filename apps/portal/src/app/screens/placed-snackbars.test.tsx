// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SnackbarHost } from '@riderbell/ui/notices/snackbar-host.tsx';
import { snackbars, notify } from '@riderbell/ui/notices/notify.ts';
import { eventually, type MountedPart, mountPart } from './mount-part.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// happy-dom has no popovers.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

/** The layout of a browser: the snackbars are at the lower edge of the window. */
const edge = new DOMRect(16, 700, 420, 56);
let button = edge;
/** How far the snackbars have moved up from there, in pixels. */
const lift = () => -Number(/^0 (-?\d+)px$/.exec(host()?.style.getPropertyValue('translate') ?? '')?.[1] ?? 0);
const host = () => document.querySelector<HTMLElement>('[popover]');

let page: MountedPart;
const openWith = async (box: DOMRect) => {
  button = box;
  page = await mountPart(
    <>
      <button type="submit">Save address</button>
      <SnackbarHost />
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
  act(() => snackbars.shown().forEach(({ id }) => snackbars.close(id)));
  page.unmount();
  vi.restoreAllMocks();
});

it('moves a snackbar away from a submit button', async () => {
  await openWith(new DOMRect(40, 690, 500, 50));
  await eventually(() => expect(edge.bottom - lift()).toBeLessThan(button.top));
});

it('keeps a snackbar at the lower edge if it covers no button', async () => {
  await openWith(new DOMRect(40, 300, 500, 50));
  await eventually(() => expect(host()?.style.getPropertyValue('translate')).toMatch(/^0 -?0px$/));
});
