import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

const issuer = 'riderbell';

/** How far the clocks of two processes may stand apart. */
const skewSeconds = 60;

export type OwnClaims = JWTPayload & { readonly sub: string; readonly iat: number; readonly exp: number };

export type ReadClaims =
  | { readonly ok: true; readonly claims: OwnClaims }
  | { readonly ok: false; readonly why: 'session.expired' | 'session.invalid' };

/** For whom a token is: what is made for one audience is worth nothing for another. */
export interface TokenPurpose {
  readonly secret: Uint8Array;
  readonly audience: string;
}

/** A token of ours (HS256). @param now epoch milliseconds */
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

/** What a token of ours says, if it holds now. @param now epoch milliseconds */
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
    // From a clock that was set back since, or from a process far ahead: worth nothing now, but its session may be extended.
    if (iat !== undefined && iat > now / 1000 + skewSeconds) return { ok: false, why: 'session.expired' };
    if (!sub || !iat || !exp) return { ok: false, why: 'session.invalid' };
    return { ok: true, claims: { ...payload, sub, iat, exp } };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ok: false, why: 'session.expired' };
    if (error instanceof errors.JOSEError) return { ok: false, why: 'session.invalid' };
    throw error;
  }
}
