/** A clock that a test moves. It stands still otherwise, so that what a test expects does not depend on its speed. */
export class TestingClock {
  #now: number;

  /** @param start ISO 8601 */
  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  readonly now = (): number => this.#now;

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** ISO 8601, so many milliseconds from now. */
  iso(fromNow = 0): string {
    return new Date(this.#now + fromNow).toISOString();
  }
}
