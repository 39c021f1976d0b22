import { calls } from '@riderbell/contract/calls.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PostgresAuditTrail } from '../../src/adapters/postgres/audit/postgres-audit-trail.ts';
import { describeCall } from '../covered.ts';
import { reportAll } from '../fleet/fleet-reports.ts';
import { dispatchedOrder, orderUntil } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

const startAt = '2026-11-21T04:00:00Z';
const today = '2026-11-21';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ startAt, demo: { world: demoWorld(Date.parse(startAt), 'TH') } });
});
afterAll(() => server.stop());

async function read(id: string, day = today) {
  const as = await server.demo();
  return (await server.client.answer(calls.getCashBook, { params: { id }, query: { day } }, { as })).result;
}

/** A cash order that a rider has delivered. @returns its amount */
async function delivered(vendorId: string): Promise<number> {
  const { order_id: orderId } = await dispatchedOrder(server, { vendorId });
  await reportAll(server, orderId, ['PICKED_UP', 'DELIVERED']);
  const { order } = await orderUntil(server, orderId, ({ status }) => status === 'DELIVERED');
  return order.amount ?? 0;
}

const handOver = async (id: string, amount: number, key?: string) =>
  server.client.call(
    calls.handOverCash,
    { params: { id }, body: { amount, note: 'Envelope' } },
    { as: await server.demo(), ...(key !== undefined && { key }) },
  );
const correct = async (id: string, lineId: number, amount: number, reason = 'A note was counted twice') =>
  server.client.call(
    calls.correctCashLine,
    { params: { id }, body: { line_id: lineId, amount, reason } },
    { as: await server.demo() },
  );
const close = async (id: string, day: string, counted: number, explanation = '') =>
  server.client.call(
    calls.closeCashDay,
    { params: { id, day }, body: { counted, explanation } },
    { as: await server.demo() },
  );
const lineOf = async (id: string, account: string) =>
  (await read(id)).lines.findLast((line) => line.account === account)?.line_id ?? 0;

describeCall('getCashBook', () => server, {
  answers: async () => {
    const before = await read('d001');
    const amount = await delivered('d001');
    const after = await read('d001');
    expect(after.sums.expected).toBeCloseTo(before.sums.expected + amount);
    expect(after.sums.collected).toBeCloseTo(before.sums.collected + amount);
    expect(after.open).toBeCloseTo(before.open + amount);
    expect(after).toMatchObject({ day: today, today, closing: null });
  },
  'vendor.not-found': async () => {
    const as = await server.other();
    const asked = { params: { id: 'd001' }, query: {} };
    expect(await server.client.refusal(calls.getCashBook, asked, { as })).toEqual(['vendor.not-found']);
  },
});

const readDays = async (id: string, query: { from: string; to: string; include_outlets?: 'true' }) =>
  server.client.call(calls.getCashDays, { params: { id }, query }, { as: await server.demo() });

describeCall('getCashDays', () => server, {
  answers: async () => {
    const read7 = async (id: string, withOutlets = false) => {
      const query = { from: '2026-11-15', to: today, ...(withOutlets && { include_outlets: 'true' as const }) };
      const answered = await readDays(id, query);
      if (!answered.ok) throw new Error('it was refused');
      return answered.answer.result;
    };
    const [before, beforeAll7] = [await read7('d001'), await read7('demo', true)];
    const amount = await delivered('d001');
    const after = await read7('d001');
    expect(after).toMatchObject({ from: '2026-11-15', to: today, today, outlets: [] });
    expect(after.sums.collected).toBeCloseTo(before.sums.collected + amount);
    expect(after.open).toBeCloseTo((await read('d001')).open);
    // Each day is what the book of the day says, and the sums are those of the days.
    for (const { day, sums, closed } of after.days) {
      const book = await read('d001', day);
      expect([sums, closed]).toEqual([book.sums, book.closing === null ? 0 : 1]);
    }
    const total = after.days.reduce((sum, { sums }) => sum + sums.expected, 0);
    expect(after.sums.expected).toBeCloseTo(total);
    const family = await read7('demo', true);
    expect(family.sums.collected).toBeCloseTo(beforeAll7.sums.collected + amount);
    expect(family.outlets.map(({ vendor_id: id }) => id)).toContain('d001');
    expect(family.outlets.find(({ vendor_id: id }) => id === 'd001')).toMatchObject({
      sums: after.sums,
      open: after.open,
    });
    expect(family.open).toBeCloseTo(family.outlets.reduce((sum, { open }) => sum + open, 0));
    // An outlet has no outlets, and a parent's own book is separate.
    expect((await read7('d001', true)).outlets).toEqual([]);
    expect((await read7('demo')).sums).not.toEqual(family.sums);
  },
  'vendor.not-found': async () => void (await readDays('othr', { from: today, to: today })),
  'order.period-reversed': async () => void (await readDays('d001', { from: today, to: '2026-11-20' })),
  'order.period-too-long': async () => void (await readDays('d001', { from: '2026-08-01', to: today })),
});

