import { serviceBases } from './call.ts';
import type { proofKinds } from './shapes/order.ts';

export type ProofKind = (typeof proofKinds)[number];

/** Where a proof photo is read, with the session's credential; `image/jpeg`, `image/png` or `image/svg+xml`. */
export const proofRoute = `${serviceBases.orders}/order/:orderId/proof/:kind`;

export function proofPath(orderId: string, kind: ProofKind): string {
  return proofRoute.replace(':orderId', encodeURIComponent(orderId)).replace(':kind', kind);
}
