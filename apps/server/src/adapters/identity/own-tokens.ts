import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

const issuer = 'riderbell';

/** How far the clocks of two processes may differ. */
const skewSeconds = 60;

export type OwnClaims = JWTPayload & { readonly sub: string; readonly iat: number; readonly exp: number };

export type ReadClaims =
  | { readonly ok: true; readonly claims: OwnClaims }
  | { readonly ok: false; readonly why: 'session.expired' | 'session.invalid' };

/** The audience of a token: for another audience it is invalid. */
export interface TokenPurpose {
  readonly secret: Uint8Array;
  readonly audience: string;
}

/** Signs a token of this server (HS256). @param now epoch milliseconds */
export function signOwnToken(
  { secret, audience }: TokenPurpose,
  { subject, claims, lifeSeconds }: { subject: string; claims: Record<string, string>; lifeSeconds: number },
  now: number,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
    .sign(secret);
}

/** Reads a token of this server if it is valid now. @param now epoch milliseconds */
export async function readOwnToken(
  { secret, audience }: TokenPurpose,
  token: string,
  now: number,
): Promise<ReadClaims> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer,
      audience,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(now),
    });
    const { sub, iat, exp } = payload;
    // Issued before the clock was set back, or by a process whose clock is far ahead. It is invalid, but its session may be extended.
    if (iat !== undefined && iat > now / 1000 + skewSeconds) return { ok: false, why: 'session.expired' };
    if (!sub || !iat || !exp) return { ok: false, why: 'session.invalid' };
    return { ok: true, claims: { ...payload, sub, iat, exp } };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ok: false, why: 'session.expired' };
    if (error instanceof errors.JOSEError) return { ok: false, why: 'session.invalid' };
    throw error;
  }
}
