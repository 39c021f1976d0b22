import * as z from 'zod/mini';
import { instant } from './primitives.ts';

/** A sign-in of the account, for the list of sessions. */
export const signedInDevice = z.object({
  session_id: z.string(),
  /** "Chrome 131", "Safari 18"; null for an unknown client. */
  browser: z.nullable(z.string()),
  /** "Android", "iPhone", "Windows", "macOS" …; null when unknown. */
  system: z.nullable(z.string()),
  created_at: instant,
  /** When its tokens were last refreshed, which an open portal does every few minutes. */
  last_used_at: instant,
  /** Whether it is the caller's own session. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;
