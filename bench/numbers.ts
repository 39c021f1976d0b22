import { pathOf } from '@riderbell/contract/call.ts';
import { getNumbers } from '@riderbell/contract/calls/numbers/get-numbers.ts';
import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import { dateAfter } from '@riderbell/domain/countries/local-day.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { Client, Pool } from 'pg';
import { startServerProcess } from '../tools/server-process.ts';
import { median, quantile, range } from './figures.ts';
import { type Merchant, signIn } from './merchant.ts';
import { addPastOrders } from './scenarios/past-orders.ts';
import { measureOrders } from './scenarios/order-throughput.ts';
import { measureRawOrders } from './scenarios/raw-orders.ts';

const zone = 'Asia/Bangkok';
/** The longest period and the previous one have 184 days; two less, so that all orders are in them also after a midnight. */
const days = 182;
const callsARound = 20;

interface NumbersBench {
  readonly adminUrl: string;
  readonly settings: Record<string, string>;
  readonly rounds: number;
  /** How many orders the database has, and how many are placed in a round. */
  readonly past: number;
  readonly ordersARound: number;
  readonly inFlight: number;
}

/** The same figures straight from the orders, by day: what the numbers would cost without their table. */
const recount = `
  select (created_at at time zone '${zone}')::date::text as day, count(*)::integer as orders,
    count(*) filter (where status = 'DELIVERED')::integer as delivered,
    sum(delivery_fee_minor) filter (where status <> 'CANCELLED')::bigint as fees,
    sum(amount_minor) filter (where status = 'DELIVERED' and payment_method = 'CASH_ON_DELIVERY')::bigint as collected,
    sum((select extract(epoch from min(entry.created_at) - orders.created_at) from order_status_history as entry
      where entry.order_id = orders.order_id and entry.status in ('NEAR_VENDOR', 'PICKED_UP')))::bigint as to_rider,
    sum((select extract(epoch from max(entry.created_at) - orders.created_at) from order_status_history as entry
      where entry.order_id = orders.order_id and entry.status = 'DELIVERED'))::bigint as to_door
  from orders
  where family_id = 'demo' and created_at >= $1::date::timestamp at time zone '${zone}'
    and created_at < ($2::date + 1)::timestamp at time zone '${zone}'
  group by 1`;

