import { readAnalyticsSettings } from './parts/analytics-settings.ts';
import { readBrandSettings, type BrandSettings } from './parts/brand-settings.ts';
import { readDataSettings } from './parts/data-settings.ts';
import { readDeliverySettings } from './parts/delivery-settings.ts';
import { readDemoSettings } from './parts/demo-settings.ts';
import { readDeploymentSettings, readEnvironment } from './parts/deployment-settings.ts';
import { readDevelopmentSettings } from './parts/development-settings.ts';
import { readGodroidSettings } from './parts/godroid-settings.ts';
import { readGuestSettings } from './parts/guest-settings.ts';
import { readHelpCentreSettings } from './parts/help-centre-settings.ts';
import { readFlagSettings } from './parts/flag-settings.ts';
import { readHttpSettings } from './parts/http-settings.ts';
import { readIdentitySettings } from './parts/identity-settings.ts';
import { readLinkSettings } from './parts/link-settings.ts';
import { readLogSettings } from './parts/log-settings.ts';
import { readMailSettings } from './parts/mail-settings.ts';
import { readMapSettings } from './parts/map-settings.ts';
import { readOperatorSettings } from './parts/operator-settings.ts';
import { readPlacesSettings } from './parts/places-settings.ts';
import { readTeamSettings } from './parts/team-settings.ts';
import { readRoles } from './parts/role-settings.ts';
import { readSecretSettings } from './parts/secret-settings.ts';
import { SettingReader, type DescribedSetting, type SettingFault, type Source } from './setting-reader.ts';
import type { Settings } from './settings.ts';

/**
 * Reads and checks the settings. Absent settings have the defaults of a newcomer's start; wrong ones are never replaced by a default.
 * @param source the environment's variables
 * @param workingFolder the folder to which relative paths refer
 * @param demo whether the demo starts, which supports more values than the server alone
 * @throws WrongSettings with every wrong setting, its value and what is allowed
 */
export function readSettings(source: Source, workingFolder: string, { demo = false } = {}): Settings {
  const reader = new SettingReader(source, demo);
  const { brands, ...settings } = readAll(reader, workingFolder);
  reader.done();
  if (brands === null) throw new Error('There is no brand, although no setting is wrong');
  return { ...settings, brands };
}

/** Returns every setting with its allowed values, current value and default, and all faults. */
export function describeSettings(
  source: Source,
  workingFolder: string,
  { demo = false } = {},
): { settings: readonly DescribedSetting[]; faults: readonly SettingFault[] } {
  const reader = new SettingReader(source, demo);
  readAll(reader, workingFolder);
  return reader;
}

/** `brands` is null after a fault. */
type ReadSettings = Omit<Settings, 'brands'> & { brands: BrandSettings | null };

/** There is a file in `parts` for each heading; the explanation has the same order. */
function readAll(reader: SettingReader, workingFolder: string): ReadSettings {
  const environment = readEnvironment(reader);
  const deployment = readDeploymentSettings(reader);
  const brands = readBrandSettings(reader, deployment.country, workingFolder);
  const links = readLinkSettings(reader);
  const flags = readFlagSettings(reader, workingFolder);
  const http = readHttpSettings(reader, environment);
  const log = readLogSettings(reader, environment);
  const data = readDataSettings(reader, workingFolder);
  const roles = readRoles(reader, { isEmbedded: data.databaseUrl === null, publicUrl: http.publicUrl });
  const secrets = readSecretSettings(reader, environment);
  const identity = readIdentitySettings(reader, environment);
  const godroid = readGodroidSettings(reader);
  const guests = readGuestSettings(reader);
  const team = readTeamSettings(reader);
  const mail = readMailSettings(reader, environment);
  const operator = readOperatorSettings(reader);
  const deliveries = readDeliverySettings(reader, environment, deployment.country, workingFolder);
  const map = readMapSettings(reader);
  const region = reader.isWrong('GEOLOCATOR_REGION') ? null : deployment.geolocatorRegion;
  const places = readPlacesSettings(reader, region);
  const helpCentre = readHelpCentreSettings(reader, environment, deployment.regions[0]);
  const analytics = readAnalyticsSettings(reader);
  const demo = readDemoSettings(reader, environment, data.databaseUrl === null);
  const development = readDevelopmentSettings(reader, environment);
  return {
    environment,
    deployment,
    brands,
    links,
    flags,
    http,
    log,
    data,
    roles,
    secrets,
    identity,
    godroid,
    guests,
    team,
    mail,
    operator,
    ...deliveries,
    map,
    places,
    helpCentre,
    analytics,
    demo,
    development,
  };
}
