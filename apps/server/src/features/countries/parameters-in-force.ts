import { type CountryParameter, countryParameters } from '@riderbell/domain/countries/country-parameter-names.ts';
import { checkParameter, type ParameterContext, usualValue } from '@riderbell/domain/countries/country-parameters.ts';
import type { ParameterChange, ParameterNews, ParameterStore } from './ports.ts';

/** How long the values are believed when the news of a change is lost. */
const lifetime = 10_000;

export interface ParameterParts extends ParameterContext {
  readonly store: ParameterStore;
  readonly news: ParameterNews;
  /** Epoch milliseconds. */
  now(): number;
  /** The values could not be read again; those that are known stay in force. */
  onFailure(error: unknown): void;
}

/**
 * The country parameters as they stand, at hand for every rule without waiting. They are read at the start, after each change
 * here or in another process, and now and then.
 */
export class ParametersInForce {
  readonly #parts: ParameterParts;
  #changes: ReadonlyMap<string, ParameterChange> = new Map();
  #values: ReadonlyMap<CountryParameter, string> = new Map();
  #readAt = Number.NEGATIVE_INFINITY;
  #started = 0;
  #applied = 0;

  constructor(parts: ParameterParts) {
    this.#parts = parts;
    parts.news.onChanged(() => this.#readAgain());
  }

  /** Call it before anything asks for a value. */
  async read(): Promise<void> {
    const turn = ++this.#started;
    const { store, country, now } = this.#parts;
    this.#readAt = now();
    const changes = await store.last(country.code);
    // A slow reading must not undo what one that began after it has found.
    if (turn < this.#applied) return;
    this.#applied = turn;
    this.#changes = new Map(changes.map((change) => [change.parameter, change]));
    this.#values = new Map(countryParameters.map((parameter) => [parameter, this.#valueFrom(parameter)]));
  }

  /** What is in force: what was set last, else what the country's file says. */
  valueOf(parameter: CountryParameter): string {
    if (this.#parts.now() - this.#readAt >= lifetime) this.#readAgain();
    return this.#values.get(parameter) ?? usualValue(parameter, this.#parts.country);
  }

  lastChange(parameter: CountryParameter): ParameterChange | null {
    return this.#changes.get(parameter) ?? null;
  }

  /** Keeps the change; it is in force here when this is done, and in the other processes soon. */
  async change(parameter: CountryParameter, value: string | null, changedBy: string): Promise<void> {
    const { store, news, country, now } = this.#parts;
    await store.add(country.code, { parameter, value, changedBy, changedAt: new Date(now()).toISOString() });
    await this.read();
    news.publish();
  }

  /** What was right when it was set may be wrong by now: a gateway that is gone, a rule that was tightened. */
  #valueFrom(parameter: CountryParameter): string {
    const set = this.#changes.get(parameter)?.value ?? null;
    const check = set === null ? null : checkParameter(parameter, set, this.#parts);
    return check?.ok ? check.value : usualValue(parameter, this.#parts.country);
  }

  #readAgain(): void {
    this.read().catch((error: unknown) => this.#parts.onFailure(error));
  }
}
