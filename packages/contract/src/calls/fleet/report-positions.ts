import { positionRefusals } from '@riderbell/domain/fleet/position-rules.ts';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { positionReports } from '../../shapes/fleet.ts';

/** Where the courier system's riders are (docs/fleet-api.md). */
export const reportPositions = defineCall({
  id: 'report-positions',
  summary: 'Where riders are, told by the courier system',
  service: 'hurrier',
  method: 'POST',
  path: '/fleet/positions',
  access: 'fleet',
  body: positionReports,
  answer: resultOf(
    z.object({
      accepted: z.int(),
      /** By their place in the request; none of them need be sent again. */
      refused: z.array(z.object({ index: z.int(), why: z.enum(positionRefusals) })),
    }),
  ),
  errors: [],
});
