import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { countryParameterState } from '../../shapes/country-parameter.ts';

export const listCountryParameters = defineCall({
  id: 'list-country-parameters',
  summary: 'List all country parameters, for the operator',
  service: 'orders',
  method: 'GET',
  path: '/country-parameters',
  access: 'operator',
  answer: resultOf(z.object({ country: z.string(), parameters: z.array(countryParameterState) })),
  errors: [],
});
