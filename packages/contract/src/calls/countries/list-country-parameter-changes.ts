import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { countryParameterChange, parameterName } from '../../shapes/country-parameter.ts';

export const listCountryParameterChanges = defineCall({
  id: 'list-country-parameter-changes',
  summary: 'List the last 100 changes of a country parameter, newest first',
  service: 'orders',
  method: 'GET',
  path: '/country-parameters/:parameter/changes',
  access: 'operator',
  params: z.object({ parameter: parameterName }),
  answer: resultOf(z.array(countryParameterChange)),
  errors: [],
});
