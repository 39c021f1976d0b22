import { Client } from 'pg';
import { startServerProcess } from '../tools/server-process.ts';
import { median } from './figures.ts';
import { historyQuestions, seedOrders } from './scenarios/history-scale.ts';

interface Store {
  readonly orders: number;
  readonly database: string;
  readonly client: Client;
}

/** The largest allowed ratio between the slowest store and the smallest one. */
const flat = 1.5;
const rounds = 40;
/** They fill the caches. */
const roundsToWarmUp = 3;

/**
 * Measures how the history's statements grow with the number of stored orders: first and thousandth page, searches, a filtered page and
 * the totals. The stores take turns within each round, and the medians are compared with those of the smallest store.
 */
export async function benchHistory(adminUrl: string, sizes: readonly number[], settings: Record<string, string>) {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  const stores: Store[] = [];
  try {
    for (const orders of sizes) stores.push(await openStore(admin, adminUrl, orders, settings));
    console.log(`History: ${rounds} rounds; milliseconds, and in brackets how many times those of ${sizes[0]} orders`);
    for (const name of Object.keys(historyQuestions(0))) console.log(`  ${name}: ${await measure(name, stores)}`);
  } finally {
    for (const { client, database } of stores) {
      await client.end();
      await admin.query(`drop database ${database} with (force)`);
    }
    await admin.end();
  }
}

async function measure(name: string, stores: readonly Store[]): Promise<string> {
  const runs = stores.map((store) => ({
    ...store,
    times: [] as number[],
    rows: 0,
    asked: historyQuestions(store.orders)[name],
  }));
  for (let round = -roundsToWarmUp; round < rounds; round += 1) {
    for (const run of runs) {
      const began = performance.now();
      const { rows } = await run.client.query(run.asked?.text ?? '', [...(run.asked?.values ?? [])]);
      if (round >= 0) run.times.push(performance.now() - began);
      run.rows = rows.length;
    }
  }
  const [smallest = Number.NaN, ...others] = runs.map(({ times }) => median(times));
  const ratios = [1, ...others.map((time) => time / smallest)];
  const figures = runs.map(
    ({ orders, times, rows }, index) =>
      `${orders} orders ${median(times).toFixed(2)} (${ratios[index]?.toFixed(2)}), ${rows} rows`,
  );
  return `${figures.join('; ')}${Math.max(...ratios) > flat ? ` – NOT FLAT, aim: at most ${flat}` : ''}`;
}

/** A database with the product's schema, the demo's vendors and this many orders. */
async function openStore(
  admin: Client,
  adminUrl: string,
  orders: number,
  settings: Record<string, string>,
): Promise<Store> {
  const database = `riderbell_bench_history_${process.pid}_${orders}`;
  await admin.query(`create database ${database}`);
  const own = new URL(adminUrl);
  own.pathname = `/${database}`;
  const server = await startServerProcess({ ...settings, DATABASE_URL: own.href });
  await server.stop();
  const client = new Client({ connectionString: own.href });
  await client.connect();
  const began = performance.now();
  for (const statement of seedOrders(orders)) await client.query(statement);
  console.log(`${orders} orders stored in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return { orders, database, client };
}
