import { openingHoursLimits } from '@riderbell/domain/outlets/opening-hours.ts';
import * as z from 'zod/mini';
import { personText } from './primitives.ts';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30'));
const windows = z.array(z.object({ from: clock, to: clock })).check(z.maxLength(openingHoursLimits.windows));

/**
 * When an outlet hands orders to riders, by the local clock. A day without windows is closed. A window that ends at or before its
 * beginning ends on the next day. An exception replaces the windows of one date.
 */
export const openingHours = z.object({
  week: z.object({
    monday: windows,
    tuesday: windows,
    wednesday: windows,
    thursday: windows,
    friday: windows,
    saturday: windows,
    sunday: windows,
  }),
  exceptions: z
    .array(z.object({ date: z.iso.date(), windows, note: personText(openingHoursLimits.note) }))
    .check(z.maxLength(openingHoursLimits.exceptions)),
});

/** The hours of a vendor, and what limits them: riders come only within the country's service hours. */
export const hoursOfVendor = z.object({
  opening_hours: z.nullable(openingHours),
  /** "dddd:dddd", as the country parameter. */
  service_hours: z.string(),
  time_zone: z.string(),
});
