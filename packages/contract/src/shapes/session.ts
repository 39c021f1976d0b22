import * as z from 'zod/mini';

/** The tokens of a sign-in, named as the specification's `Auth` (§3). `ExpiresIn` is seconds of the access token's life. */
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
