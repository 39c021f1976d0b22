import { tidyName } from '@riderbell/domain/orders/tidy-name.ts';
import * as z from 'zod/mini';

/**
 * An instant, ISO 8601 in UTC with milliseconds (specification §7). JavaScript and the database both support years of four
 * digits, except for 0000, which the database does not have.
 */
export const instant = z.iso
  .datetime('must be a time in UTC such as 2026-11-23T04:00:00Z')
  .check(z.refine((text) => !text.startsWith('0000'), 'must be a time after the year 0000'));
/** The instant of an event, early enough that the server can add durations to it. */
export const eventInstant = instant.check(z.refine((text) => text < '2101', 'must be a time before the year 2101'));
/** Unix seconds up to the year 2100. */
export const unixSeconds = z.int().check(z.minimum(0), z.maximum(4_102_444_800));
export const latitude = z.number().check(z.minimum(-90), z.maximum(90));
export const longitude = z.number().check(z.minimum(-180), z.maximum(180));
/** Degrees as text in a query. */
function degreesText(most: number) {
  return z.string().check(
    z.regex(/^-?\d{1,3}(\.\d+)?$/, 'must be degrees such as 13.7563'),
    z.refine((text) => !(Math.abs(Number(text)) > most), `must be between -${most} and ${most}`),
  );
}
export const latitudeText = degreesText(90);
export const longitudeText = degreesText(180);
/** Money: a decimal number in the country's currency with that currency's digits. */
export const money = z.number().check(z.minimum(0), z.maximum(1_000_000_000));
export const metres = z.int().check(z.minimum(0));
export const id = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/, 'may have letters, digits, - and _ only'));

export const coordinates = z.object({ latitude, longitude });

/** A name, tidied as it is stored. */
export function personName(maximum: number) {
  return z.string().check(z.overwrite(tidyName), z.maxLength(maximum));
}

/** Text that a person typed: trimmed, without control characters but line breaks and tabs. */
export function personText(maximum: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(maximum),
    // eslint-disable-next-line no-control-regex -- the point of the rule is to refuse them
    z.regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/, 'must not have control characters'),
  );
}
