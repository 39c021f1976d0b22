import { countryParameters } from '@riderbell/domain/countries/country-parameter-names.ts';
import * as z from 'zod/mini';
import { instant, personText } from './primitives.ts';

export const parameterName = z.enum(countryParameters);

/** Who asks for a change, in the operator's own words: it is written into the history. */
export const changedBy = personText(100).check(z.minLength(1));

/** A parameter as the operator sees it. */
export const countryParameterState = z.object({
  parameter: parameterName,
  /** What is in force. */
  value: z.string(),
  /** What holds when nothing is set. */
  default: z.string(),
  /** What may be set, in words. */
  allowed: z.string(),
  /** The last change; null when there was none. */
  changed: z.nullable(z.object({ by: z.string(), at: instant })),
});
export type CountryParameterState = z.infer<typeof countryParameterState>;

/** One change; `value` is null where the parameter went back to its default. */
export const countryParameterChange = z.object({ value: z.nullable(z.string()), by: z.string(), at: instant });
