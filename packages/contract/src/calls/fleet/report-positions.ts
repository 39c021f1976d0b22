import { positionRefusals } from '@riderbell/domain/fleet/position-rules.ts';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { positionReports } from '../../shapes/fleet.ts';

/** Reports the positions of the courier system's riders (docs/fleet-api.md). */
export const reportPositions = defineCall({
  id: 'report-positions',
  summary: 'Report the positions of riders, from the courier system',
  service: 'hurrier',
  method: 'POST',
  path: '/fleet/positions',
  access: 'fleet',
  body: positionReports,
  answer: resultOf(
    z.object({
      accepted: z.int(),
      /** By their index in the request; the courier system need not repeat any of them. */
      refused: z.array(z.object({ index: z.int(), why: z.enum(positionRefusals) })),
    }),
  ),
  errors: [],
});
