import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { type Country, type CountryCode, countryCodes } from '@riderbell/domain/countries/country.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import {
  type CloudRegion,
  cloudRegionOf,
  cloudRegions,
  type GeolocatorRegion,
  geolocatorRegions,
} from '@riderbell/domain/countries/regions.ts';
import {
  allowedPaymentMethods,
  isSelectablePaymentMethod,
  paymentMethods,
  type SelectablePaymentMethod,
} from '@riderbell/domain/payments/payment-methods.ts';
import { type Environment, environments } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';
import { isHostName } from './host-name.ts';

/** The settings that define the country of a deployment (specification §1, Deployment settings). */
export interface DeploymentSettings {
  country: CountryCode;
  currency: CurrencyCode;
  phonePrefix: string;
  /** IANA name. */
  timeZone: string;
  languages: readonly Language[];
  defaultLanguage: Language;
  defaultPaymentMethod: SelectablePaymentMethod;
  cardPaymentType: Country['payment']['cardType'];
  minimumEtaMinutes: number;
  registrationType: 'NPV' | 'PV';
  regions: readonly CloudRegion[];
  geolocatorRegion: GeolocatorRegion;
  /** The host of the calls if they have another origin than the page, else null. */
  apiHost: string | null;
}

export function readEnvironment(reader: SettingReader): Environment {
  reader.part('Deployment');
  return reader.oneOf({
    name: 'ENVIRONMENT',
    meaning: 'the stage: sandbox, staging or production',
    choices: environments,
    fallback: 'san',
  });
}

export function readDeploymentSettings(reader: SettingReader): DeploymentSettings {
  reader.part('Deployment');
  const code = reader.oneOf({
    name: 'COUNTRY',
    meaning: 'the country of the deployment, which defines currency, prices, limits and rules',
    choices: countryCodes,
    fallback: 'TH',
  });
  const country = countryOf(code);
  // While the country is wrong, settings that depend on it are not reported, because they may be right for the intended one.
  const known = !reader.isWrong('COUNTRY');
  return {
    country: code,
    currency: readCurrency(reader, country, known),
    phonePrefix: reader.oneOf({
      name: 'PHONE_PREFIX',
      meaning: 'the prefix of the country’s phone numbers',
      choices: known ? [country.phonePrefix] : countryCodes.map((each) => countryOf(each).phonePrefix),
      fallback: country.phonePrefix,
      usual: 'the country’s own, and no other',
    }),
    timeZone: reader.oneOf({
      name: 'TIME_ZONE',
      meaning: 'the time zone of displayed times and of service hours',
      choices: known ? zonesOf(country) : countryCodes.flatMap((each) => zonesOf(countryOf(each))),
      fallback: country.timeZone,
      usual: 'the country’s, or that of its largest city',
    }),
    ...readLanguages(reader, country),
    ...readPayment(reader, country, known),
    minimumEtaMinutes: reader.number({
      name: 'MINIMUM_ETA_MINUTES',
      meaning: 'the earliest time, in minutes, for which a rider is promised or a collection can be scheduled',
      from: 1,
      to: 240,
      fallback: country.minimumEtaMinutes,
      usual: 'the country’s own',
    }),
    registrationType: reader.oneOf({
      name: 'REGISTRATION_TYPE',
      meaning: 'how new vendors are registered',
      choices: ['NPV', 'PV'],
      fallback: 'NPV',
    }),
    ...readPlaces(reader, country),
  };
}

/** Reads the country's currency, by its code or by the last word of its English name, as in the specification's example: BAHT. */
function readCurrency(reader: SettingReader, country: Country, known: boolean): CurrencyCode {
  const own = country.currency;
  const word = new Intl.DisplayNames('en', { type: 'currency' }).of(own)?.split(' ').at(-1)?.toUpperCase() ?? own;
  reader.text({
    name: 'CURRENCY',
    meaning: 'the currency of all amounts',
    check: (value) => (known ? value === own || value === word : /^[A-Z]{3,10}$/.test(value)),
    allowed: `${own} or ${word}: the one of the country`,
    fallback: own,
    usual: 'the country’s own, and no other',
  });
  return own;
}

const zonesOf = ({ timeZone, otherTimeZones }: Country): readonly string[] => [timeZone, ...otherTimeZones];

function readLanguages(
  reader: SettingReader,
  country: Country,
): Pick<DeploymentSettings, 'languages' | 'defaultLanguage'> {
  const offered = reader.someOf({
    name: 'LANGUAGES',
    meaning: 'the languages offered',
    choices: languages,
    fallback: country.languages,
    usual: 'the country’s',
  });
  const usual = offered.includes(country.defaultLanguage) ? country.defaultLanguage : offered[0];
  const defaultLanguage = reader.oneOf({
    name: 'DEFAULT_LANGUAGE',
    meaning: 'the language for people whose own language is not offered',
    choices: offered,
    fallback: usual ?? country.defaultLanguage,
    usual: 'the country’s, or the first offered',
  });
  return { languages: offered, defaultLanguage };
}

function readPayment(
  reader: SettingReader,
  country: Country,
  known: boolean,
): Pick<DeploymentSettings, 'defaultPaymentMethod' | 'cardPaymentType'> {
  const allowed = allowedPaymentMethods(country.payment.allowed, null, { payAtPickup: true });
  return {
    defaultPaymentMethod: reader.oneOf({
      name: 'DEFAULT_PAYMENT_METHOD',
      meaning: 'the payment method that is preselected in the order form',
      choices: known ? allowed : paymentMethods.filter(isSelectablePaymentMethod),
      fallback: country.payment.default,
      usual: 'the country’s',
    }),
    cardPaymentType: reader.oneOf({
      name: 'CARD_PAYMENT_TYPE',
      meaning: 'the kind of card payment',
      choices: ['generic_creditcard', 'cybersource_creditcard'],
      fallback: country.payment.cardType,
      usual: 'the country’s',
    }),
  };
}

function readPlaces(
  reader: SettingReader,
  country: Country,
): Pick<DeploymentSettings, 'regions' | 'geolocatorRegion' | 'apiHost'> {
  return {
    regions: reader.someOf({
      name: 'REGION',
      meaning: 'the cloud regions of the deployment; the first one selects the nearer help centre service',
      choices: cloudRegions,
      fallback: [cloudRegionOf(country.geolocatorRegion)],
      usual: 'ap-southeast-1 in Asia, eu-west-1 elsewhere',
    }),
    geolocatorRegion: reader.oneOf({
      name: 'GEOLOCATOR_REGION',
      meaning: 'the region of the geocoder: selects GEOCODER_ASIA_URL or GEOCODER_EUROPE_URL',
      choices: geolocatorRegions,
      fallback: country.geolocatorRegion,
      usual: 'by country',
    }),
    apiHost: reader.text({
      name: 'API_HOST',
      meaning: 'the host of the calls in a split deployment: {country}.{environment}.{host}',
      check: isHostName,
      allowed: 'a host name, optionally with a port, for example riderbell.example',
      fallback: null,
      usual: 'the origin of the page',
    }),
  };
}
