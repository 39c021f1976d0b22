import { openDatabase } from './database.ts';
import { silent } from './test-databases.suite.ts';

// Runs as a process: node writer-process.suite.ts <folder> <round>. It writes until it is killed, and prints each row's id after the
// database has acknowledged it. Checkpoints and vacuums run in between, as often as possible.

const [folder, round] = process.argv.slice(2);
if (folder === undefined || round === undefined) throw new Error('Name the folder and the round');

const database = await openDatabase({
  dataDir: folder,
  logger: silent,
  embedded: { checkpointEvery: 150, vacuumBelowLoad: 1.1, maintenanceEvery: 20 },
}).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
  return undefined;
});

if (database !== undefined) {
  const { pool } = database;
  await pool.query('create table if not exists written (id text not null, filler text not null)');
  await pool.query('create index if not exists written_by_id on written (id)');
  await pool.query('create table if not exists counters (id integer primary key, value integer not null)');
  await pool.query('insert into counters select n, 0 from generate_series(0, 9) as n on conflict do nothing');

  const write = async (writer: number): Promise<never> => {
    for (let number = 0; ; number += 1) {
      const id = `${round}.${writer}.${number}`;
      await pool.query('insert into written (id, filler) values ($1, $2)', [id, 'x'.repeat(300)]);
      // Creates dead rows for the vacuum.
      await pool.query('update counters set value = value + 1 where id = $1', [writer]);
      process.stdout.write(`${id}\n`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
}
