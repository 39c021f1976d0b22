import { type CountryParameter, countryParameters } from '@riderbell/domain/countries/country-parameter-names.ts';
import {
  checkParameter,
  type ParameterContext,
  defaultParameterValue,
} from '@riderbell/domain/countries/country-parameters.ts';
import type { ParameterChange, ParameterChanges, ParameterStore } from './ports.ts';

/** How long the values are used before they are read again, in case the event of a change is lost. */
const lifetime = 10_000;

export interface ParameterParts extends ParameterContext {
  readonly store: ParameterStore;
  readonly changes: ParameterChanges;
  /** Epoch milliseconds. */
  now(): number;
  /** Called when the values could not be read again; the known ones remain in force. */
  onFailure(error: unknown): void;
}

/**
 * The current country parameters, which any rule can read without waiting. They are read at the start, after each change in this or
 * another process, and every few seconds.
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
    parts.changes.onChanged(() => this.#readAgain());
  }

  /** Call it before the first call of `valueOf`. */
  async read(): Promise<void> {
    const turn = ++this.#started;
    const { store, country, now } = this.#parts;
    this.#readAt = now();
    const changes = await store.last(country.code);
    // A slow read must not overwrite the result of a read that began later.
    if (turn < this.#applied) return;
    this.#applied = turn;
    this.#changes = new Map(changes.map((change) => [change.parameter, change]));
    this.#values = new Map(countryParameters.map((parameter) => [parameter, this.#valueFrom(parameter)]));
  }

  /** The value in force: the one that was set last, otherwise the country's default. */
  valueOf(parameter: CountryParameter): string {
    if (this.#parts.now() - this.#readAt >= lifetime) this.#readAgain();
    return this.#values.get(parameter) ?? defaultParameterValue(parameter, this.#parts.country);
  }

  lastChange(parameter: CountryParameter): ParameterChange | null {
    return this.#changes.get(parameter) ?? null;
  }

  /** Stores the change. It is in force here when the promise resolves, and in the other processes soon after. */
  async change(parameter: CountryParameter, value: string | null, changedBy: string): Promise<void> {
    const { store, changes, country, now } = this.#parts;
    await store.add(country.code, { parameter, value, changedBy, changedAt: new Date(now()).toISOString() });
    await this.read();
    changes.publish();
  }

  /** A stored value may no longer be allowed: the payment gateway was removed, or a rule was tightened. */
  #valueFrom(parameter: CountryParameter): string {
    const set = this.#changes.get(parameter)?.value ?? null;
    const check = set === null ? null : checkParameter(parameter, set, this.#parts);
    return check?.ok ? check.value : defaultParameterValue(parameter, this.#parts.country);
  }

  #readAgain(): void {
    this.read().catch((error: unknown) => this.#parts.onFailure(error));
  }
}
