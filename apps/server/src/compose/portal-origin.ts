import type { HttpSettings } from '../settings/parts/http-settings.ts';

/** The portal's origin, with which links in e-mails begin. */
export interface PortalOrigin {
  now(): string;
  /** Called when the server listens, because a port of 0 is only replaced then. */
  listensAt(address: string): void;
}

/** PUBLIC_URL, or the address at which the server listens. A request's `Host` is never used, because a client can send any. */
export function portalOrigin({ publicUrl, host, port }: HttpSettings): PortalOrigin {
  let own = originAt(host, port);
  return {
    now: () => publicUrl ?? own,
    listensAt(address) {
      const listening = new URL(address);
      own = originAt(host, Number(listening.port || 80));
    },
  };
}

function originAt(host: string, port: number): string {
  // A wildcard interface is no address for a link.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}
