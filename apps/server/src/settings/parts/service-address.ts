/** What `isServiceAddress` takes, in words. */
export const serviceAddressAllowed = 'an https address; http only on this machine itself';

/** https, or plain on this machine, where nobody listens in between; nothing that carries a password or a query. */
export function isServiceAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['127.0.0.1', '[::1]'].includes(url.hostname));
}
