import * as z from 'zod/mini';

/** The tokens of a sign-in, with the names of the specification's `Auth` (§3). `ExpiresIn` is the access token's lifetime in seconds. */
export const authenticationResult = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  RefreshToken: z.string(),
  ExpiresIn: z.int(),
  TokenType: z.literal('Bearer'),
});
export type AuthenticationResult = z.infer<typeof authenticationResult>;

export const user = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type User = z.infer<typeof user>;
