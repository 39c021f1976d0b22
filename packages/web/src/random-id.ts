/** 128 random bits in hex. `crypto.randomUUID` needs HTTPS, which a shop's local network may not have. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
