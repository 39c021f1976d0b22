import type { Answer, Request } from './shared-session.ts';

/** The settings of the worker. */
export interface WorkerSettings {
  readonly folder: string;
  /** Milliseconds; see SharedSessionOptions and MaintenanceOptions. */
  readonly transactionLimit: number;
  readonly checkpointEvery: number;
  readonly vacuumBelowLoad: number;
  readonly maintenanceEvery: number;
}

export type ToWorker =
  | ({ readonly kind: 'request' } & Request)
  | { readonly kind: 'leave'; readonly client: number }
  | { readonly kind: 'report' }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'ready' }
  /** The engine could not be opened; without durability it is useless to try again. */
  | { readonly kind: 'failed'; readonly durable: boolean; readonly reason: string }
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] }
  | ({ readonly kind: 'expelled' } & Answer)
  | { readonly kind: 'report'; readonly diskFlushes: number };
