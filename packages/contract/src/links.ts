/**
 * The path of a mailed link in the portal. The token is after the hash, so that browsers send it to no server and in no referrer.
 */
export function confirmationPath(token: string): string {
  return `/connect#confirm=${encodeURIComponent(token)}`;
}

/** The token of such a link, from `location.hash`; null without one. */
export function confirmationTokenOf(hash: string): string | null {
  return new RegExp(/^#confirm=([^&]+)$/).exec(hash)?.[1] ?? null;
}

/** The path of a mailed invitation in the portal, also with its token after the hash. */
export function invitationPath(token: string): string {
  return `/invitation#token=${encodeURIComponent(token)}`;
}

/** The token of such a link, from `location.hash`; null without one. */
export function invitationTokenOf(hash: string): string | null {
  const sent = new RegExp(/^#token=([^&]+)$/).exec(hash)?.[1];
  return sent === undefined ? null : decodedOf(sent);
}

/** Null for a link that was damaged. */
function decodedOf(sent: string): string | null {
  try {
    return decodeURIComponent(sent);
  } catch {
    return null;
  }
}
/** The path of the registration for an existing outlet, to which a mailed invitation leads. */
export function registrationPath(outletId: string): string {
  return `/register#outlet=${encodeURIComponent(outletId)}`;
}

/** The outlet of such a link, from `location.hash`; null without one. */
export function invitedOutletOf(hash: string): string | null {
  return /^#outlet=([\w-]+)$/.exec(hash)?.[1] ?? null;
}

/** The path of the sign-in. */
export const signInPath = '/connect';

/** The path of the screen that asks for the mailed code. */
export const forgotPasswordPath = '/forgot-password';

/** The path to which the outside provider redirects the browser. */
export const providerReturnPath = '/connect';

/** The path of the history with the orders of a period, both days included, as "2026-11-22". */
export function historyPath(vendorId: string, { from, to }: { readonly from: string; readonly to: string }): string {
  return `/history/${encodeURIComponent(vendorId)}?period=custom&from=${from}&to=${to}`;
}
