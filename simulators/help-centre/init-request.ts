/** The body of the init call. */
export interface InitRequest {
  user_id: string;
  email: string;
  guest: boolean;
  name: string;
  brand: string;
  global_entity_id: string;
  country: string;
  locale: string;
  app_version: string;
  verification_token: string;
  bridge: Bridge;
  service_type: string;
}

/** How the page that frames the help centre communicates with it, and the look that it wants. */
export interface Bridge {
  channel: 'post-message';
  brand_name: string;
  /** "#rrggbb" */
  colour: string;
  appearance: 'light' | 'dark';
}

const texts = [
  'user_id',
  'email',
  'name',
  'brand',
  'global_entity_id',
  'country',
  'locale',
  'app_version',
  'verification_token',
  'service_type',
] as const;

/** Returns null when a field is missing or has another type. */
export function readInit(body: unknown): InitRequest | null {
  if (!isRecord(body) || typeof body.guest !== 'boolean') return null;
  const bridge = readBridge(body.bridge);
  if (bridge === null || texts.some((name) => typeof body[name] !== 'string')) return null;
  return { ...(body as unknown as InitRequest), bridge };
}

function readBridge(value: unknown): Bridge | null {
  if (!isRecord(value) || value.channel !== 'post-message') return null;
  const { brand_name: brandName, colour, appearance } = value;
  if (typeof brandName !== 'string' || typeof colour !== 'string' || !/^#[\da-f]{6}$/i.test(colour)) return null;
  if (appearance !== 'light' && appearance !== 'dark') return null;
  return { channel: 'post-message', brand_name: brandName, colour, appearance };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
