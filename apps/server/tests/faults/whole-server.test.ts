import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount, otherAccount } from '@riderbell/worlds/demo-vendors.ts';
import type { WorldAccount } from '@riderbell/worlds/world.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { godroidSettings, godroidToken } from '../access/godroid-tokens.ts';
import { courierHeaders, courierSettings } from '../fleet/testing-courier.ts';
import { guestToken } from '../guests/guest-sessions.ts';
import { placeOrder, quotedRequest } from '../orders/order-requests.ts';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { type Operation, readDocument } from './fuzz/document.ts';
import { Judge } from './fuzz/judge.ts';
import { type Caller, type FuzzRequest, fuzzRequests } from './fuzz/requests.ts';
import type { KnownValues } from './fuzz/schema-values.ts';
import { Sender } from './fuzz/send.ts';

/** 20,000 in `npm run faults`, which also checks time and memory; a few hundred in the normal suites. */
const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const isLong = wanted >= 5000;
const seed = Number(process.env['FUZZ_SEED'] ?? (process.env['PROPERTY_SEED'] === 'new' ? Date.now() : 20_261_123));
/** The long run stops after this time and prints how far it got. */
const maxMinutes = 25;
const lanes = 4;
const drawnAtOnce = 250;
const slowestMs = 2000;

const operatorToken = 'operator-token-of-a-test-0123456789';
let server: TestingServer;
let sender: Sender;
let operations: Operation[];
let known: KnownValues;
const credentials = new Map<Caller, string>();

/** If the portal is not built, a simple page replaces it. */
const builtPortal = join(import.meta.dirname, '../../../portal/dist');
let portalFolder = '';

