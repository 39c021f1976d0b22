import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { exportScheduleOfVendor, requestedExportSchedule } from '../../shapes/export-schedule.ts';
import { id } from '../../shapes/primitives.ts';

/** Replaces the schedule as a whole; null ends the mails. */
export const saveExportSchedule = defineCall({
  id: 'save-export-schedule',
  summary: 'Set how the orders of a vendor are mailed',
  service: 'orders',
  method: 'PUT',
  path: '/vendor/:id/export-schedule',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({ schedule: requestedExportSchedule }),
  answer: resultOf(exportScheduleOfVendor),
  errors: [
    'vendor.not-found',
    'export-schedule.no-recipient',
    'export-schedule.repeated-recipient',
    'export-schedule.not-in-team',
  ],
});
