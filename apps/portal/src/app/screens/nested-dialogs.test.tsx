// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { SideSheet } from '@riderbell/ui/dialogs/side-sheet.tsx';
import { Dropdown } from '@riderbell/ui/dropdown.tsx';
import { type Mounted, mounted } from './mounted.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: Mounted;
afterEach(() => page.unmount());

const noteTitle = 'Note to your recipients';
const inner = (onClose: () => void) => (
  <Dialog isOpen onClose={onClose} title={noteTitle}>
    <p>Inside</p>
  </Dialog>
);
const dialogs = () => [...page.box.querySelectorAll('dialog')];
const happens = async (element: HTMLElement | undefined, name: string, newState?: string) => {
  const event = Object.assign(new Event(name), newState !== undefined && { newState });
  await act(async () => void element?.dispatchEvent(event));
};

it('a dialog that closes leaves the drawer open that it stands over', async () => {
  const onClose = vi.fn();
  const onCloseDrawer = vi.fn();
  page = await mounted(
    <SideSheet isOpen onClose={onCloseDrawer} title="Menu">
      {inner(onClose)}
    </SideSheet>,
  );
  const [drawer, dialog] = dialogs();
  await happens(dialog, 'close');
  expect([onClose.mock.calls.length, onCloseDrawer.mock.calls.length]).toEqual([1, 0]);
  await happens(drawer, 'close');
  expect(onCloseDrawer).toHaveBeenCalledOnce();
});

it('a dialog that closes leaves the menu filled that it stands over', async () => {
  page = await mounted(
    <Dropdown label="Account" panelLabel="Account" button="Account">
      {() => inner(() => undefined)}
    </Dropdown>,
  );
  const [menu] = dialogs();
  await happens(menu, 'beforetoggle', 'open');
  expect(menu?.textContent).toContain(noteTitle);
  await happens(dialogs()[1], 'toggle', 'closed');
  expect(menu?.textContent).toContain(noteTitle);
  await happens(menu, 'toggle', 'closed');
  expect(menu?.textContent).toBe('');
});
