import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import type { Kysely } from 'kysely';
import type { ParameterChange, ParameterStore } from '../../features/countries/ports.ts';
import type { Schema } from './schema.ts';

/** Changes of the country parameters: rows are added and never changed. */
export class PostgresParameterStore implements ParameterStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async last(country: CountryCode): Promise<ParameterChange[]> {
    return await this.#changes(country)
      .distinctOn('parameter')
      .orderBy('parameter')
      .orderBy('change_id', 'desc')
      .execute();
  }

  async changes(country: CountryCode, parameter: string, limit: number): Promise<ParameterChange[]> {
    return await this.#changes(country)
      .where('parameter', '=', parameter)
      .orderBy('change_id', 'desc')
      .limit(limit)
      .execute();
  }

  async add(country: CountryCode, { parameter, value, changedBy, changedAt }: ParameterChange): Promise<void> {
    await this.#database
      .insertInto('country_parameter_changes')
      .values({ country, parameter, value, changed_by: changedBy, changed_at: changedAt })
      .execute();
  }

  #changes(country: CountryCode) {
    return this.#database
      .selectFrom('country_parameter_changes')
      .select(['parameter', 'value', 'changed_by as changedBy', 'changed_at as changedAt'])
      .where('country', '=', country);
  }
}
