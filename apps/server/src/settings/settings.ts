import type { Environment } from './environment.ts';
import type { AnalyticsSettings } from './parts/analytics-settings.ts';
import type { BrandSettings } from './parts/brand-settings.ts';
import type { DataSettings } from './parts/data-settings.ts';
import type { DeliverySettings } from './parts/delivery-settings.ts';
import type { DemoSettings } from './parts/demo-settings.ts';
import type { DeploymentSettings } from './parts/deployment-settings.ts';
import type { DevelopmentSettings } from './parts/development-settings.ts';
import type { GodroidSettings } from './parts/godroid-settings.ts';
import type { GuestSettings } from './parts/guest-settings.ts';
import type { HelpCentreSettings } from './parts/help-centre-settings.ts';
import type { FlagSettings } from './parts/flag-settings.ts';
import type { HttpSettings } from './parts/http-settings.ts';
import type { IdentitySettings } from './parts/identity-settings.ts';
import type { LinkSettings } from './parts/link-settings.ts';
import type { LogSettings } from './parts/log-settings.ts';
import type { MailSettings } from './parts/mail-settings.ts';
import type { MapSettings } from './parts/map-settings.ts';
import type { OperatorSettings } from './parts/operator-settings.ts';
import type { PlacesSettings } from './parts/places-settings.ts';
import type { Role } from './parts/role-settings.ts';
import type { TeamSettings } from './parts/team-settings.ts';
import type { SecretSettings } from './parts/secret-settings.ts';

/** All checked settings; each part is passed only to the code that needs it. */
export interface Settings extends DeliverySettings {
  environment: Environment;
  deployment: DeploymentSettings;
  brands: BrandSettings;
  links: LinkSettings;
  flags: FlagSettings;
  http: HttpSettings;
  log: LogSettings;
  data: DataSettings;
  /** The roles of this process. */
  roles: readonly Role[];
  secrets: SecretSettings;
  identity: IdentitySettings;
  /** null: the portal is not embedded. */
  godroid: GodroidSettings | null;
  guests: GuestSettings;
  team: TeamSettings;
  mail: MailSettings;
  operator: OperatorSettings;
  map: MapSettings;
  places: PlacesSettings;
  helpCentre: HelpCentreSettings;
  analytics: AnalyticsSettings;
  demo: DemoSettings;
  development: DevelopmentSettings;
}
