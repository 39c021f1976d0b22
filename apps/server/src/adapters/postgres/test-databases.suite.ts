import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { inject } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from './database.ts';
import type { DatabaseLogger } from './driver-pool.ts';
import { openPgPool } from './pg-pool.ts';
import type { NewHistoryEntry, NewOrder } from './orders/order-rows.ts';
import type { SqlRunner } from './sql-pool.ts';

export const silent: DatabaseLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The URL of a PostgreSQL server for the tests, if there is one. */
export const serverUrl: string | undefined = env['TEST_DATABASE_URL'];

type EmbeddedSettings = Extract<DatabaseOptions, { dataDir: string }>['embedded'];

/** A separate database for a test file. */
export interface TestDatabase {
  readonly database: Database;
  /** The options to open the same database a second time; the embedded one refuses that while this one is open. */
  readonly again: DatabaseOptions;
  drop(): Promise<void>;
}

export interface Engine {
  readonly name: 'embedded' | 'postgres';
  /** Opens a database with the schema and without rows. */
  open(settings?: EmbeddedSettings): Promise<TestDatabase>;
  /** Opens a database without a schema, for the tests of the migrations. */
  openEmpty(): Promise<TestDatabase>;
}

/** The databases on which every suite of a store runs: the embedded one, and a server if there is one. */
export const engines: readonly Engine[] = [
  { name: 'embedded', open: openEmbedded, openEmpty: () => openInFolder(emptyFolder(), {}) },
  ...(serverUrl === undefined
    ? []
    : [
        {
          name: 'postgres',
          open: () => openOnServer(serverUrl),
          openEmpty: () => openEmptyOnServer(serverUrl),
        } as const,
      ]),
];

async function openEmbedded(settings: EmbeddedSettings = {}): Promise<TestDatabase> {
  const folder = emptyFolder();
  cpSync(inject('databaseTemplates').embedded, join(folder, 'data'), { recursive: true });
  return openInFolder(folder, settings);
}

function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'riderbell-database-'));
}

async function openInFolder(folder: string, settings: EmbeddedSettings): Promise<TestDatabase> {
  const again = { dataDir: join(folder, 'data'), logger: silent, patient: true, embedded: settings };
  const database = await openDatabase(again);
  return {
    database,
    again,
    async drop() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database on a server, with the schema. */
export function openOnServer(url: string): Promise<TestDatabase> {
  return createOnServer(url, `template ${inject('databaseTemplates').onServer}`);
}

/** Creates a database on a server, without a schema. */
export function openEmptyOnServer(url: string): Promise<TestDatabase> {
  return createOnServer(url, '');
}

async function createOnServer(url: string, template: string): Promise<TestDatabase> {
  const name = `riderbell_${randomBytes(8).toString('hex')}`;
  await administer(url, `create database ${name} ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const again = { databaseUrl: own.href, logger: silent, patient: true };
  const database = await openDatabase(again);
  return {
    database,
    again,
    async drop() {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement on the server itself. */
export async function administer(url: string, statement: string): Promise<void> {
  const pool = openPgPool({ databaseUrl: url, logger: silent, size: 1, patient: true });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}

/** Adds two vendors of one family and an unrelated one. */
export async function addVendors(runner: SqlRunner): Promise<void> {
  await runner.query(`
    insert into vendors (vendor_id, parent_vendor_id, is_parent, name, currency, created_at, updated_at) values
      ('demo', null, true, 'Baan Coffee', 'THB', now(), now()),
      ('d001', 'demo', false, 'Baan Coffee Silom', 'THB', now(), now()),
      ('d002', 'demo', false, 'Baan Coffee Ari', 'THB', now(), now()),
      ('othr', null, false, 'Other Kitchen', 'THB', now(), now())`);
}

/** An ordinary order with the given values. */
export function sampleOrder(about: Partial<NewOrder> = {}): NewOrder {
  return {
    order_id: 'demo-0000000001',
    vendor_id: 'd001',
    family_id: 'demo',
    created_at: '2026-11-21T03:00:00.000Z',
    updated_at: '2026-11-21T03:00:00.000Z',
    revision: 1,
    fleet_sequence: 0,
    status: 'NEW',
    preordered_for: null,
    customer_name: 'Somchai Jaidee',
    customer_phone_number: '+66812345678',
    customer_address: '12, Silom Road, Bangkok',
    customer_latitude: 13.7263,
    customer_longitude: 100.5343,
    customer_notes: null,
    amount_minor: 25_000,
    currency: 'THB',
    description: null,
    payment_method: 'CASH_ON_DELIVERY',
    delivery_fee_minor: 5600,
    delivery_fee_base_minor: 3500,
    delivery_fee_distance_minor: 2100,
    delivery_fee_surcharge_minor: 0,
    delivery_fee_voucher_minor: 0,
    distance_metres: 3400,
    quote_id: null,
    origin_name: 'Baan Coffee Silom',
    origin_address: '1, Silom Road, Bangkok',
    origin_latitude: 13.7291,
    origin_longitude: 100.5365,
    origin_phone_number: '+6621234567',
    origin_notes: null,
    rider_id: null,
    rider_name: null,
    rider_phone_number: null,
    rider_vehicle: null,
    estimated_pickup_at: null,
    estimated_dropoff_at: null,
    cancellation_reason: null,
    cancelled_by: null,
    created_by_account_id: null,
    requested_by: null,
    vat_number: null,
    age_validation_required: false,
    voucher: null,
    guest_id: null,
    sender_email: null,
    promise: null,
    change_note: null,
    ...about,
  };
}

export function entry(status: string, createdAt = '2026-11-21T03:00:00.000Z'): NewHistoryEntry {
  return { status, created_at: createdAt, asked_by: 'merchant' };
}

export function orderEvent(payload: unknown = {}) {
  return { kind: 'order_update', payload, created_at: '2026-11-21T03:00:00.000Z' };
}

/** Runs the work like another request, in an asynchronous context that does not inherit this transaction. */
export function inNewContext<T>(work: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  setImmediate(() => void work().then(resolve, reject));
  return promise;
}
