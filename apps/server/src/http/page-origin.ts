import type { FastifyRequest } from 'fastify';
import { isPlainHost } from './headers.ts';

/** Where a request's page is at home, for what needs a whole address; null says nothing of it. */
export type OriginOf = (request: FastifyRequest) => string | null;

/**
 * The portal's address as the setting has it. Without it the `Host` of the request counts where it is known: an allowed origin,
 * or the very address that the request came to. Anybody can make up any other, and each would be another page to render.
 */
export function pageOrigins(publicUrl: string | null, allowedOrigins: readonly string[]): OriginOf {
  return (request) => {
    if (publicUrl !== null) return publicUrl;
    if (!isPlainHost(request.host)) return null;
    const origin = `${request.protocol}://${request.host}`;
    return allowedOrigins.includes(origin) || isOwnAddress(request) ? origin : null;
  };
}

function isOwnAddress({ host, protocol, socket }: FastifyRequest): boolean {
  const { hostname, port } = URL.parse(`${protocol}://${host}`) ?? {};
  const name = hostname?.replaceAll(/[[\]]/g, '');
  const own = ['localhost', socket.localAddress, socket.localAddress?.replace(/^::ffff:/, '')];
  return (
    name !== undefined && own.includes(name) && Number(port || (protocol === 'https' ? 443 : 80)) === socket.localPort
  );
}
