import { KeyAlreadyUsed, type Once } from '@riderbell/contract/handler.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { paymentDictionary } from '@riderbell/domain/bulk-orders/bulk-context.ts';
import { columnDictionary } from '@riderbell/domain/bulk-orders/match-columns.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PostgresBulkJobs } from '../../src/adapters/postgres/bulk-orders/postgres-bulk-jobs.ts';
import { addVendors, engines, type TestDatabase } from '../../src/adapters/postgres/test-databases.suite.ts';
import { changeBulkRows } from '../../src/features/bulk-orders/change-bulk-rows.ts';
import { checkBulkJob } from '../../src/features/bulk-orders/check-job.ts';
import { createBulkJob } from '../../src/features/bulk-orders/create-bulk-job.ts';
import { placeBulkJob } from '../../src/features/bulk-orders/place-job.ts';
import { placeBulkOrders } from '../../src/features/bulk-orders/place-bulk-orders.ts';
import type { BulkNeeds } from '../../src/features/bulk-orders/ports.ts';
import { getBulkJob } from '../../src/features/bulk-orders/read-bulk-jobs.ts';
import { merchant, sampleVendor } from '../../src/features/orders/order-samples.ts';

const headings = [
  'customer_name',
  'customer_phone_number',
  'address',
  'latitude',
  'longitude',
  'amount',
  'payment_method',
];
const lastAttempt = 8;

/** Bulk orders with a real store; the orders are placed in memory. */
class Scene {
  readonly needs: BulkNeeds;
  readonly placed = new Map<string, string>();
  /** Runs before the store changes a job, once. */
  beforeChange: (() => Promise<void>) | null = null;
  fee = 50_00;
  /** The name of a customer whose order makes the placement fail. */
  poison = '';
  priced = 0;
  isMember = true;
  #ids = 0;
  #keys = 0;