/** `npm run bench -- numbers`: the numbers at a million orders, and what their marks cost a new order. */
export async function benchNumbers(bench: NumbersBench): Promise<void> {
  const name = `riderbell_bench_numbers_${process.pid}`;
  const admin = new Client({ connectionString: bench.adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(bench.adminUrl);
  own.pathname = `/${name}`;
  const pool = new Pool({ connectionString: own.href, max: bench.inFlight });
  const server = await startServerProcess({ ...bench.settings, DATABASE_URL: own.href });
  const newSession = () => signIn(server.url, demoAccount.email, demoAccount.password);
  try {
    await benchMarks(bench, pool, server.pid, newSession);
    await addPastOrders(pool, { orders: bench.past, days });
    await benchCall(bench, pool, newSession);
  } finally {
    await pool.end();
    await server.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function benchMarks(
  { rounds, ordersARound, inFlight }: NumbersBench,
  pool: Pool,
  serverPid: number,
  newSession: () => Promise<Merchant>,
): Promise<void> {
  const databasePids = async (): Promise<number[]> =>
    (await pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()')).rows.map(
      ({ pid }) => pid,
    );
  const options = { orders: ordersARound, inFlight, serverPid, databasePids };
  await measureOrders(await newSession(), { ...options, run: 'warm' });
  await measureRawOrders(pool, { ...options, run: 'warm' });
  const throughHttp: number[] = [];
  const direct: number[] = [];
  const cpu: number[] = [];
  const speeds: Record<'enable' | 'disable', number[]> = { enable: [], disable: [] };
  for (let round = 0; round < rounds; round += 1) {
    const merchant = await newSession();
    const measured = { enable: { http: 0, raw: 0, cpu: 0 }, disable: { http: 0, raw: 0, cpu: 0 } };
    // Alternates which side comes first.
    for (const side of round % 2 === 0 ? (['enable', 'disable'] as const) : (['disable', 'enable'] as const)) {
      await pool.query(`alter table orders ${side} trigger orders_uncounted`);
      const http = await measureOrders(merchant, { ...options, run: `${side}${round}` });
      const raw = await measureRawOrders(pool, { ...options, run: `${side}${round}` });
      measured[side] = { http: http.ordersASecond, raw: raw.ordersASecond, cpu: raw.databaseCpu };
      speeds[side].push(http.ordersASecond);
    }
    throughHttp.push(measured.enable.http / measured.disable.http);
    direct.push(measured.enable.raw / measured.disable.raw);
    cpu.push(measured.enable.cpu / measured.disable.cpu);
  }
  await pool.query('alter table orders enable trigger orders_uncounted');
  console.log(`New orders with the mark for the numbers, ${rounds} rounds of ${ordersARound}, ${inFlight} in flight`);
  console.log(`  orders per second ${median(speeds.enable).toFixed(0)}, without ${median(speeds.disable).toFixed(0)}`);
  console.log(`  ratio through HTTP ${range(throughHttp)}, the statement alone ${range(direct)} (aim: 0.95 or more)`);
  console.log(`  database CPU of the statement, ratio ${range(cpu)}`);
}

async function benchCall(
  { rounds, past }: NumbersBench,
  pool: Pool,
  newSession: () => Promise<Merchant>,
): Promise<void> {
  const today = localDateOf(Date.now(), zone);
  const period = { from: dateAfter(today, -91), to: today };
  let merchant = await newSession();
  const began = performance.now();
  let calls = 0;
  while ((await readNumbers(merchant, period)).still_counting) {
    calls += 1;
    if (calls % 10 === 0) merchant = await newSession();
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`Numbers of 92 days beside the 92 before, 4 branches, ${past} orders`);
  console.log(`  first count of all ${seconds.toFixed(1)} s, ${(past / seconds).toFixed(0)} orders per second`);
  const plain: number[] = [];
  const afterChange: number[] = [];
  const recounts: number[] = [];
  let equal = true;
  for (let round = 0; round < rounds; round += 1) {
    merchant = await newSession();
    for (let call = 0; call < callsARound; call += 1) plain.push(await timed(() => readNumbers(merchant, period)));
    for (let call = 0; call < callsARound; call += 1) {
      await pool.query("update orders set version = version + 1 where order_id = 'past-1'");
      afterChange.push(await timed(() => readNumbers(merchant, period)));
    }
    const numbers = await readNumbers(merchant, period);
    const start = performance.now();
    const { rows } = await pool.query<RecountedDay>(recount, [numbers.previous.from, numbers.to]);
    recounts.push(performance.now() - start);
    equal &&= isEqual(numbers, rows, past);
  }
  console.log(
    `  the call, ms: median ${median(plain).toFixed(1)}, p95 ${quantile(plain, 0.95).toFixed(1)} (aim: under 200)`,
  );
  console.log(
    `  after a change of the newest order: median ${median(afterChange).toFixed(1)}, p95 ${quantile(afterChange, 0.95).toFixed(1)}`,
  );
  console.log(
    `  a recount in SQL: ${range(recounts, 0)}; the call is ${(median(recounts) / median(plain)).toFixed(0)} times as fast`,
  );
  console.log(`  figures equal: ${equal ? 'yes' : 'NO'}`);
}

async function readNumbers(merchant: Merchant, period: { from: string; to: string }): Promise<Numbers> {
  const query = new URLSearchParams({ ...period, by: 'day', include_outlets: 'true' });
  const url = `${merchant.url}${pathOf(getNumbers, { id: 'demo' })}?${query.toString()}`;
  const ask = () => fetch(url, { headers: { authorization: merchant.authorization } });
  // Between two calls the server may have ended the idle connection.
  const response = await ask().catch(ask);
  if (!response.ok) throw new Error(`The numbers failed: ${response.status} ${await response.text()}`);
  return getNumbers.answer.parse(await response.json()).result;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface RecountedDay {
  readonly day: string;
  readonly orders: number;
  readonly delivered: number;
  readonly fees: string;
  readonly collected: string;
  readonly to_rider: string;
  readonly to_door: string;
}

/** Whether the call agrees with the recount, and both have at least the past orders. */
function isEqual({ series, totals, previous }: Numbers, rows: readonly RecountedDay[], past: number): boolean {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const sum = (name: keyof RecountedDay) => rows.reduce((total, row) => total + Number(row[name]), 0);
  const both = (name: keyof typeof totals) => totals[name] + previous.totals[name];
  return (
    totals.orders + previous.totals.orders >= past &&
    totals.cash_collected > 0 &&
    series.every(({ from, orders, delivered }) => {
      const row = byDay.get(from);
      return (row?.orders ?? 0) === orders && (row?.delivered ?? 0) === delivered;
    }) &&
    sum('orders') === both('orders') &&
    sum('to_rider') === both('to_rider_seconds') &&
    sum('to_door') === both('to_door_seconds') &&
    sum('fees') === Math.round(both('delivery_fees') * 100) &&
    sum('collected') === Math.round(both('cash_collected') * 100)
  );
}
