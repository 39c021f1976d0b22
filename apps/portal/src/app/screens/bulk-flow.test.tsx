// @vitest-environment happy-dom
import { clientProblem, problemOf } from '@riderbell/web/api/api-problem.ts';
import { snackbars } from '@riderbell/ui/notices/notify.ts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aJob, aRow } from '../../features/bulk-orders/bulk-fixture.ts';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { BulkJob } from './bulk-job.tsx';
import { BulkOrders } from './bulk-orders.tsx';
import { click, eventually, type MountedPart, mountPart } from './mount-part.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}
type Answer = (request: Sent, key: string) => unknown;
const { answers, calls } = vi.hoisted(() => ({
  answers: {} as Record<string, Answer>,
  calls: [] as { id: string; key: string; query?: Sent['query'] }[],
}));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: { id: string }, request: Sent, options: { idempotencyKey?: string } = {}) => {
    calls.push({ id: call.id, key: options.idempotencyKey ?? '', ...(request.query && { query: request.query }) });
    return answers[call.id]?.(request, options.idempotencyKey ?? '') ?? { result: {} };
  },
  browserParts: {},
}));
// The upload has its own client, which reports its progress.
vi.mock('@riderbell/web/api/api-client.ts', async (original) => ({
  ...(await original<object>()),
  createApiClient: () => async (call: { id: string }, request: never, options: { idempotencyKey?: string }) => {
    calls.push({ id: call.id, key: options.idempotencyKey ?? '' });
    return answers[call.id]?.(request, options.idempotencyKey ?? '');
  },
}));

const body = (value: unknown) => ({ code: 200, body: value });
const vendor = { vendor_id: 'd001', name: 'Baan', flags: { payment_methods: [] }, vendor_information: {} };
const current = { vendor, vendors: [vendor] } as unknown as CurrentVendor;

