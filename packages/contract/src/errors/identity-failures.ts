/**
 * What an identity provider can fail with (specification §8, Login), in its order. Each is shown as `auth.{name}`, and each text begins
 * 'Failed to login.'. Those that this server can meet have error codes; the others are for providers that say them themselves.
 */
export const identityFailures = [
  'internal-error',
  'user-pool-configuration-invalid',
  'invalid-response',
  'parameter-invalid',
  'role-policy-invalid',
  'password-reset-required',
  'resource-not-found',
  'too-many-requests',
  'unexpected-error',
  'user-not-confirmed',
  'user-not-found',
  'password-invalid',
  'code-not-delivered',
  'email-invalid',
  'user-not-validated',
  'username-exists',
  'code-invalid',
] as const;

export type IdentityFailure = (typeof identityFailures)[number];
