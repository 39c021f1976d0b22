import { proofRoute } from '@riderbell/contract/files.ts';
import { proofKinds } from '@riderbell/contract/shapes/order.ts';
import { id } from '@riderbell/contract/shapes/primitives.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { RequestRefused } from './errors.ts';
import { requirePrincipal } from './identity.ts';
import type { ProofFiles, SessionCheck } from './ports.ts';

const params = z.object({ orderId: id, kind: z.enum(proofKinds) });

/** Serves proof photos to callers with access to their order (specification §7). */
export function addProofRoute(app: FastifyInstance, proofs: ProofFiles, sessions: SessionCheck): void {
  app.get(proofRoute, { schema: { hide: true }, config: { call: 'get-proof' } }, async (request, reply) => {
    const principal = await requirePrincipal(request, sessions);
    request.principal = principal;
    const { success, data } = params.safeParse(request.params);
    const file = success ? await proofs.read(principal, data.orderId, data.kind) : null;
    if (!file) throw new RequestRefused({ code: 'proof.not-found' });
    return reply
      .type(file.contentType)
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
  });
}
