/**
 * The failures of an identity provider (specification §8, Login), in its order. The text of each is `auth.{name}` and begins with
 * 'Failed to login.'. Failures that this server can detect have error codes; the others come from outside providers.
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
