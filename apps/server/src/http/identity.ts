import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './errors.ts';
import type { OperatorCheck, SessionCheck, SessionVerdict } from './ports.ts';

/**
 * The access token of `Authorization: Bearer {access}` or `Bearer {access},{id}` (specification §7). The id token is only for the portal.
 * Returns null for other forms of the header.
 */
export function accessTokenOf(authorization: string): string | null {
  const match = /^Bearer +([\w.~+/=-]+)(?:, *[\w.~+/=-]*)?$/i.exec(authorization.trim());
  return match?.[1] ?? null;
}

/** The token of `Authorization: GoDroid {token}` (specification §7); null for other forms of the header. */
export function externalTokenOf(authorization: string): string | null {
  return /^GoDroid +([\w.~+/=-]+)$/i.exec(authorization.trim())?.[1] ?? null;
}

/** Checks a credential of either form. */
export async function checkCredential(authorization: string, sessions: SessionCheck): Promise<SessionVerdict> {
  const external = externalTokenOf(authorization);
  if (external !== null) return sessions.checkExternal(external);
  const token = accessTokenOf(authorization);
  return token === null ? { ok: false, why: 'session.invalid' } : sessions.check(token);
}

/** Admits only the operator. @throws RequestRefused for other callers */
export async function requireOperator(request: FastifyRequest, operator: OperatorCheck): Promise<void> {
  const verdict = await operator.check(accessTokenOf(request.headers.authorization ?? ''), request.ip);
  if (!verdict.ok) throw new RequestRefused({ code: verdict.why, ...(verdict.values && { values: verdict.values }) });
}

/** Returns the caller. @throws RequestRefused without a valid credential */
export async function requirePrincipal(request: FastifyRequest, sessions: SessionCheck): Promise<Principal> {
  const { authorization } = request.headers;
  if (!authorization) throw new RequestRefused({ code: 'session.required' });
  const verdict = await checkCredential(authorization, sessions);
  if (!verdict.ok) throw new RequestRefused({ code: verdict.why });
  return verdict.principal;
}
