import type { CountryParameter } from '@riderbell/domain/countries/country-parameter-names.ts';
import type { CountryCode } from '@riderbell/domain/countries/country.ts';

export interface ParameterChange {
  /** A parameter of another release may be none of ours. */
  readonly parameter: string;
  /** null: back to the default. */
  readonly value: string | null;
  readonly changedBy: string;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
}

/** Every change of the country parameters is kept; the last one of each is in force. */
export interface ParameterStore {
  last(country: CountryCode): Promise<ParameterChange[]>;
  /** Newest first. */
  changes(country: CountryCode, parameter: CountryParameter, limit: number): Promise<ParameterChange[]>;
  add(country: CountryCode, change: ParameterChange): Promise<void>;
}

/** News of changed parameters between processes; each also looks again by itself after some seconds. */
export interface ParameterNews {
  publish(): void;
  onChanged(listener: () => void): void;
}
