import type { Principal } from '@riderbell/contract/handler.ts';
import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './errors.ts';
import type { SessionCheck } from './ports.ts';

/**
 * The access token of `Authorization: Bearer {access}` or `Bearer {access},{id}` (decisions: The calls). The id token is
 * the portal's own and proves nothing here. null when the header has another form.
 */
export function accessTokenOf(authorization: string): string | null {
  const match = /^Bearer +([\w.~+/=-]+)(?:, *[\w.~+/=-]*)?$/i.exec(authorization.trim());
  return match?.[1] ?? null;
}

/** Who asks. @throws RequestRefused without a credential, or with one that is not worth anything now */
export async function requirePrincipal(request: FastifyRequest, sessions: SessionCheck): Promise<Principal> {
  const { authorization } = request.headers;
  if (!authorization) throw new RequestRefused({ code: 'session.required' });
  const token = accessTokenOf(authorization);
  if (token === null) throw new RequestRefused({ code: 'session.invalid' });
  const verdict = await sessions.check(token);
  if (!verdict.ok) throw new RequestRefused({ code: verdict.why });
  return verdict.principal;
}
