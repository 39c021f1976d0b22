import type { FastifyRequest } from 'fastify';
import { isPlainHost } from './headers.ts';

/** The origin of a request's page, for absolute URLs; null if it is unknown. */
export type OriginOf = (request: FastifyRequest) => string | null;

/**
 * The portal's configured origin. Without one, the `Host` of the request is used if it is an allowed origin or the address of this
 * server. A client can invent any other host, and each would be another page to render.
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
