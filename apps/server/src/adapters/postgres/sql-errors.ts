/** The database is down or has no free connection. The request is not wrong and can be sent again later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(reason: string, options?: ErrorOptions) {
    super(`The database is not available: ${reason}`, options);
  }
}

/**
 * Code in a transaction used the pool or another client instead of the transaction's client. On the embedded database it would wait for
 * itself; on PostgreSQL it would not see the transaction's own changes.
 */
export class PoolUsedInsideTransaction extends Error {
  override readonly name = 'PoolUsedInsideTransaction';

  constructor() {
    super('The pool was used inside an open transaction: use the client of the transaction');
  }
}

/** The transaction took too long and was rolled back. */
export class TransactionTimedOut extends Error {
  override readonly name = 'TransactionTimedOut';

  constructor(options?: ErrorOptions) {
    super('The transaction stood open too long and was rolled back', options);
  }
}

// Errors of the driver and the network when there is no server, or no longer one.
const awayCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

// SQLSTATE: connection exceptions (08), shut down, crashed or starting (57P01 to 57P03), idle session ended (57P05),
// too many connections (53300).
const awayStates = /^(?:08...|57P01|57P02|57P03|57P05|53300)$/;

// The driver sets no code for these.
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed|Cannot use a pool after)/;

// idle_in_transaction_session_timeout and transaction_timeout.
const timedOutStates = /^(?:25P03|25P04)$/;

/** Translates an error of the driver. Errors other than an unavailable database or a timeout stay unchanged. */
export function translateError(error: unknown, lostBy?: unknown): unknown {
  const cause = isUnusable(error) && lostBy !== undefined ? lostBy : error;
  if (timedOutStates.test(codeOf(cause))) return new TransactionTimedOut({ cause });
  if (!isAway(cause)) return error;
  return new DatabaseUnavailable(cause instanceof Error ? cause.message : String(cause), { cause });
}

/** Whether an error means that the server is unavailable. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return awayCodes.has(code) || awayStates.test(code) || awayMessages.test(error.message) || isEngineStop(error);
}

/** Whether the error is a violation of a unique index or primary key, with this name if given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return codeOf(error) === '23505' && (constraint === undefined || constraintOf(error) === constraint);
}

/** Whether the error is a violation of a table's check. */
export function isCheckViolation(error: unknown): boolean {
  return codeOf(error) === '23514';
}

/** The name of the violated constraint, if there is one. */
export function constraintOf(error: unknown): string | undefined {
  if (error instanceof Error && 'constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether the driver reports a client whose connection was lost earlier; the cause is reported elsewhere. */
function isUnusable(error: unknown): boolean {
  return error instanceof Error && /not queryable|^Connection terminated/.test(error.message);
}

function isEngineStop(error: Error): boolean {
  return error.name === 'EngineStopped';
}
