import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';

/** Stages of a deployment: sandbox, staging, production (specification §1). */
export const environments = ['san', 'stg', 'prd'] as const;
export type Environment = (typeof environments)[number];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Everything that a start can be told, checked; each part goes to the piece that needs it and to nothing else. */
export interface Settings {
  environment: Environment;
  http: HttpSettings;
  log: { level: LogLevel };
  data: DataSettings;
  deployment: DeploymentSettings;
  secrets: SecretSettings;
  quotes: { lifetimeSeconds: number };
  fleet: FleetSettings;
  proofs: { retentionDays: number };
  /** Template with {z}, {x} and {y}; null is the map of the city data that the server itself keeps. */
  map: { tilesUrl: string | null };
  /** Whether the named demo accounts, vendors and orders are put into the database (decisions: Demo data). */
  demo: { data: boolean };
}

export interface HttpSettings {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Addresses, CIDR ranges or proxy-addr's names of the proxies whose `x-forwarded-*` is believed. */
  trustProxy: readonly string[];
  /** Other origins that may open the live channel, beside the one that serves the page. */
  allowedOrigins: readonly string[];
  /** Requests a minute and address; 0 is no limit. */
  requestsPerMinute: number;
  /** How long requests are still taken after `readyz` has begun to refuse, for a balancer to notice. */
  drainSeconds: number;
}

export interface DataSettings {
  /** Absolute. */
  folder: string;
  /** null is the embedded database in the folder. */
  databaseUrl: string | null;
  redisUrl: string | null;
}

export interface DeploymentSettings {
  country: CountryCode;
  languages: readonly Language[];
  defaultLanguage: Language;
  brand: string;
}

/** null: made at the first start and kept in the data folder. */
export interface SecretSettings {
  token: string | null;
  quote: string | null;
}

export interface FleetSettings {
  kind: 'simulated' | 'none';
  /** How many times faster than life the simulated riders move. */
  speed: number;
}
