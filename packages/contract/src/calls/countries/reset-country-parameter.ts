import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { changedBy, countryParameterState, parameterName } from '../../shapes/country-parameter.ts';

export const resetCountryParameter = defineCall({
  id: 'reset-country-parameter',
  summary: 'Reset a country parameter to its default',
  service: 'orders',
  method: 'POST',
  path: '/country-parameters/:parameter/reset',
  access: 'operator',
  params: z.object({ parameter: parameterName }),
  body: z.strictObject({ changed_by: changedBy }),
  answer: resultOf(countryParameterState),
  errors: [],
});
