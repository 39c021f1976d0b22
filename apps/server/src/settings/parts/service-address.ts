/** A description of the addresses that `isServiceAddress` accepts. */
export const serviceAddressAllowed = 'an https address, or http on this machine';

/** Whether the text is an https URL, or http on this machine, without a password or query. */
export function isServiceAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['127.0.0.1', '[::1]'].includes(url.hostname));
}
