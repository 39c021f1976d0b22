/** A clock that only the test advances, so that its results do not depend on its speed. */
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

  /** The time in ISO 8601, `fromNow` milliseconds from now. */
  iso(fromNow = 0): string {
    return new Date(this.#now + fromNow).toISOString();
  }
}
