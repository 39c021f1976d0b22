import { createHash } from 'node:crypto';
import { type ChainEnd, type SealedEntry, sealEntries, startOfChain } from '@riderbell/domain/audit/audit-chain.ts';
import type { AuditActor } from '@riderbell/domain/audit/audit-entry.ts';
import type { AuditTrail, TrailQuery, TrailScope } from '../../../features/audit/ports.ts';
import { fixedSql, type SqlRunner } from '../sql-pool.ts';
import {
  type ActorRow,
  actorOf,
  entryColumns,
  entryOf,
  type EntryRow,
  sealedEntryOf,
  type SealedRow,
} from './audit-rows.ts';

/** How many entries one statement puts into a chain. */
const sealedAtOnce = 500;

const unsealedFamilies = fixedSql('select distinct family_id from audit_open');
const families = fixedSql('select family_id from audit_chains');
const endOfChain = fixedSql('select sequence, hash from audit_chains where family_id = $1');
const unsealed = fixedSql(`
  select ${entryColumns} from audit_open where family_id = $1 order by at, entry_id limit ${sealedAtOnce}`);

// The end of the chain is the lock: of two processes that continue the same end, only the first finds it unchanged. The other one waits
// for the row, writes nothing and reads the new end.
const continueChain = fixedSql(`
  with chain as (
    insert into audit_chains (family_id, sequence, hash) values ($1, $3, $4)
    on conflict (family_id) do update set sequence = excluded.sequence, hash = excluded.hash
    where audit_chains.sequence = $2
    returning family_id
  ), sealed as (
    insert into audit_entries (${entryColumns}, sequence, hash)
    select ${entryColumns}, place.sequence, place.hash
    from chain cross join jsonb_to_recordset($5::jsonb) as place(entry_id bigint, sequence bigint, hash text)
      join audit_open using (entry_id, family_id)
    returning entry_id, family_id, vendor_id, who_id, who_kind, who_name
  ), actors as (
    insert into audit_actors (family_id, vendor_id, who_id, who_kind, who_name)
    select distinct on (family_id, vendor_id, who_id) family_id, vendor_id, who_id, who_kind, who_name from sealed
    order by family_id, vendor_id, who_id, entry_id desc
    on conflict (family_id, vendor_id, who_id) do update set who_name = excluded.who_name
    where audit_actors.who_name <> excluded.who_name
  ), moved as (
    delete from audit_open using sealed where audit_open.entry_id = sealed.entry_id
  )
  select family_id from chain`);

const hashesAt = fixedSql(`
  select sequence, hash from audit_entries where family_id = $1 and sequence = any($2)`);

const chainAfter = fixedSql(`
  select ${entryColumns}, sequence, hash from audit_entries
  where family_id = $1 and sequence > $2 order by sequence limit $3`);

/** The audit trail of each family (docs/audit-trail.md). */
export class PostgresAuditTrail implements AuditTrail {
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  async seal(familyId: string): Promise<void> {
    for (;;) {
      const end = await this.endOf(familyId);
      const { rows } = await this.#runner.query<EntryRow>(unsealed, [familyId]);
      const entries = sealEntries(rows.map(entryOf), end, sha256);
      const last = entries.at(-1);
      if (last === undefined) return;
      const places = entries.map(({ entryId: entry_id, sequence, hash }) => ({ entry_id, sequence, hash }));
      const values = [familyId, end.sequence, last.sequence, last.hash, JSON.stringify(places)];
      const { rowCount } = await this.#runner.query(continueChain, values);
      if (rowCount > 0 && rows.length < sealedAtOnce) return;
    }
  }

  async unsealedFamilies(): Promise<string[]> {
    return this.#familiesOf(unsealedFamilies);
  }

  async families(): Promise<string[]> {
    return this.#familiesOf(families);
  }

  async list(query: TrailQuery): Promise<SealedEntry[]> {
    const { text, values } = listStatement(query);
    const { rows } = await this.#runner.query<SealedRow>(text, values);
    return rows.map(sealedEntryOf);
  }

  async actors({ familyId, vendorId }: TrailScope): Promise<AuditActor<string>[]> {
    const { rows } = await this.#runner.query<ActorRow>(
      `select distinct on (who_name, who_id) who_id, who_kind, who_name from audit_actors
       where family_id = $1 and ($2::text is null or vendor_id = $2) order by who_name, who_id`,
      [familyId, vendorId],
    );
    return rows.map(actorOf);
  }

  async endOf(familyId: string): Promise<ChainEnd> {
    const { rows } = await this.#runner.query<ChainEnd>(endOfChain, [familyId]);
    return rows[0] ?? startOfChain;
  }

  async hashesAt(familyId: string, sequences: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const { rows } = await this.#runner.query<ChainEnd>(hashesAt, [familyId, sequences]);
    return new Map(rows.map(({ sequence, hash }) => [sequence, hash]));
  }

  async chainAfter(familyId: string, sequence: number, limit: number): Promise<SealedEntry[]> {
    const { rows } = await this.#runner.query<SealedRow>(chainAfter, [familyId, sequence, limit]);
    return rows.map(sealedEntryOf);
  }

  async #familiesOf(statement: typeof families): Promise<string[]> {
    const { rows } = await this.#runner.query<{ family_id: string }>(statement);
    return rows.map(({ family_id: familyId }) => familyId);
  }
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function listStatement(query: TrailQuery): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const { familyId, vendorId, from, to, whoId, actions, after, limit } = query;
  const conditions = [
    `family_id = ${value(familyId)}`,
    ...(vendorId === null ? [] : [`vendor_id = ${value(vendorId)}`]),
    ...(from === null ? [] : [`at >= ${value(from)}`]),
    ...(to === null ? [] : [`at <= ${value(to)}`]),
    ...(whoId === null ? [] : [`who_id = ${value(whoId)}`]),
    ...(actions === null ? [] : [`what = any(${value(actions)})`]),
    ...(after === null ? [] : [`(at, entry_id) < (${value(after.at)}, ${value(after.entryId)})`]),
  ];
  const text = `select ${entryColumns}, sequence, hash from audit_entries where ${conditions.join(' and ')}
    order by at desc, entry_id desc limit ${value(limit)}`;
  return { text, values };
}
