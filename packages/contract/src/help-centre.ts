import * as z from 'zod/mini';

/** The answer of the help centre's service to `init` (specification §7). */
export const helpInitAnswer = z.object({ url: z.string().check(z.minLength(1), z.maxLength(4000)) });

/** The messages of the help centre's page to the page around it; docs/help-centre.md. */
export const helpFrameMessage = z.object({ source: z.literal('help-centre'), type: z.enum(['ready', 'close']) });
