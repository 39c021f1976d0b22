import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { reportOutcome, statusReports } from '../../shapes/fleet.ts';

/** Reports new statuses of orders from the courier system (specification §7; docs/fleet-api.md). */
export const reportStatuses = defineCall({
  id: 'report-statuses',
  summary: 'Report new statuses of orders, from the courier system',
  service: 'hurrier',
  method: 'POST',
  path: '/fleet/events',
  access: 'fleet',
  body: statusReports,
  /** In the order of the request. */
  answer: resultOf(z.object({ outcomes: z.array(reportOutcome) })),
  errors: [],
});
