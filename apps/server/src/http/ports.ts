import type { Principal } from '@riderbell/contract/handler.ts';

/** The first answer to an `Idempotency-Key`, written in the transaction of the change that it answers. */
export interface StoredAnswer {
  bodyHash: string;
  /** The whole body of the 2xx, envelope included. */
  answer: unknown;
}

/** Looks keys up; the stores of the features write them (contract: `Once`). */
export interface StoredAnswers {
  find(scope: string, key: string): Promise<StoredAnswer | null>;
}

export type SessionVerdict =
  | { ok: true; principal: Principal }
  | { ok: false; why: 'session.expired' | 'session.invalid' };

/** Decides what an access token is worth now; a revoked session is refused at once. */
export interface SessionCheck {
  check(accessToken: string): Promise<SessionVerdict>;
}

/** A proof photo for whoever may see its order; null for everybody else, as if it did not exist. */
export interface ProofFiles {
  read(principal: Principal, orderId: string, kind: string): Promise<ProofFile | null>;
}

export interface ProofFile {
  contentType: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  bytes: Uint8Array;
}

/** Vector tiles of the map; null where there is none. */
export interface MapTiles {
  read(zoom: number, column: number, row: number): Promise<MapTile | null>;
}

export interface MapTile {
  bytes: Uint8Array;
  /** How the bytes are packed, for `content-encoding`. */
  encoding: 'gzip' | null;
}

/** Whether the server can do its work now. Throws, or answers false, when it cannot. */
export type ReadyCheck = () => Promise<boolean>;
