/** The network of an internet address, for rate limits: a customer with one IPv6 address has a whole /64 network of them. */
export function networkOfAddress(address: string): string {
  if (!address.includes(':') || address.toLowerCase().startsWith('::ffff:')) return address;
  const [head = ''] = address.split('%');
  const [before = '', after] = head.split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
