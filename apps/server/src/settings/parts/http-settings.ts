import { isIP } from 'node:net';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface HttpSettings {
  host: string;
  /** 0 for a free port. */
  port: number;
  /** Addresses, CIDR ranges or proxy-addr's names of the proxies whose `x-forwarded-*` headers are trusted. */
  trustProxy: readonly string[];
  /** Other origins whose pages may make calls and open the live channel. */
  allowedOrigins: readonly string[];
  /** Requests per minute and address; 0 for no limit. */
  requestsPerMinute: number;
  /** Simultaneous connections; 0 for as many as the process has files for. */
  maxConnections: number;
  /** Simultaneous connections of a network; 0 for a quarter of all, or all behind a proxy. */
  maxConnectionsOfNetwork: number;
  /** The contact for security reports: an e-mail address or an https URL; null for `security@` at the portal's host. */
  securityContact: string | null;
  /** The portal's public origin. */
  publicUrl: string | null;
  /** How long requests are still accepted after `readyz` refuses, so that a load balancer notices. */
  drainSeconds: number;
}

/** In production links in e-mails must use the public URL and not the address at which the server listens. */
export function readHttpSettings(reader: SettingReader, environment: Environment): HttpSettings {
  reader.part('Requests');
  const http = readAll(reader);
  const safe = http.publicUrl?.startsWith('https://') ?? false;
  if (environment === 'prd' && !safe && !reader.isWrong('PUBLIC_URL')) reader.fault('PUBLIC_URL', publicUrlAllowed);
  return http;
}

const publicUrlAllowed = 'an origin, for example https://portal.example.com; required in prd, with https';

function readAll(reader: SettingReader): HttpSettings {
  return {
    host: reader.text({
      name: 'HOST',
      meaning: 'the network interface to listen on',
      check: isHost,
      allowed: 'an address or a host name; 0.0.0.0 listens on every interface',
      fallback: '127.0.0.1',
    }),
    port: reader.number({
      name: 'PORT',
      meaning: 'the port to listen on; 0 for a free one',
      from: 0,
      to: 65_535,
      fallback: 8080,
    }),
    trustProxy: reader.listOf({
      name: 'TRUST_PROXY',
      meaning: 'proxies whose x-forwarded-* headers are trusted',
      check: isProxyRange,
      allowed: 'addresses or CIDR ranges, separated by commas, or loopback, linklocal, uniquelocal',
    }),
    allowedOrigins: reader.listOf({
      name: 'ALLOWED_ORIGINS',
      meaning: 'other origins whose pages may make calls and open the live channel, for a split deployment',
      check: isOrigin,
      allowed: 'origins, separated by commas, for example https://portal.example.com',
    }),
    publicUrl: reader.text({
      name: 'PUBLIC_URL',
      meaning: 'the public URL of the portal, for links in e-mails, search engines and link previews',
      check: isOrigin,
      allowed: publicUrlAllowed,
      fallback: null,
      usual: 'HOST and PORT in e-mails; pages contain no absolute URL, except on this computer',
    }),
    drainSeconds: reader.number({
      name: 'DRAIN_SECONDS',
      meaning: 'how many seconds requests are still accepted after /readyz refuses',
      from: 0,
      to: 300,
      fallback: 0,
    }),
    requestsPerMinute: reader.number({
      name: 'REQUESTS_PER_MINUTE',
      meaning: 'calls per minute and address, and twenty times as many files and pages; 0 for no limit',
      from: 0,
      to: 1_000_000,
      fallback: 600,
    }),
    maxConnections: reader.number({
      name: 'MAX_CONNECTIONS',
      meaning: 'simultaneous connections, including the live channel; 0 for as many as the process has files for',
      usual: 'half of the files that the process may open, after a reserve for the database',
      from: 0,
      to: 1_000_000,
      fallback: 0,
    }),
    maxConnectionsOfNetwork: reader.number({
      name: 'MAX_CONNECTIONS_OF_NETWORK',
      meaning:
        'simultaneous connections of one network, which is an address or the first 64 bits of an IPv6 address; 0 for a share of all',
      usual: 'a quarter of all connections; all of them if TRUST_PROXY names a proxy, because they have its address',
      from: 0,
      to: 1_000_000,
      fallback: 0,
    }),
    securityContact: reader.text({
      name: 'SECURITY_CONTACT',
      meaning: 'the contact for security reports in /.well-known/security.txt',
      check: isContact,
      allowed: 'an e-mail address or an https address',
      fallback: null,
      usual: 'security@ at the host of PUBLIC_URL',
    }),
  };
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(value);
}

function isProxyRange(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value;
}

function isContact(value: string): boolean {
  return foldedEmail(value) !== null || URL.parse(value)?.protocol === 'https:';
}
