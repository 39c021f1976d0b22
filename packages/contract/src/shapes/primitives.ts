import { tidyName } from '@riderbell/domain/orders/tidy-name.ts';
import * as z from 'zod/mini';

/** An instant, ISO 8601 in UTC with milliseconds (decisions: The calls). */
export const instant = z.iso.datetime();
/** Unix seconds, up to the year 2100: beyond the world's calendars no clock can say them. */
export const unixSeconds = z.int().check(z.minimum(0), z.maximum(4_102_444_800));
export const latitude = z.number().check(z.minimum(-90), z.maximum(90));
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));
/** Degrees in a query. */
export const coordinateText = z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/));
/** Money: a decimal number in the country's currency with that currency's digits. */
export const money = z.number().check(z.minimum(0), z.maximum(1_000_000_000));
export const metres = z.int().check(z.minimum(0));
export const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));

export const coordinates = z.object({ latitude, longitude });

/** A name, as it is kept. */
export function personName(maximum: number) {
  return z.string().check(z.overwrite(tidyName), z.maxLength(maximum));
}

/** Text of a person: trimmed, no control characters but line breaks and tabs. */
export function personText(maximum: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(maximum),
    // eslint-disable-next-line no-control-regex -- the point of the rule is to refuse them
    z.regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/, 'has control characters'),
  );
}
