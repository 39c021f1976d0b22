/**
 * Where a mailed link leads in the portal. The token stands behind the hash, so that no server on the way, and no page that is opened
 * from there, is ever told it.
 */
export function confirmationPath(token: string): string {
  return `/connect#confirm=${encodeURIComponent(token)}`;
}

/** The token of such a link, from `location.hash`; null when it holds none. */
export function confirmationTokenOf(hash: string): string | null {
  return new RegExp(/^#confirm=([^&]+)$/).exec(hash)?.[1] ?? null;
}

/** Where the portal asks for the mailed code. */
export const forgotPasswordPath = '/forgot-password';

/** Where the outside provider sends the browser back to. */
export const providerReturnPath = '/connect';
