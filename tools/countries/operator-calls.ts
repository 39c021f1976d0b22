import type { CallAnswer } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { type CountryParameter, countryParameters } from '@riderbell/domain/countries/country-parameter-names.ts';
import { askOperator } from '../operator/ask-operator.ts';

export type ParameterState = CallAnswer<typeof calls.setCountryParameter>['result'];

/** The operator's calls for the country parameters of a running server. */
export function createParameterCalls(at: { server: string; token: string }) {
  const ask = askOperator(at);
  return {
    list: async () => (await ask(calls.listCountryParameters, {})).result,
    set: async (parameter: string, value: string, by: string) =>
      (await ask(calls.setCountryParameter, { params: parseParameter(parameter), body: { value, changed_by: by } }))
        .result,
    reset: async (parameter: string, by: string) =>
      (await ask(calls.resetCountryParameter, { params: parseParameter(parameter), body: { changed_by: by } })).result,
    changes: async (parameter: string) =>
      (await ask(calls.listCountryParameterChanges, { params: parseParameter(parameter) })).result,
  };
}

function parseParameter(text: string): { parameter: CountryParameter } {
  const parameter = countryParameters.find((one) => one === text);
  if (parameter === undefined)
    throw new Error(`${text} is not a parameter. Parameters: ${countryParameters.join(', ')}`);
  return { parameter };
}
