import { topSpeedKmh } from '@riderbell/domain/fleet/position-rules.ts';
import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';
import { isServiceAddress, serviceAddressAllowed } from './service-address.ts';

/** The fleet that delivers the orders. */
export interface FleetSettings {
  kind: 'simulated' | 'external' | 'none';
  /** How many times faster than in reality simulated riders move. */
  speed: number;
  /** null for the other kinds. */
  external: ExternalFleetSettings | null;
}

export interface ExternalFleetSettings {
  /** Without a trailing slash. */
  url: string;
  /** The first one signs requests; each of them verifies received ones. */
  secrets: readonly [string, ...string[]];
  timeoutSeconds: number;
  topSpeedKmh: number;
}

export function readFleetSettings(reader: SettingReader, environment: Environment): FleetSettings {
  const kind = reader.oneOf({
    name: 'FLEET',
    meaning:
      'the fleet that delivers the orders: the demo’s riders, an outside courier system (docs/fleet-api.md), or none',
    choices: ['simulated', 'external', 'none'],
    // Real orders must not be given to simulated riders.
    fallback: reader.demo && environment === 'san' ? 'simulated' : 'none',
    usual: reader.demo ? 'none in stg and in prd' : 'with npm start simulated in san',
  });
  if (kind === 'simulated') reader.demoOnly('FLEET', 'external or none');
  const speed = reader.number({
    name: 'FLEET_SPEED',
    meaning: 'how many times faster than in reality simulated riders move',
    from: 0.1,
    to: 1000,
    whole: false,
    fallback: 8,
  });
  return { kind, speed, external: readExternal(reader, kind === 'external') };
}

/** The description of the fleet in the greeting of the server. */
export function ridersOf({ kind, speed, external }: FleetSettings): string {
  if (kind === 'none') return 'none (FLEET=none)';
  if (external !== null) return `of the courier system at ${new URL(external.url).host}`;
  return speed === 1 ? 'simulated, at real speed' : `simulated, at ${speed} times the real speed`;
}

const secretsAllowed =
  'one to five, separated by commas, each of at least 32 letters, digits or -._~+/=; required with FLEET=external';

function readExternal(reader: SettingReader, needed: boolean): ExternalFleetSettings | null {
  const urlAllowed = `${serviceAddressAllowed}; required with FLEET=external`;
  const url = reader.text({
    name: 'FLEET_URL',
    meaning: 'the address of the courier system',
    check: isServiceAddress,
    allowed: urlAllowed,
    fallback: null,
  });
  const given = reader.secret({
    name: 'FLEET_SECRETS',
    meaning:
      'the secrets that are shared with the courier system: the first one signs requests to it, and each one verifies requests from it',
    check: (text) => secretsOf(text) !== null,
    allowed: secretsAllowed,
  });
  const timeoutSeconds = reader.number({
    name: 'FLEET_TIMEOUT_SECONDS',
    meaning: 'how long to wait for an answer of the courier system before a retry',
    from: 1,
    to: 30,
    fallback: 10,
  });
  const fastest = reader.number({
    name: 'FLEET_TOP_SPEED_KMH',
    meaning:
      'the highest plausible speed of a rider; after a faster movement the position is shown when a second report confirms it',
    from: 10,
    to: 1_000_000,
    fallback: topSpeedKmh,
  });
  if (!needed) return null;
  if (!reader.has('FLEET_URL')) reader.fault('FLEET_URL', urlAllowed);
  if (!reader.has('FLEET_SECRETS')) reader.fault('FLEET_SECRETS', secretsAllowed);
  const secrets = given === null ? null : secretsOf(given);
  if (url === null || secrets === null) return null;
  return { url: url.replace(/\/+$/, ''), secrets, timeoutSeconds, topSpeedKmh: fastest };
}

/** Returns null for an invalid value. */
function secretsOf(text: string): [string, ...string[]] | null {
  const [first, ...others] = text.split(',').map((part) => part.trim());
  if (first === undefined || others.length > 4) return null;
  return [first, ...others].every((secret) => /^[\w.~+/=-]{32,200}$/.test(secret)) ? [first, ...others] : null;
}
