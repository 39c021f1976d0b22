import * as z from 'zod/mini';
import { instant } from './primitives.ts';

/** A sign-in of the account, for the list of sessions. */
export const signedInDevice = z.object({
  session_id: z.string(),
  /** "Chrome 131", "Safari 18"; null when the client did not say, or is no browser that we know. */
  browser: z.nullable(z.string()),
  /** "Android", "iPhone", "Windows", "macOS" …; null when it is not known. */
  system: z.nullable(z.string()),
  created_at: instant,
  /** When its tokens were last extended, which an open portal does every few minutes. */
  last_used_at: instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;