beforeAll(async () => {
  portalFolder = await mkdtemp(join(tmpdir(), 'riderbell-fuzz-'));
  await writeFile(join(portalFolder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await writeFile(join(portalFolder, 'asset-manifest.json'), '{"build":"fuzz"}');
  server = await startTestingServer({
    settings: {
      OPERATOR_TOKEN: operatorToken,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      ...godroidSettings,
      ...courierSettings,
    },
    overrides: {
      portalFolder: existsSync(join(builtPortal, 'index.html')) ? builtPortal : portalFolder,
      flags: fixedFlags({
        pre_order: true,
        guest_checkout: true,
        voucher: true,
        'activate-address-book': true,
        'tracking-page-settings': true,
      }),
    },
  });
  sender = new Sender(server.address);
  operations = await readDocument(server.address);
  known = await knownValues();
  credentials.set('guest', `Bearer ${await guestToken(server)}`);
  credentials.set('embedded', `GoDroid ${await godroidToken(server.clock.now())}`);
  credentials.set('operator', `Bearer ${operatorToken}`);
  credentials.set('forger', 'Bearer forged');
  await signInAgain();
});
afterAll(async () => {
  sender.close();
  await server.stop();
  await rm(portalFolder, { recursive: true });
});

/** Values that exist on the server, so that requests pass their first look-up. */
async function knownValues(): Promise<KnownValues> {
  const orders = [await placeOrder(server), await placeOrder(server, { vendorId: 'd002' })];
  const orderIds = [...orders.map(({ order_id }) => order_id), 'd001-0000000000'];
  const { delivery_fee, signature, customer } = await quotedRequest(server, await server.demo());
  const vendors = [
    ...Array.from({ length: 12 }, () => 'd001'),
    'd002',
    'demo',
    'othr',
    'guest',
    'a-001',
    'd003',
    'nowhere',
  ];
  const at = Math.floor(server.clock.now() / 1000);
  return {
    vendor_id: vendors,
    vendorId: vendors,
    id: [...vendors, ...orderIds, 'rider-99'],
    order_id: orderIds,
    orderId: orderIds,
    latitude: [customer.location.latitude, 13.7385, 13.7571, 0, null],
    longitude: [customer.location.longitude, 100.5615, 100.5341, 0, null],
    lat: ['13.7385', '0', '-90'],
    lng: ['100.5615', '0', '180'],
    address: [customer.location.address, '12/4, Baan Suan, Sukhumvit Soi 23'],
    name: ['Somsri Thongchai', 'A1'],
    phone_number: ['+66812345678', '0812345678'],
    customer_phone_number: ['+66812345678', ' 66812345678', '0812345678'],
    email_address: ['nobody@riderbell.test', 'nobody@'],
    password: ['New-rider-1!', 'short'],
    payment_method: ['CASH_ON_DELIVERY', 'PAID', 'NONE'],
    amount: [265, 0, 10],
    delivery_fee: [delivery_fee],
    signature: [signature],
    delivery_type: ['food'],
    preordered_for: [null, at + 7200, at + 90_000],
    code: ['WELCOME10', 'EXPIRED1', 'nothing'],
    country: ['TH'],
    query: ['Asok', 'somsri', '13.7385,100.5615'],
    query_id: ['place-asok'],
    search: ['Somsri', 'd001-', '+66812345678'],
    status: ['PICKED_UP', 'DELIVERED', 'NEAR_VENDOR', 'ANY', 'NEW'],
    sequence: [1, 2, 3],
    terms_accepted: [true],
    locale: ['en', 'th_TH'],
  };
}

/** Signs in the accounts whose sessions have ended. */
async function signInAgain(): Promise<void> {
  for (const [caller, account] of [
    ['merchant', demoAccount],
    ['other', otherAccount],
  ] as const satisfies [Caller, WorldAccount][]) {
    const held = credentials.get(caller);
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const asked = await server.client.call(
      calls.listVendors,
      {},
      { headers: { ...headers, ...(held && { authorization: held }) } },
    );
    if (asked.ok) continue;
    const body = { email_address: account.email, password: account.password };
    const { result } = await server.client.answer(calls.login, { body }, { headers });
    credentials.set(caller, `Bearer ${result.AuthenticationResult.AccessToken}`);
  }
}

let sent = 0;
/** One of a few hundred network addresses, because some limits count by address. */
function addressed(): Record<string, string> {
  sent += 1;
  return { 'x-forwarded-for': `10.2.${sent % 2}.${sent % 200}` };
}

async function breachOf(judge: Judge, one: FuzzRequest, { statuses }: Figures): Promise<string | null> {
  const count = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const authorization = credentials.get(one.caller);
  const from = addressed();
  if (one.messages !== null) {
    count(0);
    return sender.talk(one.messages, (authorization ?? '').replace(/^Bearer /, ''), from);
  }
  const url = { pathname: one.path, search: '' } as URL;
  const signed = one.caller === 'courier' && courierHeaders(server.clock.now(), one.method, url, one.body ?? '');
  const headers = { ...one.headers, ...from, ...(authorization === undefined ? {} : { authorization }), ...signed };
  const received = await sender.send(one, headers);
  count(received.status);
  // A request of the run may have ended the session.
  if (received.status === 401 && (one.caller === 'merchant' || one.caller === 'other')) await signInAgain();
  return judge.breach(one.call, one.method, received);
}

interface Figures {
  readonly breaches: string[];
  readonly slow: string[];
  slowest: number;
  done: number;
  /** The number of answers by status; 0 counts conversations on the live channel. */
  readonly statuses: Map<number, number>;
}

async function runLane(judge: Judge, next: () => [number, FuzzRequest] | null, figures: Figures): Promise<void> {
  for (let one = next(); one !== null && figures.breaches.length < 20; one = next()) {
    const [index, request] = one;
    const before = performance.now();
    const breach = await breachOf(judge, request, figures).catch((error: unknown) => `no answer: ${String(error)}`);
    const took = performance.now() - before;
    figures.done += 1;
    figures.slowest = Math.max(figures.slowest, took);
    const description = `request ${index} of seed ${seed}: ${JSON.stringify(request).slice(0, 2000)}`;
    if (breach !== null) figures.breaches.push(`${breach}\n${description}`);
    if (took > slowestMs) figures.slow.push(`${Math.round(took)} ms\n${description}`);
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** The used heap in MB after a garbage collection. */
function usedMegabytes(): number {
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
}

it(
  `the server answers ${wanted} requests of every kind as its description says and fails at none`,
  { timeout: (maxMinutes + 5) * 60_000 },
  async () => {
    const judge = new Judge(operations);
    const requests = fuzzRequests(operations, known);
    const figures: Figures = { breaches: [], slow: [], slowest: 0, done: 0, statuses: new Map() };
    const heaps: number[] = [];
    const began = performance.now();
    for (let chunk = 0; chunk * drawnAtOnce < wanted && figures.breaches.length < 20; chunk += 1) {
      if (performance.now() - began > maxMinutes * 60_000) break;
      const drawn = fc.sample(requests, {
        seed: seed + chunk,
        numRuns: Math.min(drawnAtOnce, wanted - chunk * drawnAtOnce),
      });
      let at = 0;
      const next = (): [number, FuzzRequest] | null => {
        const request = drawn[at];
        at += 1;
        return request ? [chunk * drawnAtOnce + at - 1, request] : null;
      };
      await Promise.all(Array.from({ length: lanes }, () => runLane(judge, next, figures)));
      heaps.push(usedMegabytes());
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    // During the first quarter the caches fill up to their limits.
    const early = heaps[Math.floor(heaps.length / 4)] ?? 0;
    const late = heaps.at(-1) ?? 0;
    process.stdout.write(
      `fuzz: seed ${seed}, ${figures.done} requests in ${seconds} s, slowest ${Math.round(figures.slowest)} ms, ` +
        `${[...figures.statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}, heap ${early} MB after a quarter and ${late} MB at the end\n`,
    );
    expect(figures.breaches).toEqual([]);
    // Otherwise the run would test only the checks of credentials.
    expect(figures.statuses.get(200) ?? 0).toBeGreaterThan(figures.done / 10);
    if (!isLong) return;
    expect(figures.done).toBe(wanted);
    expect(figures.slow).toEqual([]);
    expect(late).toBeLessThan(early + 24);
  },
);
