import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import { digitsOf } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { collectsCash } from '@riderbell/domain/payments/payment-methods.ts';
import * as z from 'zod/mini';
import { apiBase } from '../settings/deployed-country.ts';
import type { Settings } from '../settings/settings.ts';
import type { MapParts, Surroundings } from './surroundings.ts';

/** The data of the deployment in the portal's page, except the brand and the current flags, which are added with each page. */
export type FixedDeployment = Omit<Deployment, 'brand' | 'flags'>;

/** Returns the public part of the settings. */
export function deploymentOf(
  settings: Settings,
  country: Country,
  map: MapParts,
  build: string,
  { account, helpCentreUrl, mailboxUrl }: Pick<Surroundings, 'account' | 'helpCentreUrl' | 'mailboxUrl'>,
): FixedDeployment {
  const { languages, defaultLanguage } = settings.deployment;
  return {
    country: country.code,
    currency: country.currency,
    currency_digits: digitsOf(country.currency),
    phone_prefix: country.phonePrefix,
    time_zone: country.timeZone,
    languages: [...languages],
    default_language: defaultLanguage,
    brand_entity: settings.brands.brand.id,
    brands: settings.demo.data ? settings.brands.brands.map(({ id, name }) => ({ id, name })) : null,
    registration_type: settings.deployment.registrationType,
    environment: settings.environment,
    build,
    api_base: apiBase(settings),
    map: {
      tiles_url: map.tilesUrl,
      tiles_zoom: map.tilesZoom,
      attribution: map.attribution,
      centre: { latitude: country.centre.latitude, longitude: country.centre.longitude },
    },
    rules: {
      unit_number_required: country.unitNumberRequired,
      amount_required: country.amount.required,
      minimum_amount: decimalOf(country, country.amount.minimum) ?? 0,
      minimum_eta_minutes: country.minimumEtaMinutes,
      no_rider_alert_minutes: settings.tracking.noRiderAlertMinutes,
      distance_limit_metres: country.distanceLimit.metres,
      weight_limit_kg: country.weightLimitKg.value,
      item_value_ceiling: decimalOf(country, country.prohibited.valueCeiling),
      default_payment_method: country.payment.default,
      card_payment_type: country.payment.cardType,
      cash_on_delivery: country.payment.allowed.split('|').some(collectsCash),
    },
    prices: pricesOf(country),
    faq_distance: {
      put: country.faq.distance.put,
      from_metres: country.faq.distance.put === 'between' ? country.faq.distance.fromMetres : null,
    },
    prohibited_items: [...country.prohibited.items],
    terms_url: country.terms === 'link' ? linkOf(settings.links.termsUrl, country) : null,
    partner_url: linkOf(settings.links.partnerUrl, country),
    help_centre_url: helpCentreUrl ?? settings.helpCentre.serviceUrl,
    tracking_link_hours: settings.tracking.linkHours,
    analytics: settings.analytics,
    identity_provider: settings.identity.kind === 'oidc' ? { name: settings.identity.name } : null,
    mailbox_url: mailboxUrl ?? null,
    demo: account ? { email: account.email, password: account.password } : null,
  };
}

function decimalOf({ currency }: Country, minor: number | null): number | null {
  return minor === null ? null : fromMinor(minor, currency);
}

function linkOf(template: string | null, { code }: Country): string | null {
  return template?.replaceAll('{country}', code.toLowerCase()) ?? null;
}

function pricesOf({ fees, faq, currency }: Country): Deployment['prices'] {
  const { typicalPrice } = faq;
  return {
    base: fromMinor(fees.base, currency),
    per_kilometre: fromMinor(fees.perKilometre, currency),
    included_kilometres: fees.includedMetres / 1000,
    cash_surcharge: fromMinor(fees.cashSurcharge, currency),
    cities: fees.cities.map(({ names, includedMetres }) => ({
      name: names[0] ?? '',
      included_kilometres: includedMetres / 1000,
    })),
    typical: typicalPrice && {
      from: fromMinor(typicalPrice.from, currency),
      to: fromMinor(typicalPrice.to, currency),
    },
  };
}

const manifest = z.object({ build: z.string() });

/** The id of the portal's build, with which an open page compares itself; null if the portal was not built. */
export async function builtPortal(portalFolder: string): Promise<string | null> {
  const path = join(portalFolder, 'asset-manifest.json');
  if (!existsSync(path)) return null;
  return manifest.parse(JSON.parse(await readFile(path, 'utf8'))).build;
}
