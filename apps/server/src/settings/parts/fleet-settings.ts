import { topSpeedKmh } from '@riderbell/domain/fleet/position-rules.ts';
import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';
import { isServiceAddress, serviceAddressAllowed } from './service-address.ts';

/** Who carries the orders. */
export interface FleetSettings {
  kind: 'simulated' | 'external' | 'none';
  /** How many times faster than life the simulated riders move. */
  speed: number;
  /** null for the other kinds. */
  external: ExternalFleetSettings | null;
}

export interface ExternalFleetSettings {
  /** Without a slash at the end. */
  url: string;
  /** The first signs what is sent; each of them opens what is received. */
  secrets: readonly [string, ...string[]];
  timeoutSeconds: number;
  topSpeedKmh: number;
}

export function readFleetSettings(reader: SettingReader, environment: Environment): FleetSettings {
  const kind = reader.oneOf({
    name: 'FLEET',
    meaning: 'who carries the orders: the demo’s riders, a courier system outside (docs/fleet-api.md), or nobody',
    choices: ['simulated', 'external', 'none'],
    // Nobody's real order may be carried by a rider who does not exist.
    fallback: reader.demo && environment === 'san' ? 'simulated' : 'none',
    usual: reader.demo ? 'none in stg and in prd' : 'with npm start simulated in san',
  });
  if (kind === 'simulated') reader.demoOnly('FLEET', 'external or none');
  const speed = reader.number({
    name: 'FLEET_SPEED',
    meaning: 'how many times faster than life simulated riders move',
    from: 0.1,
    to: 1000,
    whole: false,
    fallback: 8,
  });
  return { kind, speed, external: readExternal(reader, kind === 'external') };
}

/** Who carries the orders, as the server says it at its start. */
export function ridersOf({ kind, speed, external }: FleetSettings): string {
  if (kind === 'none') return 'none (FLEET=none)';
  if (external !== null) return `of the courier system at ${new URL(external.url).host}`;
  return speed === 1 ? 'simulated, as fast as life' : `simulated, at ${speed} times the speed of life`;
}

const secretsAllowed =
  'one to five, separated by commas, each of at least 32 letters, digits or -._~+/=; required with FLEET=external';

function readExternal(reader: SettingReader, needed: boolean): ExternalFleetSettings | null {
  const urlAllowed = `${serviceAddressAllowed}; required with FLEET=external`;
  const url = reader.text({
    name: 'FLEET_URL',
    meaning: 'where the courier system takes orders',
    check: isServiceAddress,
    allowed: urlAllowed,
    fallback: null,
  });
  const given = reader.secret({
    name: 'FLEET_SECRETS',
    meaning: 'shared with the courier system: the first signs what is sent, each of them what is received',
    check: (text) => secretsOf(text) !== null,
    allowed: secretsAllowed,
  });
  const timeoutSeconds = reader.number({
    name: 'FLEET_TIMEOUT_SECONDS',
    meaning: 'how long the courier system may take to answer before it is asked again',
    from: 1,
    to: 30,
    fallback: 10,
  });
  const fastest = reader.number({
    name: 'FLEET_TOP_SPEED_KMH',
    meaning:
      'a rider of the courier system that seems to move faster has jumped, and is shown there once a second report agrees',
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

/** null for what is not allowed. */
function secretsOf(text: string): [string, ...string[]] | null {
  const [first, ...others] = text.split(',').map((part) => part.trim());
  if (first === undefined || others.length > 4) return null;
  return [first, ...others].every((secret) => /^[\w.~+/=-]{32,200}$/.test(secret)) ? [first, ...others] : null;
}
