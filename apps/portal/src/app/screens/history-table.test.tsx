// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ColumnChoice } from '../../features/history/table/column-choice.tsx';
import { HistoryTable } from '../../features/history/table/history-table.tsx';
import { useColumns } from '../../features/history/table/use-columns.ts';
import { anOrder } from '../../parts/orders/order-fixture.ts';
import { type MountedPart, mountPart, press } from './mount-part.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const orders = ['Anong', 'Boon', 'Chai', 'Duan'].map((name, index) =>
  anOrder({
    order_id: `d001-000000000${index}`,
    status: index === 3 ? 'CANCELLED' : 'DELIVERED',
    customer: { ...anOrder().customer, name },
  }),
);
const onOpen = vi.fn();

function Table() {
  const columns = useColumns({ hasBranches: false, isOrderOpen: false });
  const facts = { orders, openId: null, onOpen, nowMs: Date.parse('2026-11-22T05:00:00Z'), hasMore: false };
  return (
    <>
      <ColumnChoice columns={columns} />
      <HistoryTable {...facts} columns={columns.shown} after={null} />
    </>
  );
}

let page: MountedPart;
let grid: HTMLElement;
const mount = async () => {
  page = await mountPart(<Table />);
  const found = page.box.querySelector<HTMLElement>('[role=grid]');
  if (found === null) throw new Error('There is no grid');
  grid = found;
};
beforeEach(async () => {
  localStorage.clear();
  onOpen.mockClear();
  await mount();
});
afterEach(() => page.unmount());

const activeRow = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
const heads = () => [...grid.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);

it('moves through the rows with the arrow keys, Home and End, and opens one with Enter', async () => {
  expect(activeRow()?.textContent).toContain('Anong');
  await press(grid, 'ArrowDown');
  await press(grid, 'ArrowDown');
  expect(activeRow()?.textContent).toContain('Chai');
  await press(grid, 'End');
  expect(activeRow()?.textContent).toContain('Duan');
  expect(activeRow()?.getAttribute('aria-rowindex')).toBe('5');
  await press(grid, 'Home');
  expect(activeRow()?.textContent).toContain('Anong');
  await press(grid, 'Enter');
  expect(onOpen).toHaveBeenCalledWith(orders[0], 'keyboard');
});

it('shows in each row the money that counts in the totals', async () => {
  expect(activeRow()?.textContent).toContain('฿56.00');
  expect(activeRow()?.textContent).toContain('฿250.00');
  await press(grid, 'End');
  expect(activeRow()?.textContent).not.toContain('฿');
});

it('shows the chosen columns only, also at the next visit', async () => {
  expect(heads()).toEqual(['Time', 'Order ID', 'Customer', 'Status', 'Delivery fee', 'Cash', 'Promise', 'Rider']);
  const dropdown = page.button('Columns');
  const panel = dropdown?.nextElementSibling as HTMLElement;
  const opening = Object.assign(new Event('beforetoggle', { bubbles: true }), { newState: 'open' });
  await act(async () => panel.dispatchEvent(opening));
  for (const name of ['Rider', 'Promise']) await act(async () => page.field(name).click());
  expect(heads()).toEqual(['Time', 'Order ID', 'Customer', 'Status', 'Delivery fee', 'Cash']);
  page.unmount();
  await mount();
  expect(heads()).not.toContain('Rider');
});
