import { AsyncLocalStorage } from 'node:async_hooks';
import { PoolUsedInsideTransaction } from './sql-errors.ts';

interface OpenTransaction {
  readonly client: object;
  open: boolean;
}

/**
 * Knows, for each chain of asynchronous calls, whether it is inside a transaction of this pool, and whose it is.
 *
 * The chain that sends BEGIN is marked from then on; when the transaction ends, the mark is void wherever it was
 * inherited. Both databases have the guard, so that what would hang on one is found on either.
 */
export class TransactionGuard {
  readonly #current = new AsyncLocalStorage<OpenTransaction>();

  /** @throws PoolUsedInsideTransaction when this chain is inside a transaction of another client */
  check(client?: object): void {
    const transaction = this.#current.getStore();
    if (transaction?.open && transaction.client !== client) throw new PoolUsedInsideTransaction();
  }

  /**
   * Marks this chain; must run in the synchronous part of the call that sends BEGIN, or the mark stays behind.
   * @returns the end of the transaction, to be called once
   */
  enter(client: object): () => void {
    const transaction: OpenTransaction = { client, open: true };
    this.#current.enterWith(transaction);
    return () => {
      transaction.open = false;
    };
  }
}

/** Whether a statement begins a transaction. */
export function beginsTransaction(text: string): boolean {
  return /^\s*(?:begin|start\s+transaction)\b/i.test(text);
}
