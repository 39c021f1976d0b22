import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { exportScheduleOfVendor } from '../../shapes/export-schedule.ts';
import { id } from '../../shapes/primitives.ts';

export const getExportSchedule = defineCall({
  id: 'get-export-schedule',
  summary: 'Get how the orders of a vendor are mailed',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/export-schedule',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(exportScheduleOfVendor),
  errors: ['vendor.not-found'],
});
