import type { CloudRegion } from '@riderbell/domain/countries/regions.ts';
import { type HelpCentreService, helpCentreServiceOf } from '@riderbell/domain/help/help-centre-service.ts';
import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';
import { isServiceAddress, serviceAddressAllowed } from './service-address.ts';

/** The help centre (specification §7). */
export interface HelpCentreSettings {
  kind: 'simulated' | 'service' | 'none';
  /** The service of the deployment's region, without a trailing slash; null for the other kinds. */
  serviceUrl: string | null;
  /** Signs the tokens and is shared with the service; null: created at the first start and stored in the data folder. */
  secret: string | null;
}

const urlNames = { EU: 'HELP_CENTRE_EU_URL', AP: 'HELP_CENTRE_AP_URL' } as const;

/** @param region the first region of the deployment, which selects the service */
export function readHelpCentreSettings(
  reader: SettingReader,
  environment: Environment,
  region: CloudRegion | undefined,
): HelpCentreSettings {
  reader.part('Help centre');
  const kind = reader.oneOf({
    name: 'HELP_CENTRE',
    meaning: 'the help centre: the demo’s stand-in, the real service, or none',
    choices: ['simulated', 'service', 'none'],
    // A stand-in answers real merchants only if configured.
    fallback: reader.demo && environment === 'san' ? 'simulated' : 'none',
    usual: reader.demo ? 'none in stg and in prd' : 'with npm start simulated in san',
  });
  if (kind === 'simulated') reader.demoOnly('HELP_CENTRE', 'service or none');
  const urls: Record<HelpCentreService, string | null> = {
    EU: readUrl(reader, 'EU', 'the service for regions in Europe'),
    AP: readUrl(reader, 'AP', 'the service for regions in Asia-Pacific'),
  };
  const secretAllowed = 'at least 32 characters; required with HELP_CENTRE=service';
  const secret = reader.secret({
    name: 'HELP_CENTRE_SECRET',
    meaning: 'the secret that signs the tokens for the help centre and is shared with it',
    check: (text) => text.length >= 32,
    allowed: secretAllowed,
  });
  if (kind !== 'service') return { kind, serviceUrl: null, secret };
  if (!reader.has('HELP_CENTRE_SECRET')) reader.fault('HELP_CENTRE_SECRET', secretAllowed);
  // The service is unknown while the region is wrong.
  if (region === undefined || reader.isWrong('REGION')) return { kind, serviceUrl: null, secret };
  const service = helpCentreServiceOf(region);
  const name = urlNames[service];
  if (!reader.has(name)) reader.fault(name, `${serviceAddressAllowed}; required with HELP_CENTRE=service in ${region}`);
  return { kind, serviceUrl: urls[service]?.replace(/\/+$/, '') ?? null, secret };
}

function readUrl(reader: SettingReader, service: HelpCentreService, meaning: string): string | null {
  return reader.text({
    name: urlNames[service],
    meaning,
    check: isServiceAddress,
    allowed: serviceAddressAllowed,
    fallback: null,
  });
}
