/**
 * The address that the frame may show; null for every other (specification §7: init answers an address). It has to be on the
 * service's own origin, which is also all that the page's policy admits, and encrypted on the network.
 * @param text what the service answered
 * @param service the address of the init call; a path is a stand-in on the page's own origin, which may only show what is below that
 * path
 */
export function frameAddress(text: string, service: string, pageOrigin: string): string | null {
  const base = URL.parse(service, pageOrigin);
  const url = base && URL.parse(text, base);
  if (!url || url.origin !== base.origin || url.username !== '' || url.password !== '') return null;
  if (base.origin === pageOrigin) return url.pathname.startsWith(`${base.pathname}/`) ? url.href : null;
  return url.protocol === 'https:' || isOwnMachine(url) ? url.href : null;
}

function isOwnMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['127.0.0.1', '[::1]'].includes(hostname);
}
