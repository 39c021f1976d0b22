import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

/** Empty databases with the current schema: a test copies one instead of running all migrations (decision 053). */
export interface DatabaseTemplates {
  /** A folder of the embedded database. */
  readonly embedded: string;
  /** A database on the server of `TEST_DATABASE_URL`; null without that variable. */
  readonly onServer: string | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplates: DatabaseTemplates;
  }
}

const prefix = 'riderbell_template';
/** No test run takes longer; older templates were left by a run that was killed. */
const leftoverAfterSeconds = 24 * 60 * 60;

/** Creates the templates before the first test of a run, and removes them after the last. */
export default async function makeTemplates(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'riderbell-template-'));
  const url = process.env['TEST_DATABASE_URL'];
  const embedded = join(folder, 'database');
  await migrate(embedded);
  const onServer = url ? await makeOnServer(url) : null;
  project.provide('databaseTemplates', { embedded, onServer });
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (url && onServer !== null) await command(url, `drop database if exists ${onServer} with (force)`);
  };
}

/** @param place a folder of the embedded database, or the URL of a database on a server */
async function migrate(place: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'migrate-database.ts'), place]);
}

/** The name is unique to this run, so that runs of several versions can share a server. */
async function makeOnServer(url: string): Promise<string> {
  await dropLeftovers(url);
  const seconds = Math.floor(Date.now() / 1000);
  const name = [prefix, await hashOfMigrations(), seconds, randomBytes(4).toString('hex')].join('_');
  await command(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migrate(own.href);
  return name;
}

async function hashOfMigrations(): Promise<string> {
  const folder = join(import.meta.dirname, '../database/migrations');
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

async function dropLeftovers(url: string): Promise<void> {
  const rows = await command(url, `select datname from pg_database where datname like '${prefix}%'`);
  const oldest = Date.now() / 1000 - leftoverAfterSeconds;
  for (const { datname } of rows) {
    const seconds = Number(datname.split('_').at(-2));
    if (seconds < oldest) await command(url, `drop database if exists ${datname} with (force)`);
  }
}

async function command(url: string, sql: string): Promise<{ datname: string }[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(sql)).rows;
  } finally {
    await client.end();
  }
}