describeCall('handOverCash', () => server, {
  answers: async () => {
    const amount = await delivered('d001');
    const before = await read('d001');
    const [first, second] = await Promise.all([handOver('d001', amount, 'twice'), handOver('d001', amount, 'twice')]);
    expect([first.ok, second.ok]).toContain(true);
    expect(await handOver('d001', amount, 'twice')).toMatchObject({ ok: true });
    const after = await read('d001');
    expect(after.open).toBeCloseTo(before.open - amount);
    expect(after.sums.to_count).toBeCloseTo(before.sums.to_count + amount);
  },
  'vendor.not-found': async () => expect(await handOver('othr', 1)).toMatchObject({ codes: ['vendor.not-found'] }),
  'cash.amount-wrong': async () => {
    expect(await handOver('d001', 0)).toMatchObject({ codes: ['cash.amount-wrong'] });
    expect(await handOver('d001', 1.005)).toMatchObject({ codes: ['cash.amount-wrong'] });
  },
  'cash.more-than-open': async () => {
    const { open } = await read('d001');
    expect(await handOver('d001', open + 1)).toMatchObject({ codes: ['cash.more-than-open'] });
  },
});

describeCall('correctCashLine', () => server, {
  answers: async () => {
    const amount = await delivered('d001');
    const line = await lineOf('d001', 'collected');
    const before = await read('d001');
    expect(await correct('d001', line, amount - 10)).toMatchObject({ ok: true });
    // The same again, whose answer was lost.
    expect(await correct('d001', line, amount - 10)).toMatchObject({ ok: true });
    const after = await read('d001');
    expect(after.sums.collected).toBeCloseTo(before.sums.collected - 10);
    expect(after.lines.at(-1)).toMatchObject({
      amount: -10,
      kind: 'correction',
      corrects: { line_id: line, day: today },
    });
  },
  'vendor.not-found': async () => expect(await correct('othr', 1, 1)).toMatchObject({ codes: ['vendor.not-found'] }),
  'cash.amount-wrong': async () =>
    expect(await correct('d001', 1, 1.005)).toMatchObject({ codes: ['cash.amount-wrong'] }),
  'cash.explanation-missing': async () =>
    expect(await correct('d001', 1, 1, ' ')).toMatchObject({ codes: ['cash.explanation-missing'] }),
  'cash.not-correctable': async () => {
    await delivered('d001');
    const refusal = { codes: ['cash.not-correctable'] };
    expect(await correct('d001', await lineOf('d001', 'expected'), 1)).toMatchObject(refusal);
    // A line of another vendor's book.
    expect(await correct('d002', await lineOf('d001', 'collected'), 1)).toMatchObject(refusal);
  },
});

describeCall('closeCashDay', () => server, {
  answers: async () => {
    const amount = await delivered('d002');
    await handOver('d002', amount);
    const { to_count: toCount } = (await read('d002')).sums;
    expect(await close('d002', today, toCount - 5, 'A coin fell behind the till')).toMatchObject({ ok: true });
    const { closing } = await read('d002');
    expect(closing).toMatchObject({ difference: -5, closed_by: 'demo@riderbell.test' });
    // What happens later counts on the next day.
    const before = await read('d002');
    await delivered('d002');
    expect(await read('d002')).toEqual({ ...before, open: before.open + amount });
    expect((await read('d002', '2026-11-22')).sums.collected).toBe(amount);
    expect(
      await correct('d002', before.lines.findLast(({ account }) => account === 'handed-over')?.line_id ?? 0, 1),
    ).toMatchObject({ ok: true });
    expect((await read('d002', '2026-11-22')).lines.at(-1)).toMatchObject({ corrects: { day: today } });
  },
  'vendor.not-found': async () => expect(await close('othr', today, 0)).toMatchObject({ codes: ['vendor.not-found'] }),
  'cash.amount-wrong': async () =>
    expect(await close('d001', today, 1.005)).toMatchObject({ codes: ['cash.amount-wrong'] }),
  'cash.day-not-come': async () =>
    expect(await close('d001', '2026-11-22', 0)).toMatchObject({ codes: ['cash.day-not-come'] }),
  'cash.explanation-missing': async () =>
    expect(await close('d001', '2026-11-01', 1)).toMatchObject({ codes: ['cash.explanation-missing'] }),
  'cash.day-closed': async () => {
    const both = await Promise.all([close('d001', '2026-11-02', 1, 'mine'), close('d001', '2026-11-02', 2, 'mine')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      codes: ['cash.day-closed'],
      error: { errors: [{ meta: { field: 'day', values: { who: 'demo@riderbell.test' } } }] },
    });
  },
});

it('records hand-overs, corrections and closings in the audit trail', async () => {
  const trail = new PostgresAuditTrail(server.server.database.pool);
  await close('d003', '2026-11-03', 2, 'found');
  await trail.seal('demo');
  const entries = await trail.chainAfter('demo', 0, 1000);
  const ofCash = entries.filter(({ what }) => what.startsWith('cash.'));
  expect(new Set(ofCash.map(({ what }) => what))).toEqual(
    new Set(['cash.handed-over', 'cash.corrected', 'cash.closed']),
  );
  expect(ofCash.at(-1)).toMatchObject({
    vendorId: 'd003',
    subject: '2026-11-03',
    who: { name: 'demo@riderbell.test' },
    details: { expected: 0, counted: 2, explanation: 'found' },
  });
});