let page: MountedPart;
let router: ReturnType<typeof createMemoryRouter>;
async function open(path: string) {
  router = createMemoryRouter(
    [
      { path: '/bulk-order/:vendorID', element: <BulkOrders /> },
      { path: '/bulk-order/:vendorID/:bulkJobID', element: <BulkJob /> },
      { path: '/order-tracking', element: <p>Tracking</p> },
    ],
    { initialEntries: [path] },
  );
  page = await mountPart(
    <CurrentVendorProvider value={current}>
      <RouterProvider router={router} />
    </CurrentVendorProvider>,
  );
}
const shown = () => page.box.textContent ?? '';
const notices = () => snackbars.shown().map(({ message }) => message);
async function choose(file: File) {
  const input = page.box.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  const { act } = await import('react');
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

beforeEach(() => {
  calls.length = 0;
  for (const id of Object.keys(answers)) delete answers[id];
  answers['list-bulk-jobs'] = () => body([]);
});
afterEach(() => page.unmount());

it('refuses a file of another format, and one that is too large, before it is uploaded', async () => {
  await open('/bulk-order/d001');
  await choose(new File(['a'], 'orders.csv'));
  await eventually(() => expect(shown()).toContain('File format is invalid'));
  await choose(Object.defineProperty(new File(['a'], 'orders.xlsx'), 'size', { value: 5_242_881 }));
  await eventually(() => expect(shown()).toContain('File cannot be larger than 5 MB'));
  expect(calls.some(({ id }) => id === 'create-bulk-job')).toBe(false);
});

it('uploads a file once more with the same key after a lost answer, and then shows its rows', async () => {
  await open('/bulk-order/d001');
  answers['create-bulk-job'] = () => Promise.reject(clientProblem('client.unreachable'));
  await choose(new File(['PK'], 'morning.xlsx'));
  await eventually(() => expect(page.button('Try again')).toBeDefined());
  expect(notices()).toContain('Failed to upload file');
  answers['create-bulk-job'] = () => body({ bulk_job: aJob(), orders: [aRow()] });
  answers['get-bulk-job'] = () => body({ bulk_job: aJob(), orders: [], next_row: null });
  await click(page.button('Try again'));
  await eventually(() => expect(router.state.location.pathname).toBe('/bulk-order/d001/job-1'));
  await eventually(() => expect(shown()).toContain('Malee Suksan'));
  const keys = calls.filter(({ id }) => id === 'create-bulk-job').map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('says that the history could not be read, and reads it again', async () => {
  answers['list-bulk-jobs'] = () => Promise.reject(problemOf(500, null, null));
  await open('/bulk-order/d001');
  await eventually(() => expect(notices()).toContain('Failed to get job history'));
  answers['list-bulk-jobs'] = () => body([aJob({ summary: { total_rows: 12 } })]);
  await click(page.button('Try again'));
  await eventually(() => expect(shown()).toContain('morning.xlsx'));
  expect(shown()).toContain('Ready to place');
});

it('shows the page of an unknown address for a job of another vendor', async () => {
  answers['get-bulk-job'] = () =>
    Promise.reject(problemOf(404, { errors: [{ code: 'bulk.job-not-found', meta: {} }] }, null));
  await open('/bulk-order/d001/other');
  await eventually(() => expect(shown()).toContain('This page does not exist'));
  expect(notices()).not.toContain('Failed to get job details');
});

const ready = aJob({ summary: { total_rows: 2, orders_to_place: 2, total_fee: 112 } });
const placed = aJob({ action: 'ORDER_PLACEMENT', status: 'ORDER_PLACEMENT_SUCCESS', version: 3 });

it('places the orders after the confirmation, and goes on to the tracking screen', async () => {
  answers['get-bulk-job'] = () =>
    body({ bulk_job: ready, orders: [aRow(), aRow({ row_id: 'row-3', row_number: 3 })], next_row: null });
  await open('/bulk-order/d001/job-1');
  await eventually(() => expect(page.button('Place orders')).toBeDefined());
  await click(page.button('Place orders'));
  expect(shown()).toContain('You are about to place 2 orders. Are you sure?');
  // What the riders collect for both orders.
  expect(shown()).toContain('Cash to collect฿500.00');
  answers['place-bulk-orders'] = () => body({ bulk_job: placed });
  answers['get-bulk-job'] = () => body({ bulk_job: placed, orders: [], next_row: null });
  await click(page.button('Yes'));
  await eventually(() => expect(shown()).toBe('Tracking'));
  expect(notices()).toContain('Orders placed successfully');
});

it('reads a long job part by part', async () => {
  answers['get-bulk-job'] = ({ query }) =>
    query?.['after_row'] === undefined
      ? body({ bulk_job: ready, orders: [aRow()], next_row: 'row-2' })
      : body({ bulk_job: ready, orders: [aRow({ row_id: 'row-3', row_number: 3 })], next_row: null });
  await open('/bulk-order/d001/job-1');
  await eventually(() => expect(page.button('Place orders')).toBeDefined());
  const queries = calls.filter(({ id }) => id === 'get-bulk-job').map(({ query }) => query);
  expect(queries.slice(0, 2)).toEqual([{}, { after_row: 'row-2' }]);
  await click(page.button('Place orders'));
  // Of the rows of both answers.
  expect(shown()).toContain('Cash to collect฿500.00');
});

it('asks once for all changed fees, and stays when orders were not placed', async () => {
  const fees = aJob({ ...ready, status: 'UNKNOWN', waits_for: 'fees' });
  answers['get-bulk-job'] = () => body({ bulk_job: fees, orders: [aRow({ previous_fee: 49 })], next_row: null });
  await open('/bulk-order/d001/job-1');
  await eventually(() => expect(shown()).toContain('Some delivery fees have changed'));
  expect(shown()).toContain('฿49.00฿56.00');
  const partly = aJob({
    action: 'ORDER_PLACEMENT',
    status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
    version: 3,
    summary: { errors: 1 },
  });
  answers['place-bulk-orders'] = () => body({ bulk_job: partly });
  answers['get-bulk-job'] = () =>
    body({ bulk_job: partly, orders: [aRow({ status: 'FAILED', version: 3 })], next_row: null });
  await click(page.button('Confirm and place'));
  await eventually(() => expect(shown()).toContain('Some orders were not placed'));
  expect(calls.find(({ id }) => id === 'place-bulk-orders')?.query).toEqual({ fees_of: String(fees.version) });
  expect(router.state.location.pathname).toBe('/bulk-order/d001/job-1');
});

it('says that the placement failed, and places nothing twice', async () => {
  answers['get-bulk-job'] = () => body({ bulk_job: ready, orders: [aRow()], next_row: null });
  await open('/bulk-order/d001/job-1');
  await eventually(() => expect(page.button('Place orders')).toBeDefined());
  await click(page.button('Place orders'));
  answers['place-bulk-orders'] = () => Promise.reject(clientProblem('client.unreachable'));
  await click(page.button('Yes'));
  await eventually(() => expect(notices()).toContain('Error while placing orders'));
  await click(page.button('Yes'));
  await eventually(() => expect(calls.filter(({ id }) => id === 'place-bulk-orders')).toHaveLength(2));
  expect(new Set(calls.filter(({ id }) => id === 'place-bulk-orders').map(({ key }) => key)).size).toBe(1);
});

it('follows a job that another tab has placed, without leaving it', async () => {
  answers['get-bulk-job'] = () => body({ bulk_job: ready, orders: [aRow()], next_row: null });
  await open('/bulk-order/d001/job-1');
  await eventually(() => expect(page.button('Leave out')).toBeDefined());
  answers['change-bulk-rows'] = () =>
    Promise.reject(problemOf(409, { errors: [{ code: 'bulk.job-placed', meta: {} }] }, null));
  answers['get-bulk-job'] = () =>
    body({
      bulk_job: placed,
      orders: [aRow({ status: 'DONE', version: 3, result_content: 'placed', order_id: 'd001-1' })],
      next_row: null,
    });
  await click(page.button('Leave out'));
  await eventually(() => expect(shown()).toContain('Open order'));
  expect(shown()).toContain('Some changes are not saved');
  expect(router.state.location.pathname).toBe('/bulk-order/d001/job-1');
});

it('keeps what was typed when it cannot be saved, and asks before it is left behind', async () => {
  answers['get-bulk-job'] = () => body({ bulk_job: ready, orders: [aRow()], next_row: null });
  await open('/bulk-order/d001/job-1');
  await eventually(() => expect(page.button('Leave out')).toBeDefined());
  answers['change-bulk-rows'] = () => Promise.reject(clientProblem('client.offline'));
  await click(page.button('Leave out'));
  await eventually(() => expect(shown()).toContain('Some changes are not saved'));
  const { act } = await import('react');
  await act(async () => void router.navigate('/bulk-order/d001'));
  await eventually(() => expect(shown()).toContain('Leave without saving?'));
  expect(router.state.location.pathname).toBe('/bulk-order/d001/job-1');
  answers['change-bulk-rows'] = () =>
    body({ bulk_job: aJob({ ...ready, version: 2 }), orders: [aRow({ status: 'LEFT_OUT', version: 2 })] });
  await click(page.button('Keep editing'));
  await click(page.button('Try again'));
  await eventually(() => expect(shown()).not.toContain('Some changes are not saved'));
  expect(page.button('Take in again')).toBeDefined();
});
