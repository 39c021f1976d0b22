import type { StoredProof, ProofRegister } from '../../features/tracking/ports.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

const findStored = fixedSql(`
  select orders.vendor_id, orders.guest_id, proofs.file_key, proofs.content_type from proofs join orders using (order_id)
  where proofs.order_id = $1 and proofs.kind = $2 and proofs.expires_at > $3 and proofs.removed_at is null
  order by proofs.taken_at desc limit 1`);
const findExpired = fixedSql(
  'select file_key from proofs where expires_at <= $1 and removed_at is null order by expires_at limit $2',
);
const markRemoved = fixedSql('update proofs set removed_at = $2 where file_key = any($1) and removed_at is null');

interface ProofRow {
  readonly vendor_id: string;
  readonly guest_id: string | null;
  readonly file_key: string;
  readonly content_type: StoredProof['contentType'];
}

/** The stored photos and their expiry. They are written with the orders. */
export class PostgresProofRegister implements ProofRegister {
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  async find(orderId: string, kind: string, now: number): Promise<StoredProof | null> {
    const { rows } = await this.#runner.query<ProofRow>(findStored, [orderId, kind, new Date(now)]);
    const [row] = rows;
    if (!row) return null;
    return { vendorId: row.vendor_id, guestId: row.guest_id, fileKey: row.file_key, contentType: row.content_type };
  }

  async expired(now: number, limit: number): Promise<string[]> {
    const { rows } = await this.#runner.query<{ file_key: string }>(findExpired, [new Date(now), limit]);
    return rows.map((row) => row.file_key);
  }

  async markRemoved(fileKeys: readonly string[], now: number): Promise<void> {
    await this.#runner.query(markRemoved, [fileKeys, new Date(now)]);
  }
}
