import type { SettingReader } from '../setting-reader.ts';
import { isServiceAddress } from './service-address.ts';

/** The receiver of analytics events; null keeps them on the device. */
export type AnalyticsSettings = { host: string; key: string } | null;

const hostAllowed = 'an https origin, for example https://eu.i.posthog.com; required with a provider';
const keyAllowed = 'letters, digits, - and _; required with a provider';

export function readAnalyticsSettings(reader: SettingReader): AnalyticsSettings {
  reader.part('Analytics');
  const provider = reader.oneOf({
    name: 'ANALYTICS_PROVIDER',
    meaning: 'the provider that receives analytics events of visitors who agreed; docs/analytics.md',
    choices: ['none', 'posthog'],
    fallback: 'none',
  });
  const host = reader.text({
    name: 'ANALYTICS_HOST',
    meaning: 'the address to which events are sent',
    check: (text) => isServiceAddress(text) && URL.parse(text)?.origin === text,
    allowed: hostAllowed,
    fallback: null,
  });
  const key = reader.text({
    name: 'ANALYTICS_KEY',
    meaning: 'the project’s public key at the provider; every visitor can read it',
    check: (text) => /^[\w-]{1,200}$/.test(text),
    allowed: keyAllowed,
    fallback: null,
  });
  if (provider === 'none') return null;
  if (!reader.has('ANALYTICS_HOST')) reader.fault('ANALYTICS_HOST', hostAllowed);
  if (!reader.has('ANALYTICS_KEY')) reader.fault('ANALYTICS_KEY', keyAllowed);
  return host === null || key === null ? null : { host, key };
}
