import * as z from 'zod/mini';
import { ruled, ruledText } from './requested.ts';

/**
 * As a person types it; the server folds it (domain: `foldedEmail`) and has a message for each fault. An address has at most 320
 * characters (RFC 3696, erratum 1690).
 */
export const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(320));

/** The same, for calls with a message about a missing or too long address. */
export const typedEmail = ruled(email, '');

/** A longer password is refused before it is hashed, so that an attacker cannot make the server hash a megabyte. */
export const longestPassword = 1024;

/** A password as typed; each broken rule (domain: `passwordFaults`) has a separate code. */
export const typedPassword = ruledText(z.string().check(z.maxLength(longestPassword)));

/** A token that the server mailed or handed out: opaque, with a maximum length. */
export const opaqueToken = z.string().check(z.minLength(1), z.maxLength(1024));

/** The same, for calls that refuse a missing token as invalid. */
export const typedToken = ruled(opaqueToken, '');
