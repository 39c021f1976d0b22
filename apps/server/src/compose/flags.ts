import type { Logger } from 'pino';
import { openFlags, type OpenFlags } from '../adapters/flags/open-feature-flags.ts';
import type { Settings } from '../settings/settings.ts';

/** Opens the configured flags. @throws WrongFlagFile */
export async function composeFlags(settings: Settings, log: Logger): Promise<OpenFlags> {
  const { flags, deployment, brands, environment } = settings;
  const facts = { country: deployment.country, brand: brands.brand.id, environment };
  return openFlags({ ...flags, facts, log });
}
