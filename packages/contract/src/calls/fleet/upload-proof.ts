import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { photoLimitBytes, proofOutcome, sentPhotoTypes } from '../../shapes/fleet.ts';
import { proofKinds } from '../../shapes/order.ts';
import { id, eventInstant } from '../../shapes/primitives.ts';

/** Uploads the photo of a hand-over, as the bytes of the file (docs/fleet-api.md). */
export const uploadProof = defineCall({
  id: 'upload-proof',
  summary: 'Upload the photo of a hand-over, from the courier system',
  service: 'hurrier',
  method: 'PUT',
  path: '/fleet/orders/:id/proofs/:kind',
  access: 'fleet',
  params: z.object({ id, kind: z.enum(proofKinds) }),
  query: z.strictObject({ taken_at: eventInstant }),
  upload: { types: sentPhotoTypes, mostBytes: photoLimitBytes },
  answer: resultOf(proofOutcome),
  errors: ['request.too-large', 'proof.no-photo', 'proof.broken', 'proof.too-many-pixels'],
});
