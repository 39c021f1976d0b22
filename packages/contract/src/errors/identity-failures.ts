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

/** Why a sign-in at the outside provider failed, in the words of specification §8. */
export type OutsideFailure =
  | 'login.resource-not-found'
  | 'login.internal-error'
  | 'login.unexpected-error'
  | 'login.invalid-response'
  | 'login.parameter-invalid'
  | 'login.user-pool-configuration-invalid'
  | 'login.role-policy-invalid'
  | 'login.user-not-validated'
  | 'login.code-invalid'
  | 'login.too-many';

/** Why the provider's sign-in page could not be determined. */
export type StartFailure = Extract<
  OutsideFailure,
  | 'login.resource-not-found'
  | 'login.internal-error'
  | 'login.unexpected-error'
  | 'login.invalid-response'
  | 'login.too-many'
>;
