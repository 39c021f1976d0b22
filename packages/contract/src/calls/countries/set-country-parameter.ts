import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { changedBy, countryParameterState, parameterName } from '../../shapes/country-parameter.ts';

export const setCountryParameter = defineCall({
  id: 'set-country-parameter',
  summary: 'Set a country parameter, at once in every process',
  service: 'orders',
  method: 'PUT',
  path: '/country-parameters/:parameter',
  access: 'operator',
  params: z.object({ parameter: parameterName }),
  body: z.strictObject({ value: z.string().check(z.maxLength(200)), changed_by: changedBy }),
  answer: resultOf(countryParameterState),
  errors: ['country-parameter.wrong-value'],
});
