import type { Deployment } from '@riderbell/contract/deployment.ts';
import { helpInitAnswer } from '@riderbell/contract/help-centre.ts';
import type { User } from '@riderbell/contract/shapes/session.ts';
import { postToThirdParty } from '@riderbell/web/api/post-to-third-party.ts';
import { frameAddress } from './frame-address.ts';

export type Appearance = 'light' | 'dark';

/** Who asks for help, and the look of their screen. */
export interface HelpScene {
  readonly user: User;
  readonly deployment: Pick<Deployment, 'country' | 'brand_entity' | 'build'>;
  readonly language: string;
  readonly brandName: string;
  /** "#rrggbb" */
  readonly colour: string;
  readonly appearance: Appearance;
}

/** The body of the init call (specification §7); docs/help-centre.md says what each field holds. */
export function initBody({ user, deployment, language, brandName, colour, appearance }: HelpScene, token: string) {
  const { brand_entity: brand, country, build } = deployment;
  return {
    user_id: user.id,
    email: user.email,
    guest: false,
    name: user.name,
    brand,
    global_entity_id: `${brand}_${country}`.toUpperCase(),
    country,
    locale: language,
    app_version: build,
    verification_token: token,
    bridge: { channel: 'post-message', brand_name: brandName, colour, appearance },
    service_type: 'merchant',
  };
}

/** Short, because the merchant looks at an empty frame meanwhile. */
const initTimeout = 10_000;

/**
 * Asks the service for the page to show.
 * @returns the checked address of the page
 * @throws if the service does not answer in time, refuses, or answers anything but an address that the frame may show
 */
export async function callInit(
  { service, pageOrigin, signal }: { service: string; pageOrigin: string; signal: AbortSignal },
  body: ReturnType<typeof initBody>,
): Promise<string> {
  const endpoint = new URL(`${service}/conditions-api/v1/init`, pageOrigin);
  const { url } = helpInitAnswer.parse(await postToThirdParty(endpoint, body, { signal, timeout: initTimeout }));
  const address = frameAddress(url, service, pageOrigin);
  if (address === null) throw new Error('The help center named an address that may not be shown');
  return address;
}
