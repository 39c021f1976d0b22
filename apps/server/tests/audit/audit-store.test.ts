import { startOfChain } from '@riderbell/domain/audit/audit-chain.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import { sampleEntry } from '@riderbell/domain/audit/audit-samples.ts';
import { assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAuditEntry } from '../../src/adapters/postgres/audit/added-audit-entry.ts';
import { PostgresAuditTrail, sha256 } from '../../src/adapters/postgres/audit/postgres-audit-trail.ts';
import { engines, type TestDatabase } from '../../src/adapters/postgres/test-databases.suite.ts';
import { TrailVerifier } from '../../src/features/audit/verify-trail.ts';

const { who, from, what, subject, details } = sampleEntry();
const record = { who, from, what, subject, details } as AuditRecord;
const everything = { from: null, to: null, whoId: null, actions: null, after: null, limit: 1000, vendorId: null };

describe.each(engines)('the audit trail on $name', (engine) => {
  let opened: TestDatabase;
  let trail: PostgresAuditTrail;
  beforeAll(async () => {
    opened = await engine.open();
    trail = new PostgresAuditTrail(opened.database.pool);
  });
  afterAll(() => opened.drop());

  const add = (
    familyId: string,
    about: Partial<AuditRecord> = {},
    vendorId = 'd001',
    at = '2026-11-21T03:00:00.000Z',
  ) => addAuditEntry(opened.database.kysely, { ...record, ...about }, { familyId, vendorId, at: new Date(at) });
  const chain = (familyId: string) => trail.chainAfter(familyId, 0, 10_000);
  /** A verifier that has checked nothing yet. */
  const verify = async (familyId: string) => {
    const needs = { trail, sha256, now: Date.now, onBroken: () => undefined };
    return (await new TrailVerifier(needs).verify(familyId)).broken;
  };

  it('seals entries in the order of their time, once, and continues the chain', async () => {
    await add('one', { subject: 'late' }, 'd001', '2026-11-21T05:00:00.000Z');
    await add('one', { subject: 'early' });
    await trail.seal('one');
    expect(await trail.unsealedFamilies()).toEqual([]);
    await add('one', { subject: 'later' });
    expect(await trail.unsealedFamilies()).toEqual(['one']);
    await Promise.all([trail.seal('one'), trail.seal('other')]);
    await trail.seal('one');
    expect((await chain('one')).map((entry) => [entry.sequence, entry.subject])).toEqual([
      [1, 'early'],
      [2, 'late'],
      [3, 'later'],
    ]);
    expect(await verify('one')).toBeNull();
    expect([await trail.unsealedFamilies(), await trail.families()]).toEqual([[], ['one']]);
    expect(await trail.endOf('other')).toEqual(startOfChain);
    expect(await verify('other')).toBeNull();
  });

  it('makes one chain when several processes seal at once while entries are added', async () => {
    const adding = Array.from({ length: 40 }, (_, index) => add('busy', { subject: String(index) }));
    await Promise.all([...adding, ...Array.from({ length: 8 }, () => trail.seal('busy'))]);
    await Promise.all([trail.seal('busy'), trail.seal('busy')]);
    const entries = await chain('busy');
    expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(new Set(entries.map((entry) => entry.subject)).size).toBe(40);
    expect(await verify('busy')).toBeNull();
  });

  it('refuses to change or remove entries, sealed or not', async () => {
    await add('fixed');
    await trail.seal('fixed');
    await add('fixed');
    const copy = `with copy as (
      insert into audit_entries select entry_id, family_id, vendor_id, at, who_kind, who_id, who_name, what, 'x', details,
        network, browser, system, 2, 'x' from audit_open)
      delete from audit_open`;
    for (const statement of [
      `update audit_entries set subject = 'x'`,
      `delete from audit_entries`,
      `truncate audit_entries`,
      `update audit_open set subject = 'x'`,
      `delete from audit_open`,
      `truncate audit_open`,
      `update audit_chains set hash = 'x'`,
      `update audit_chains set sequence = 0`,
      `delete from audit_chains`,
      // An entry leaves only for the chain, and only unchanged.
      copy,
    ]) {
      await expect(opened.database.pool.query(statement), statement).rejects.toThrow('audit trail');
    }
    expect(await verify('fixed')).toBeNull();
    expect(await chain('fixed')).toHaveLength(2);
  });

  it('lists a family or a vendor, newest first, by period, person and action, a page at a time', async () => {
    const other = { kind: 'embedded', id: 'godroid:d002', name: 'd002' } as const;
    await add('demo', { subject: 'a' }, 'd001', '2026-11-21T01:00:00.000Z');
    await add('demo', { subject: 'b', who: other }, 'd002', '2026-11-21T02:00:00.000Z');
    await add('demo', { subject: 'c', what: 'address.saved' }, 'd001', '2026-11-21T02:00:00.000Z');
    await trail.seal('demo');
    const list = async (query: object) =>
      (await trail.list({ ...everything, familyId: 'demo', ...query })).map((entry) => entry.subject);
    expect(await list({})).toEqual(['c', 'b', 'a']);
    expect(await list({ vendorId: 'd001' })).toEqual(['c', 'a']);
    expect(await list({ familyId: 'nobody' })).toEqual([]);
    expect(await list({ from: '2026-11-21T01:00:00.001Z' })).toEqual(['c', 'b']);
    expect(await list({ to: '2026-11-21T01:00:00.000Z' })).toEqual(['a']);
    expect(await list({ whoId: other.id })).toEqual(['b']);
    expect(await list({ actions: ['address.saved', 'order.edited'] })).toEqual(['c']);
    const [first] = await trail.list({ ...everything, familyId: 'demo', limit: 1 });
    expect(await list({ after: first })).toEqual(['b', 'a']);
    expect(await trail.actors({ familyId: 'demo', vendorId: null })).toEqual([other, record.who]);
    expect(await trail.actors({ familyId: 'demo', vendorId: 'd001' })).toEqual([record.who]);
  });

  it('names the first entry of which anything was changed by a person with full access to the database', async () => {
    const { pool } = opened.database;
    const length = 6;
    for (let index = 0; index < length; index += 1) await add('open', { details: { amount: index } });
    await trail.seal('open');
    const texts = [
      'vendor_id',
      'who_kind',
      'who_id',
      'who_name',
      'what',
      'subject',
      'network',
      'browser',
      'system',
      'hash',
    ];
    const change = constantFrom(
      `entry_id = entry_id + 1000`,
      `sequence = sequence + 100`,
      `at = at + interval '1 millisecond'`,
      `family_id = 'elsewhere'`,
      `details = details || '{"amount": 99}'`,
      ...texts.map((column) => `${column} = overlay(${column} placing 'é' from 1 for 1)`),
    );
    await pool.query('alter table audit_entries disable trigger user');
    await pool.query(`create table copy as select * from audit_entries where family_id = 'open'`);
    await assert(
      asyncProperty(integer({ min: 1, max: length }), change, async (sequence, changed) => {
        await pool.query(`update audit_entries set ${changed} where family_id = 'open' and sequence = ${sequence}`);
        expect(await verify('open'), changed).toMatchObject({ sequence });
      }).afterEach(async () => {
        await pool.query('delete from audit_entries where entry_id in (select entry_id from copy) or family_id = $1', [
          'open',
        ]);
        await pool.query(`delete from audit_entries where family_id = 'elsewhere'`);
        await pool.query('insert into audit_entries select * from copy');
      }),
      { numRuns: 60 },
    );
    expect(await verify('open')).toBeNull();
    await pool.query('delete from audit_entries where entry_id = (select max(entry_id) from copy)');
    expect(await verify('open')).toEqual({ ok: false, sequence: length, entryId: null });
    await pool.query('alter table audit_chains disable trigger user');
    await pool.query(`update audit_chains set sequence = 4 where family_id = 'open'`);
    expect(await verify('open'), 'an entry beyond the end').toMatchObject({ sequence: 5 });
  });
});
