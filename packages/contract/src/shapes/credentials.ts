import * as z from 'zod/mini';
import { ruled, ruledText } from './requested.ts';

/**
 * As a person types it; the server folds it (domain: `foldedEmail`) and says what is wrong with it in words. 320 characters are
 * the longest that mail knows (RFC 3696, erratum 1690).
 */
export const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(320));

/** The same where a rule says what is wrong with one that is missing or too long. */
export const typedEmail = ruled(email, '');

/** Longer ones are refused before anything is hashed, so that nobody makes the server work on a megabyte. */
export const longestPassword = 1024;

/** A password as it is typed; whether it follows the rules (domain: `passwordFaults`) is said in separate codes. */
export const typedPassword = ruledText(z.string().check(z.maxLength(longestPassword)));

/** What was mailed or handed out to be brought back: opaque, of bounded length. */
export const opaqueToken = z.string().check(z.minLength(1), z.maxLength(1024));

/** The same where a token that is missing is refused as one that is not valid. */
export const typedToken = ruled(opaqueToken, '');
