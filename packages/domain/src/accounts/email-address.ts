/** The longest address that mail knows: 64 characters, an at sign, 255 characters (RFC 5321 §4.5.3.1). */
const longest = { whole: 320, local: 64, domain: 255 } as const;

// RFC 5321's dot-string, and a host name of two labels or more. Quoted local parts and address literals exist on paper only.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainPart = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/;

/**
 * The canonical spelling of an address, or null when the text is no address: compatibility forms folded (NFKC), lower case, ASCII only.
 * Folding makes a full-width "ｄｅｍｏ" the same account as "demo". Refusing all other characters means that two different addresses never
 * look alike, for example one with a Cyrillic "е". A domain in another script can be given in its ASCII form ("xn--…").
 */
export function foldedEmail(typed: string): string | null {
  const folded = typed.trim().normalize('NFKC').toLowerCase();
  if (folded.length > longest.whole) return null;
  const at = folded.lastIndexOf('@');
  const local = folded.slice(0, Math.max(0, at));
  const domain = folded.slice(at + 1);
  const fits = local.length <= longest.local && domain.length <= longest.domain;
  return fits && localPart.test(local) && domainPart.test(domain) ? folded : null;
}

/** The address as we show it and send mail to it: as typed, without surrounding spaces and compatibility forms. */
export function shownEmail(typed: string): string {
  return typed.trim().normalize('NFKC');
}
