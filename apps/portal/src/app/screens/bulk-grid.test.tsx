// @vitest-environment happy-dom
import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aJob, aRow } from '../../features/bulk-orders/bulk-fixture.ts';
import type { SendChanges, SentChange } from '../../features/bulk-orders/data/change-queue.ts';
import { withAnswer } from '../../features/bulk-orders/data/job-content.ts';
import { createRowChanges } from '../../features/bulk-orders/data/row-changes.ts';
import { RowsSection } from '../../features/bulk-orders/rows/rows-section.tsx';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { click, type MountedPart, mountPart, press } from './mount-part.tsx';

vi.mock('../../platform/api/call-api.ts', () => ({ callApi: async () => ({ result: {} }), browserParts: {} }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const names = ['Anong', 'Boon', 'Chai', 'Duan'];
const rows: BulkRow[] = names.map((name, index) =>
  aRow({
    row_id: `r${index}`,
    row_number: index + 2,
    values: { ...aRow().values, customer_name: name },
    ...(index === 2 && {
      status: 'ERROR',
      error: [{ column: 'amount', value: 'x', code: 'c', translation_key: 'validation.fill-amount' }],
    }),
  }),
);
const content = withAnswer(undefined, { bulk_job: aJob(), orders: rows }, 1);
const vendor = { vendor_id: 'd001', flags: { payment_methods: [] } };
const current = { vendor, vendors: [vendor] } as unknown as CurrentVendor;
const sent: (readonly SentChange[])[] = [];
const send: SendChanges = (changes) => {
  sent.push(changes);
  // The server is slow: the tests look at what shows before its answer.
  return new Promise(() => undefined);
};

function Section() {
  const [changes] = useState(() => createRowChanges(send, () => 'key'));
  const [state, setState] = useState(changes.get());
  const [isSubscribed, setSubscribed] = useState(false);
  if (!isSubscribed) {
    setSubscribed(true);
    changes.subscribe(() => setState(changes.get()));
  }
  return (
    <CurrentVendorProvider value={current}>
      <RowsSection content={content} changes={changes} state={state} firstFilter="all" />
    </CurrentVendorProvider>
  );
}

let page: MountedPart;
beforeEach(async () => {
  sent.length = 0;
  const router = createMemoryRouter([{ path: '/', element: <Section /> }]);
  page = await mountPart(<RouterProvider router={router} />);
});
afterEach(() => page.unmount());

const active = () => {
  const cell = page.box.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
  if (cell === null) throw new Error('There is no active cell');
  return cell;
};
const place = () => [
  active().closest('[role=row]')?.getAttribute('aria-rowindex'),
  active().getAttribute('aria-colindex'),
];
const editor = () => active().querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
/** The customer's name in the active row; without a layout, the grid renders no other. */
const activeName = () => active().closest('[role=row]')?.querySelector('[aria-colindex="5"]')?.textContent;
async function go(...keys: string[]) {
  for (const key of keys) await press(active(), key);
}
async function clipboard(kind: 'copy' | 'paste' | 'cut', text = '') {
  const data = new Map([['text/plain', text]]);
  const clipboardData = {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, value: string) => data.set(type, value),
  };
  const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { clipboardData });
  await act(async () => void active().dispatchEvent(event));
  return data.get('text/plain');
}

it('is a grid with one tab stop, and says how many rows and columns it has', () => {
  const grid = page.box.querySelector('[role=grid]');
  expect([grid?.getAttribute('aria-rowcount'), grid?.getAttribute('aria-colcount')]).toEqual(['5', '16']);
  expect(page.box.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
  expect(place()).toEqual(['2', '1']);
});

it('moves with the keys, and the focus follows', async () => {
  await go('ArrowDown', 'ArrowRight', 'ArrowRight');
  expect(place()).toEqual(['3', '3']);
  expect(document.activeElement).toBe(active());
  await go('End', 'ArrowUp');
  expect(place()).toEqual(['2', '16']);
  await press(active(), 'End', { ctrlKey: true });
  expect(place()).toEqual(['5', '16']);
  await press(active(), 'Home', { ctrlKey: true });
  expect(place()).toEqual(['2', '1']);
});

it('edits a cell: typing replaces its text, Enter takes it and goes down, Escape leaves it', async () => {
  await go('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'B');
  const input = editor() as HTMLInputElement;
  expect(input.value).toBe('B');
  input.value = 'Bua';
  await press(input, 'Enter');
  expect(sent).toEqual([[{ rowId: 'r0', values: { customer_name: 'Bua' } }]]);
  expect(place()).toEqual(['3', '5']);
  await go('F2');
  expect(editor()?.value).toBe('Boon');
  await press(editor()!, 'Escape');
  expect([editor(), activeName(), document.activeElement === active()]).toEqual([null, 'Boon', true]);
  await go('ArrowUp');
  expect(activeName()).toBe('Bua');
  expect(page.box.textContent).toContain('Saving');
});

it('clears a cell, undoes it and does it again', async () => {
  await go('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete');
  expect(activeName()).toBe('');
  await press(active(), 'z', { ctrlKey: true });
  expect(activeName()).toBe('Anong');
  await press(active(), 'Z', { ctrlKey: true, shiftKey: true });
  expect(activeName()).toBe('');
});

it('pastes cells from a spreadsheet as one step, and copies them again', async () => {
  await go('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await clipboard('paste', 'Pim\t0811111111\nQuan\t0822222222\n');
  expect(activeName()).toBe('Pim');
  await press(active(), 'ArrowDown', { shiftKey: true });
  await press(active(), 'ArrowRight', { shiftKey: true });
  expect(await clipboard('copy')).toBe('Pim\t0811111111\nQuan\t0822222222');
  await click(page.button('Undo'));
  expect(activeName()).toBe('Boon');
  await go('ArrowUp');
  expect(activeName()).toBe('Anong');
});

it('goes to the next error, and names it', async () => {
  await press(active(), 'F8');
  expect(place()).toEqual(['4', '14']);
  const described = document.getElementById(active().getAttribute('aria-describedby') ?? '');
  expect([active().getAttribute('aria-invalid'), described?.textContent]).toEqual([
    'true',
    'Please put a valid amount for the order',
  ]);
  await go('Home');
  await click(page.button('Next error'));
  expect(document.activeElement).toBe(active());
  expect(place()).toEqual(['4', '14']);
});

it('shows the rows of a filter', async () => {
  const chip = [...page.box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Errors1');
  await click(chip);
  expect(activeName()).toBe('Chai');
  expect(page.box.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('2');
  expect(chip?.getAttribute('aria-pressed')).toBe('true');
});

it('leaves a row out of the placement', async () => {
  await click(page.button('Leave out'));
  expect(sent).toEqual([[{ rowId: 'r0', leftOut: true }]]);
});
