import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import { sampleEntry } from '@riderbell/domain/audit/audit-samples.ts';
import { addAuditEntry } from '../../src/adapters/postgres/audit/added-audit-entry.ts';
import { PostgresAuditTrail } from '../../src/adapters/postgres/audit/postgres-audit-trail.ts';
import { type DatabaseOptions, openDatabase } from '../../src/adapters/postgres/database.ts';
import { silent } from '../../src/adapters/postgres/test-databases.suite.ts';

// Runs as a process: node audit-writer.suite.ts <options> <round>. Until it is killed, it adds entries and seals them in several places
// at once, and prints the subject of each entry after the database has acknowledged it.

const [options = '{}', round = ''] = process.argv.slice(2);
const database = await openDatabase({ ...(JSON.parse(options) as DatabaseOptions), logger: silent });
const trail = new PostgresAuditTrail(database.pool);
const { who, from, what, details } = sampleEntry();

async function add(writer: number): Promise<never> {
  for (let number = 0; ; number += 1) {
    const record = { who, from, what, details, subject: `${round}.${writer}.${number}` } as AuditRecord;
    await addAuditEntry(database.kysely, record, { familyId: 'demo', vendorId: 'd001', at: new Date() });
    process.stdout.write(`${record.subject}\n`);
  }
}

async function seal(): Promise<never> {
  for (;;) await trail.seal('demo');
}

await Promise.all([add(1), add(2), add(3), seal(), seal()]);
