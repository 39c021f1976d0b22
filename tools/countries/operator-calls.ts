import type { CallAnswer } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { type CountryParameter, countryParameters } from '@riderbell/domain/countries/country-parameter-names.ts';
import { askOperator } from '../operator/ask-operator.ts';

export type ParameterState = CallAnswer<typeof calls.setCountryParameter>['result'];

/** The operator's calls about the country parameters of a running server. */
export function askOperatorCalls(at: { server: string; token: string }) {
  const ask = askOperator(at);
  return {
    list: async () => (await ask(calls.listCountryParameters, {})).result,
    set: async (parameter: string, value: string, by: string) =>
      (await ask(calls.setCountryParameter, { params: named(parameter), body: { value, changed_by: by } })).result,
    reset: async (parameter: string, by: string) =>
      (await ask(calls.resetCountryParameter, { params: named(parameter), body: { changed_by: by } })).result,
    changes: async (parameter: string) =>
      (await ask(calls.listCountryParameterChanges, { params: named(parameter) })).result,
  };
}

function named(text: string): { parameter: CountryParameter } {
  const parameter = countryParameters.find((known) => known === text);
  if (parameter === undefined) throw new Error(`${text} is no parameter. There are: ${countryParameters.join(', ')}`);
  return { parameter };
}
