import { isIP } from 'node:net';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface HttpSettings {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Addresses, CIDR ranges or proxy-addr's names of the proxies whose `x-forwarded-*` is believed. */
  trustProxy: readonly string[];
  /** Other origins whose pages may make the calls and open the live channel, beside the one that serves the page. */
  allowedOrigins: readonly string[];
  /** Requests a minute and address; 0 is no limit. */
  requestsPerMinute: number;
  /** Connections at once; 0 is as many as the process has files for. */
  maxConnections: number;
  /** Of them, of one network; 0 is a quarter, or as many as all behind a proxy. */
  maxConnectionsOfNetwork: number;
  /** Where people report a weakness: an e-mail address or an https address; null is `security@` at the portal's host. */
  securityContact: string | null;
  /** Where people reach the portal, as an origin. */
  publicUrl: string | null;
  /** How long requests are still taken after `readyz` has begun to refuse, for a balancer to notice. */
  drainSeconds: number;
}

/** In production mails must lead to where people reach the portal, and not to where the server happens to listen. */
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
      meaning: 'the interface to listen on',
      check: isHost,
      allowed: 'an address or a host name; 0.0.0.0 listens on every interface',
      fallback: '127.0.0.1',
    }),
    port: reader.number({
      name: 'PORT',
      meaning: 'the port to listen on; 0 takes a free one',
      from: 0,
      to: 65_535,
      fallback: 8080,
    }),
    trustProxy: reader.listOf({
      name: 'TRUST_PROXY',
      meaning: 'proxies whose x-forwarded-* headers are believed',
      check: isProxyRange,
      allowed: 'addresses or CIDR ranges, separated by commas, or loopback, linklocal, uniquelocal',
    }),
    allowedOrigins: reader.listOf({
      name: 'ALLOWED_ORIGINS',
      meaning: 'other origins whose pages may make the calls and open the live channel, for a split deployment',
      check: isOrigin,
      allowed: 'origins, separated by commas, for example https://portal.example.com',
    }),
    publicUrl: reader.text({
      name: 'PUBLIC_URL',
      meaning:
        'where people reach the portal: what links in mails begin with, and what search engines and link previews are told',
      check: isOrigin,
      allowed: publicUrlAllowed,
      fallback: null,
      usual: 'HOST and PORT in mails; pages name no whole address, except on this computer',
    }),
    drainSeconds: reader.number({
      name: 'DRAIN_SECONDS',
      meaning: 'how long requests are still taken after /readyz has begun to refuse',
      from: 0,
      to: 300,
      fallback: 0,
    }),
    requestsPerMinute: reader.number({
      name: 'REQUESTS_PER_MINUTE',
      meaning: 'calls a minute and address, and twenty times as many files and pages; 0 is no limit',
      from: 0,
      to: 1_000_000,
      fallback: 600,
    }),
    maxConnections: reader.number({
      name: 'MAX_CONNECTIONS',
      meaning:
        'connections held at once, those of the live channel included; 0 is as many as the process has files for',
      usual: 'half of the files that the process may have open, after a reserve for the database',
      from: 0,
      to: 1_000_000,
      fallback: 0,
    }),
    maxConnectionsOfNetwork: reader.number({
      name: 'MAX_CONNECTIONS_OF_NETWORK',
      meaning:
        'connections held at once by one network, an address or the first 64 bits of an IPv6 one; 0 is a share of all',
      usual: 'a quarter of all connections; all of them where TRUST_PROXY names a proxy, whose address they come from',
      from: 0,
      to: 1_000_000,
      fallback: 0,
    }),
    securityContact: reader.text({
      name: 'SECURITY_CONTACT',
      meaning: 'where people report a weakness: what /.well-known/security.txt names',
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
