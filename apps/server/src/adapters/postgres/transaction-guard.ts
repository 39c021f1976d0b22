import { AsyncLocalStorage } from 'node:async_hooks';
import { PoolUsedInsideTransaction } from './sql-errors.ts';

interface OpenTransaction {
  readonly client: object;
  open: boolean;
}

/**
 * Knows for each asynchronous context whether it is inside a transaction of this pool, and of which client.
 *
 * The context that sends BEGIN is marked. When the transaction ends, the mark becomes void in all contexts that inherited it. Both
 * databases have the guard, so that code that would hang on one of them is found on both.
 */
export class TransactionGuard {
  readonly #current = new AsyncLocalStorage<OpenTransaction>();

  /** @throws PoolUsedInsideTransaction when this context is inside a transaction of another client */
  check(client?: object): void {
    const transaction = this.#current.getStore();
    if (transaction?.open && transaction.client !== client) throw new PoolUsedInsideTransaction();
  }

  /**
   * Marks this context. Call it synchronously in the call that sends BEGIN, or the mark is lost.
   * @returns a function to call once at the end of the transaction
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
