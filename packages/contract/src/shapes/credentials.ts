import * as z from 'zod/mini';

/**
 * As a person types it; the server folds it (domain: `foldedEmail`) and says what is wrong with it in words. 320 characters are
 * the longest that mail knows (RFC 3696, erratum 1690).
 */
export const typedEmail = z.string().check(z.trim(), z.minLength(1), z.maxLength(320));

/** Longer ones are refused before anything is hashed, so that nobody makes the server work on a megabyte. */
export const longestPassword = 1024;

/** A password as it is typed; whether it keeps the rules (domain: `passwordFaults`) is said in codes of its own. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(longestPassword));

/** What was mailed or handed out to be brought back: opaque, of bounded length. */
export const opaqueToken = z.string().check(z.minLength(1), z.maxLength(1024));
