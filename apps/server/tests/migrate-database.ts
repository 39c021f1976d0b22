import { openDatabase } from '../src/adapters/postgres/database.ts';

// Runs as a process: node migrate-database.ts <folder or URL>. The test runner cannot open the embedded database itself.

const [place] = process.argv.slice(2);
if (place === undefined) throw new Error('Name the folder or the URL of the database');
const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
const target = /^postgres(ql)?:/.test(place) ? { databaseUrl: place } : { dataDir: place };
const database = await openDatabase({ ...target, logger, patient: true });
try {
  await database.migrate();
} finally {
  await database.close();
}
