// @vitest-environment happy-dom
import { getCashBook } from '@riderbell/contract/calls/cash-book/get-cash-book.ts';
import { getCashDays } from '@riderbell/contract/calls/cash-book/get-cash-days.ts';
import type { CashBook, CashDays } from '@riderbell/contract/shapes/cash-book.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { dateAfter, daysBetween } from '@riderbell/domain/countries/local-day.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import CashBookScreen from '../../features/cash-book/cash-book-screen.tsx';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { click, eventually, type MountedPart, mountPart } from './mount-part.tsx';

const { 'cash-book': texts, tracking } = englishTexts;
type Query = { from: string; to: string; include_outlets?: string; day?: string };
const server = vi.hoisted(() => ({ asked: [] as { call: unknown; query: unknown }[], days: null as unknown }));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: unknown, { query }: { query: Query }) => {
    server.asked.push({ call, query });
    return { result: call === getCashDays ? server.days : bookOf(query.day ?? '2026-11-21') };
  },
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const sums = (expected: number) => ({ expected, collected: 0, paid_at_pickup: 0, handed_over: 0, to_count: 0 });
const bookOf = (day: string): CashBook => ({ day, today: day, sums: sums(77), open: 0, lines: [], closing: null });
const week: CashDays = {
  from: '2026-11-15',
  to: '2026-11-21',
  today: '2026-11-21',
  sums: sums(300),
  open: 50,
  days: [
    { day: '2026-11-19', sums: sums(100), closed: 1, difference: -5 },
    { day: '2026-11-20', sums: sums(200), closed: 0, difference: 0 },
  ],
  outlets: [],
};

let page: MountedPart;
const open = async (includeOutlets: boolean) => {
  const vendor = { vendor_id: 'demo', name: 'Baan Coffee', rights: ['keep-cash-book'] } as unknown as CallersVendor;
  const current = { vendor, vendors: [vendor], includeOutlets } as unknown as CurrentVendor;
  const element = (
    <CurrentVendorProvider value={current}>
      <CashBookScreen />
    </CurrentVendorProvider>
  );
  const router = createMemoryRouter([{ path: '/cash-book', element }], { initialEntries: ['/cash-book'] });
  page = await mountPart(<RouterProvider router={router} />);
  await eventually(() => expect(page.box.textContent).toContain('77'));
  const choice = [...page.box.querySelectorAll('label')].find(
    ({ textContent }) => textContent === tracking['history.period.7-days'],
  );
  await click(choice?.querySelector('input') ?? choice);
  await eventually(() => expect(page.box.textContent).toContain('300'));
};
const regions = () => [...page.box.querySelectorAll('section')].map((one) => one.getAttribute('aria-label'));
const asked = () => server.asked.at(-1) as { call: unknown; query: Query };

beforeEach(() => Object.assign(server, { asked: [], days: week }));
afterEach(() => page.unmount());

it('shows the sums of the last seven days with today, the newest day first', async () => {
  await open(false);
  const { call, query } = asked();
  expect(call).toBe(getCashDays);
  expect([daysBetween(query.from, query.to), query.include_outlets]).toEqual([6, undefined]);
  expect(dateAfter(query.from, 6)).toBe(query.to);
  const entries = [...page.box.querySelectorAll('section li')].map(({ textContent }) => textContent);
  expect([entries.length, regions()]).toEqual([2, [texts['by-day']]]);
  expect(entries[0]).toContain('200');
  expect(entries[1]).toContain(texts.difference.split('{{')[0] ?? '');
});

it('leads from a day to its book', async () => {
  await open(false);
  await click(page.box.querySelector<HTMLElement>('section li:last-child button') ?? undefined);
  await eventually(() => expect(page.box.textContent).toContain('77'));
  expect(asked()).toEqual({ call: getCashBook, query: { day: '2026-11-19' } });
});

it('shows the sums of each book for a parent with its outlets, whose days lead to no single book', async () => {
  const outlet = { vendor_id: 'd001', name: 'Baan Coffee Asok', sums: sums(300), open: 50 };
  server.days = { ...week, outlets: [{ ...outlet, vendor_id: 'demo', name: 'Baan Coffee', sums: sums(0) }, outlet] };
  await open(true);
  expect(asked().query.include_outlets).toBe('true');
  expect(regions()).toEqual([texts.branches, texts['by-day']]);
  expect(page.box.textContent).toContain('Baan Coffee Asok');
  expect(page.box.querySelector('section li button')).toBeNull();
});

it('reports a period without cash', async () => {
  server.days = { ...week, days: [] };
  await open(false);
  expect(page.box.textContent).toContain(texts['days.empty']);
});
