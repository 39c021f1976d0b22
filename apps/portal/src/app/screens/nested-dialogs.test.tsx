// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { SideSheet } from '@riderbell/ui/dialogs/side-sheet.tsx';
import { Dropdown } from '@riderbell/ui/dropdown.tsx';
import { type MountedPart, mountPart } from './mount-part.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: MountedPart;
afterEach(() => page.unmount());

const noteTitle = 'Note to your recipients';
const inner = (onClose: () => void) => (
  <Dialog isOpen onClose={onClose} title={noteTitle}>
    <p>Inside</p>
  </Dialog>
);
const dialogs = () => [...page.box.querySelectorAll('dialog')];
const fireEvent = async (element: HTMLElement | undefined, name: string, newState?: string) => {
  const event = Object.assign(new Event(name), newState !== undefined && { newState });
  await act(async () => void element?.dispatchEvent(event));
};

it('keeps the drawer open when a dialog above it closes', async () => {
  const onClose = vi.fn();
  const onCloseDrawer = vi.fn();
  page = await mountPart(
    <SideSheet isOpen onClose={onCloseDrawer} title="Menu">
      {inner(onClose)}
    </SideSheet>,
  );
  const [drawer, dialog] = dialogs();
  await fireEvent(dialog, 'close');
  expect([onClose.mock.calls.length, onCloseDrawer.mock.calls.length]).toEqual([1, 0]);
  await fireEvent(drawer, 'close');
  expect(onCloseDrawer).toHaveBeenCalledOnce();
});

it('keeps the menu’s content when a dialog above it closes', async () => {
  page = await mountPart(
    <Dropdown label="Account" panelLabel="Account" button="Account">
      {() => inner(() => undefined)}
    </Dropdown>,
  );
  const [menu] = dialogs();
  await fireEvent(menu, 'beforetoggle', 'open');
  expect(menu?.textContent).toContain(noteTitle);
  await fireEvent(dialogs()[1], 'toggle', 'closed');
  expect(menu?.textContent).toContain(noteTitle);
  await fireEvent(menu, 'toggle', 'closed');
  expect(menu?.textContent).toBe('');
});