  constructor(test: TestDatabase) {
    const store = new PostgresBulkJobs(test.database.kysely);
    const change = store.change.bind(store);
    store.change = async (...about) => {
      const before = this.beforeChange;
      this.beforeChange = null;
      await before?.();
      return change(...about);
    };
    this.needs = {
      store,
      orders: {
        reserveOrderId: () => `d001-${String((this.#ids += 1)).padStart(10, '0')}`,
        judgementsOf: () => ({
          judge: async () => {
            this.priced += 1;
            return { ok: true, fee: this.fee };
          },
          judgeEdit: async () => ({ ok: true, fee: this.fee }),
        }),
        place: async ({ orderId, body }) => {
          if (body.customer.name === this.poison) throw new Error('no luck');
          this.placed.set(orderId, this.placed.get(orderId) ?? body.customer.name);
          return { ok: true, order: { order_id: orderId } as Order };
        },
        edit: async () => Promise.reject(new Error('there is nothing to edit')),
        cancel: async () => Promise.reject(new Error('there is nothing to cancel')),
        findMany: async () => [],
        ofToday: async () => [],
      },
      reader: { read: async () => ({ ok: true, sheets: [{ name: 'Orders', rows: this.#rows }] }) },
      vendors: { find: async (_, vendorId) => sampleVendor(vendorId), list: async () => [] },
      locator: () => async () => null,
      flags: async () => ({ 'bulk-order-upload': true, 'delayed-cancellation': false }),
      words: async () => ({ columns: columnDictionary([]), payments: paymentDictionary([]) }),
      country: countryOf('TH'),
      isPossiblePhone: () => true,
      fullPhone: (text) => text,
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      onJob: () => undefined,
      nextTurn: async () => undefined,
    };
  }

  #rows: { number: number; cells: string[] }[] = [];

  #asked(once: Once | null) {
    return { principal: merchant, once, requestId: 'r', remoteAddress: '127.0.0.1', userAgent: undefined };
  }

  key(): Once {
    this.#keys += 1;
    return { scope: 'account-1:place-bulk-orders', key: `key-${this.#keys}-${crypto.randomUUID()}`, bodyHash: 'hash' };
  }

  /** Uploads rows with these customers and checks them. */
  async upload(names: readonly string[], beforeCheck: () => unknown = () => null): Promise<string> {
    const row = (name: string, index: number) => [
      name,
      `08123456${10 + index}`,
      'Soi 23',
      '13.7402',
      '100.5637',
      '265',
      'PAID',
    ];
    this.#rows = [headings, ...names.map(row)].map((cells, index) => ({ number: index + 1, cells }));
    const content = Buffer.from('a workbook').toString('base64');
    const body = { vendor_id: 'd001', content, file_name: 'orders.xlsx' };
    const outcome = await createBulkJob(this.needs)({
      ...this.#asked(null),
      body,
      params: undefined,
      query: undefined,
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
    const jobId = outcome.answer.body.bulk_job.bulk_job_id;
    beforeCheck();
    await checkBulkJob(this.needs)({ jobId });
    return jobId;
  }

  /** @param feesOf the version of the job whose changed fees were seen */
  place(jobId: string, once: Once | null = null, feesOf?: number) {
    const query = feesOf === undefined ? {} : { fees_of: String(feesOf) };
    return placeBulkOrders(this.needs)({ ...this.#asked(once), params: { jobId }, body: undefined, query });
  }

  change(
    jobId: string,
    rows: Parameters<ReturnType<typeof changeBulkRows>>[0]['body']['rows'],
    once: Once | null = null,
  ) {
    const params = { vendorId: 'd001', jobId };
    return changeBulkRows(this.needs)({ ...this.#asked(once), params, body: { rows }, query: undefined });
  }

  run(jobId: string, attempt = 1): Promise<void> {
    return placeBulkJob(this.needs)({ jobId }, attempt);
  }

  async seen(jobId: string, query: { readonly changed_since?: string; readonly after_row?: string } = {}) {
    const params = { vendorId: 'd001', jobId };
    const outcome = await getBulkJob(this.needs)({ ...this.#asked(null), params, query, body: undefined });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
    return outcome.answer.body;
  }

  async statuses(jobId: string): Promise<string[]> {
    return (await this.seen(jobId)).orders.map(({ status }) => status);
  }
}

describe.each(engines)('requests for one job at the same moment, on $name', ({ open }) => {
  let test: TestDatabase;
  let scene: Scene;

  beforeAll(async () => {
    test = await open();
    await test.database.migrate();
    await addVendors(test.database.pool);
    await test.database.pool.query(
      `insert into accounts (account_id, email, name, password_hash, locale, created_at)
       values ($1, $2, 'Owner', 'x', 'en', now())`,
      [merchant.accountId, merchant.email],
    );
  });
  afterAll(() => test.drop());
  beforeEach(() => {
    scene = new Scene(test);
  });

  it('places each row once when a placement begins and ends while another one is decided', async () => {
    const job = await scene.upload(['Ann', 'Bo']);
    scene.beforeChange = async () => {
      await scene.place(job);
      await scene.run(job);
    };
    const late = await scene.place(job);
    await scene.run(job);
    expect(late).toMatchObject({ ok: false, refusals: [{ code: 'bulk.job-placed' }] });
    expect([...scene.placed.values()]).toEqual(['Ann', 'Bo']);
    expect(await scene.statuses(job)).toEqual(['DONE', 'DONE']);
  });

  it('leaves a row alone that was placed while a change of it was checked', async () => {
    const job = await scene.upload(['Ann', 'Bo']);
    scene.beforeChange = async () => {
      await scene.place(job);
      await scene.run(job);
    };
    const late = await scene.change(job, [{ row_id: '1', values: { customer_name: 'Cy' } }]);
    expect(late).toMatchObject({ ok: false, refusals: [{ code: 'bulk.job-placed' }] });
    expect(await scene.statuses(job)).toEqual(['DONE', 'DONE']);
    expect([...scene.placed.values()]).toEqual(['Ann', 'Bo']);
  });

  it('places what a row was changed to while the placement was decided', async () => {
    const job = await scene.upload(['Ann', 'Bo']);
    scene.beforeChange = async () => {
      await scene.change(job, [{ row_id: '1', values: { customer_name: 'Cy' } }]);
    };
    expect((await scene.place(job)).ok).toBe(true);
    await scene.run(job);
    expect([...scene.placed.values()]).toEqual(['Cy', 'Bo']);
  });

  it('counts the rows of two changes that cross', async () => {
    const job = await scene.upload(['Ann', 'Bo', 'Cy']);
    scene.beforeChange = async () => {
      await scene.change(job, [{ row_id: '1', left_out: true }]);
    };
    const answer = await scene.change(job, [{ row_id: '2', left_out: true }]);
    expect(answer).toMatchObject({ ok: true, answer: { body: { bulk_job: { summary: { orders_to_place: 1 } } } } });
    expect(await scene.statuses(job)).toEqual(['LEFT_OUT', 'LEFT_OUT', 'READY']);
  });

  it('adds a row once when the request is sent again after a lost answer', async () => {
    const job = await scene.upload(['Ann']);
    const once = scene.key();
    const added = [{ row_id: null, values: { customer_name: 'Bo' } }];
    expect((await scene.change(job, added, once)).ok).toBe(true);
    await expect(scene.change(job, added, once)).rejects.toThrow(KeyAlreadyUsed);
    expect((await scene.seen(job)).orders).toHaveLength(2);
  });

  it('confirms changed fees only with the version of the job that has them, and not with a second click', async () => {
    const job = await scene.upload(['Ann']);
    const once = scene.key();
    scene.fee = 60_00;
    await scene.place(job, once);
    await scene.run(job);
    expect((await scene.seen(job)).bulk_job.waits_for).toBe('fees');
    const { version } = (await scene.seen(job)).bulk_job;
    for (const feesOf of [undefined, version - 1]) {
      const answer = await scene.place(job, once, feesOf);
      expect(answer).toMatchObject({ ok: true, answer: { body: { bulk_job: { waits_for: 'fees', version } } } });
    }
    await scene.run(job);
    // A key is for one request, so the confirmation needs its own.
    await expect(scene.place(job, once, version)).rejects.toThrow(KeyAlreadyUsed);
    expect(scene.placed.size).toBe(0);
    await scene.place(job, scene.key(), version);
    await scene.run(job);
    expect([...scene.placed.values()]).toEqual(['Ann']);
    const [row] = (await scene.seen(job)).orders;
    expect(row).toMatchObject({ status: 'DONE', delivery_fee: 60, previous_fee: null });
  });

  it('stores nothing of a run whose placement has ended meanwhile', async () => {
    const job = await scene.upload(['Ann', 'Bo']);
    await scene.place(job);
    scene.poison = 'Bo';
    scene.beforeChange = async () => {
      await scene.run(job, lastAttempt);
      scene.poison = '';
      await scene.change(job, [{ row_id: '2', values: { customer_name: 'Cy' } }]);
      await scene.place(job);
    };
    await scene.run(job, lastAttempt);
    expect(await scene.statuses(job)).toEqual(['DONE', 'READY']);
    await scene.run(job);
    expect([...scene.placed.values()]).toEqual(['Ann', 'Cy']);
  });

  it('answers the rows of a long job part by part, and what changed in between with the next reading', async () => {
    const job = await scene.upload(Array.from({ length: 1001 }, () => 'Ann'));
    const first = await scene.seen(job);
    await scene.change(job, [
      { row_id: '1', left_out: true },
      { row_id: '700', left_out: true },
    ]);
    const second = await scene.seen(job, { after_row: first.next_row ?? '' });
    const third = await scene.seen(job, { after_row: second.next_row ?? '' });
    const ids = [first, second, third].flatMap(({ orders }) => orders.map(({ row_id: id }) => id));
    expect(ids).toEqual(Array.from({ length: 1001 }, (_, index) => String(index + 1)));
    expect([first, second, third].map(({ orders, next_row: next }) => [orders.length, next])).toEqual([
      [500, '500'],
      [500, '1000'],
      [1, null],
    ]);
    const changed = await scene.seen(job, { changed_since: String(first.bulk_job.version) });
    expect(changed.orders.map(({ row_id: id }) => id)).toEqual(['1', '700']);
    expect(changed.next_row).toBeNull();
  });

  it('places each row once when two processes do the same work', async () => {
    const names = Array.from({ length: 120 }, (_, index) => `Ann ${'abcdefghij'[index % 10]}`);
    const job = await scene.upload(names);
    await scene.place(job);
    await Promise.all([scene.run(job), scene.run(job)]);
    const { bulk_job: ended, orders } = await scene.seen(job);
    expect(ended).toMatchObject({ status: 'ORDER_PLACEMENT_SUCCESS', summary: { orders_placed: 120 } });
    expect(scene.placed.size).toBe(120);
    expect(new Set(orders.map(({ order_id: id }) => id))).toEqual(new Set(scene.placed.keys()));
    expect(ended.history.map(({ status }) => status)).toEqual([
      'UNKNOWN',
      'PREPROCESS_SUCCESS',
      'UNKNOWN',
      'ORDER_PLACEMENT_SUCCESS',
    ]);
  });

  it('names the reason when the person has left the team before the check', async () => {
    scene.needs.vendors.find = async (_, vendorId) => (scene.isMember ? sampleVendor(vendorId) : null);
    const job = await scene.upload(['Ann', 'Bo'], () => (scene.isMember = false));
    scene.isMember = true;
    const { bulk_job: refused, orders } = await scene.seen(job);
    expect(refused.status).toBe('PREPROCESS_FAIL');
    expect(orders.map(({ error }) => error.map(({ code }) => code))).toEqual([
      ['vendor.not-found'],
      ['vendor.not-found'],
    ]);
    expect(orders.map(({ customer_name: name }) => name)).toEqual(['Ann', 'Bo']);
    expect(orders.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it('places the other rows when the work of one fails again and again', async () => {
    const job = await scene.upload(['Ann', 'Bo', 'Cy']);
    await scene.place(job);
    scene.poison = 'Bo';
    await expect(scene.run(job)).rejects.toThrow('no luck');
    await scene.run(job, lastAttempt);
    const { bulk_job: ended, orders } = await scene.seen(job);
    expect(ended.status).toBe('ORDER_PLACEMENT_SUCCESS_WITH_ERROR');
    expect(orders.map(({ status }) => status)).toEqual(['DONE', 'FAILED', 'DONE']);
    expect(orders[1]?.error).toMatchObject([{ code: 'server.failure' }]);
    scene.poison = '';
    await scene.change(job, [{ row_id: '2', left_out: false }]);
    await scene.place(job);
    await scene.run(job);
    expect([...scene.placed.values()].toSorted()).toEqual(['Ann', 'Bo', 'Cy']);
  });

  it('prices no row twice when a run was killed while it priced them', async () => {
    const job = await scene.upload(Array.from({ length: 70 }, () => 'Ann'));
    await scene.place(job);
    scene.fee = 60_00;
    const { judgementsOf } = scene.needs.orders;
    scene.priced = 0;
    scene.needs.orders.judgementsOf = (principal) => {
      const { judge, judgeEdit } = judgementsOf(principal);
      const judgeOrDie: typeof judge = async (asked) => {
        if (scene.priced === 60) throw new Error('killed');
        return judge(asked);
      };
      return { judge: judgeOrDie, judgeEdit };
    };
    await expect(scene.run(job)).rejects.toThrow('killed');
    scene.needs.orders.judgementsOf = judgementsOf;
    scene.priced = 0;
    await scene.run(job);
    expect(scene.priced).toBe(20);
    const { bulk_job: waiting } = await scene.seen(job);
    expect(waiting).toMatchObject({ waits_for: 'fees', summary: { changed_fees: 70 } });
    expect(scene.placed.size).toBe(0);
  });

  it('goes on with a job whose work was given up, and adds no second work to another one', async () => {
    const job = await scene.upload(['Ann']);
    await scene.place(job);
    const works = async () => {
      const { rows } = await test.database.pool.query<{ name: string }>(
        `select name from jobs where payload ->> 'jobId' = $1 and finished_at is null and dead_at is null`,
        [job],
      );
      return rows.map(({ name }) => name);
    };
    const soon = Date.now() + 60_000;
    await test.database.pool.query(`update jobs set finished_at = now() where name = 'check-bulk-job'`);
    await scene.needs.store.resume(soon, soon);
    expect(await works()).toEqual(['place-bulk-job']);
    await test.database.pool.query(`update jobs set dead_at = now() where name = 'place-bulk-job'`);
    await scene.needs.store.resume(Date.now() - 60_000, soon);
    expect(await works()).toEqual([]);
    await scene.needs.store.resume(soon, soon);
    expect(await works()).toEqual(['place-bulk-job']);
  });

  it('keeps a job that waits for its columns waiting when a row is changed', async () => {
    const job = await scene.upload(['Ann', 'Bo']);
    await scene.needs.store.change(job, Date.now(), () => ({ job: { status: 'UNKNOWN', waitsFor: 'columns' } }));
    const answer = await scene.change(job, [{ row_id: '1', values: { customer_name: 'Cy' } }]);
    expect(answer).toMatchObject({
      ok: true,
      answer: { body: { bulk_job: { status: 'UNKNOWN', waits_for: 'columns' } } },
    });
  });
});
