import { serviceBases } from './call.ts';
import type { proofKinds } from './shapes/order.ts';

export type ProofKind = (typeof proofKinds)[number];

/** The path of a proof photo, which needs the session's credential; `image/jpeg`, `image/png` or `image/svg+xml`. */
export const proofRoute = `${serviceBases.orders}/order/:orderId/proof/:kind`;

export function proofPath(orderId: string, kind: ProofKind): string {
  return proofRoute.replace(':orderId', encodeURIComponent(orderId)).replace(':kind', kind);
}
