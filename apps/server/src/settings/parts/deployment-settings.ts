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

/** What fixes one start to one country (specification §1, Deployment settings). */
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
  /** The host of calls that are on another origin than the page; null is the same one. */
  apiHost: string | null;
}

export function readEnvironment(reader: SettingReader): Environment {
  reader.part('Deployment');
  return reader.oneOf({
    name: 'ENVIRONMENT',
    meaning: 'sandbox, staging or production',
    choices: environments,
    fallback: 'san',
  });
}

export function readDeploymentSettings(reader: SettingReader): DeploymentSettings {
  reader.part('Deployment');
  const code = reader.oneOf({
    name: 'COUNTRY',
    meaning: 'the country of the deployment: currency, prices, limits, rules',
    choices: countryCodes,
    fallback: 'TH',
  });
  const country = countryOf(code);
  // What belongs to a country is not called wrong because the country is: it may well be right for the one that was meant.
  const known = !reader.isWrong('COUNTRY');
  return {
    country: code,
    currency: readCurrency(reader, country, known),
    phonePrefix: reader.oneOf({
      name: 'PHONE_PREFIX',
      meaning: 'what phone numbers of the country begin with',
      choices: known ? [country.phonePrefix] : countryCodes.map((each) => countryOf(each).phonePrefix),
      fallback: country.phonePrefix,
      usual: 'the country’s own, and no other',
    }),
    timeZone: reader.oneOf({
      name: 'TIME_ZONE',
      meaning: 'the zone of all times that are shown, and of service hours',
      choices: known ? zonesOf(country) : countryCodes.flatMap((each) => zonesOf(countryOf(each))),
      fallback: country.timeZone,
      usual: 'the country’s, or that of its largest city',
    }),
    ...readLanguages(reader, country),
    ...readPayment(reader, country, known),
    minimumEtaMinutes: reader.number({
      name: 'MINIMUM_ETA_MINUTES',
      meaning: 'no rider is promised sooner, no collection scheduled earlier',
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

/** The country's own, by its code or by the last word of its English name, as in the specification's example: BAHT. */
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
    meaning: 'the language of somebody whose own is not offered',
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
      meaning: 'the payment method that an order form begins with',
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
      meaning: 'the cloud regions used; the first says which help centre service is nearer',
      choices: cloudRegions,
      fallback: [cloudRegionOf(country.geolocatorRegion)],
      usual: 'ap-southeast-1 in Asia, eu-west-1 elsewhere',
    }),
    geolocatorRegion: reader.oneOf({
      name: 'GEOLOCATOR_REGION',
      meaning: 'where places are looked up: which of GEOCODER_ASIA_URL and GEOCODER_EUROPE_URL is asked',
      choices: geolocatorRegions,
      fallback: country.geolocatorRegion,
      usual: 'by country',
    }),
    apiHost: reader.text({
      name: 'API_HOST',
      meaning: 'the host of the calls in a split deployment: {country}.{environment}.{host}',
      check: isHostName,
      allowed: 'a host name, with a port if need be, for example riderbell.example',
      fallback: null,
      usual: 'the origin of the page',
    }),
  };
}
