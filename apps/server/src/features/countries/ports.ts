import type { CountryParameter } from '@riderbell/domain/countries/country-parameter-names.ts';
import type { CountryCode } from '@riderbell/domain/countries/country.ts';

export interface ParameterChange {
  /** May be unknown to this release. */
  readonly parameter: string;
  /** null: back to the default. */
  readonly value: string | null;
  readonly changedBy: string;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
}

/** Stores every change of the country parameters; the last change of each is in force. */
export interface ParameterStore {
  last(country: CountryCode): Promise<ParameterChange[]>;
  /** Newest first. */
  changes(country: CountryCode, parameter: CountryParameter, limit: number): Promise<ParameterChange[]>;
  add(country: CountryCode, change: ParameterChange): Promise<void>;
}

/** Announces changed parameters between processes; each process also reads them again after some seconds. */
export interface ParameterChanges {
  publish(): void;
  onChanged(listener: () => void): void;
}
