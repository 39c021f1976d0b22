import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

export interface TestingData {
  /** Settings that name the database. */
  settings: Record<string, string>;
  remove(): Promise<void>;
}

/** A new database with the schema and without data: embedded in a temporary folder, or on the server of `TEST_DATABASE_URL` if that is set. */
export async function testingData(): Promise<TestingData> {
  const folder = await mkdtemp(join(tmpdir(), 'riderbell-test-'));
  const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const url = process.env['TEST_DATABASE_URL'];
  const templates = inject('databaseTemplates');
  if (!url) {
    cpSync(templates.embedded, join(folder, 'database'), { recursive: true });
    return { settings: { DATA_DIR: folder }, remove: removeFolder };
  }
  const name = `riderbell_test_${randomUUID().replaceAll('-', '')}`;
  await command(url, `create database ${name} template ${templates.onServer}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: own.href },
    remove: async () => {
      await command(url, `drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
