import { countryParameters } from '@riderbell/domain/countries/country-parameter-names.ts';
import * as z from 'zod/mini';
import { instant, personText } from './primitives.ts';

export const parameterName = z.enum(countryParameters);

/** The requester of a change, in the operator's own words; it is stored in the history. */
export const changedBy = personText(100).check(z.minLength(1));

/** A parameter as the operator sees it. */
export const countryParameterState = z.object({
  parameter: parameterName,
  /** The current value. */
  value: z.string(),
  /** The value when none is set. */
  default: z.string(),
  /** The allowed values, in words. */
  allowed: z.string(),
  /** The last change; null when there was none. */
  changed: z.nullable(z.object({ by: z.string(), at: instant })),
});
export type CountryParameterState = z.infer<typeof countryParameterState>;

/** One change; `value` is null for a reset to the default. */
export const countryParameterChange = z.object({ value: z.nullable(z.string()), by: z.string(), at: instant });
