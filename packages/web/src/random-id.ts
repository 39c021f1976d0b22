/** 128 random bits in hex. `crypto.randomUUID` needs a secure context, which a shop's own network may not be. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
