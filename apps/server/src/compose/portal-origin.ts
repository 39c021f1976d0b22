import type { HttpSettings } from '../settings/parts/http-settings.ts';

/** Where people reach the portal: what links in mails begin with. */
export interface PortalOrigin {
  now(): string;
  /** Told when the server listens, because a port of 0 becomes a real one only then. */
  listensAt(address: string): void;
}

/** PUBLIC_URL, or where the server itself listens. A request's own `Host` is never believed: anybody can send any. */
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
  // An interface is no place to go to.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}
