import { callerId, type Principal } from '@riderbell/domain/access/principal.ts';

/** Enough for a second file beside a long one, and too few to keep the database busy. */
const mostOfCaller = 2;

/** Limits how many exports of a caller this process runs at once. */
export class RunningExports {
  readonly #running = new Map<string, number>();

  /** @returns a function that ends the export, or null if too many are running */
  begin(principal: Principal): (() => void) | null {
    const caller = callerId(principal);
    const running = this.#running.get(caller) ?? 0;
    if (running >= mostOfCaller) return null;
    this.#running.set(caller, running + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.#running.get(caller) ?? 1) - 1;
      if (left === 0) this.#running.delete(caller);
      else this.#running.set(caller, left);
    };
  }
}
