/** Builds addresses from Photon's properties of a place (GeocodeJSON). */
import { countryOf, isCountryCode } from '@riderbell/domain/countries/countries.ts';
import { joinLines } from './address-lines.ts';
import { type JsonRecord, lineOf } from './read-json.ts';

export interface PhotonAddress {
  readonly text: string;
  readonly city: string;
  readonly suburb: string;
  readonly postalCode: string;
  readonly building: string;
  readonly number: string;
  /** ISO 3166-1 alpha-2, upper case; empty if it is missing. */
  readonly country: string;
}

/** For example "BTS Asok, Sukhumvit Rd, Watthana, Bangkok, 10110". It omits the country, because a deployment has only one. */
export function photonAddress(properties: JsonRecord): PhotonAddress {
  const of = (key: string): string => lineOf(properties[key]);
  const country = of('countrycode').toUpperCase();
  const [name, number, kind] = [of('name'), of('housenumber'), of('type')];
  const street = of('street') || (kind === 'street' ? name : '');
  const isTown = kind === 'city' || kind === 'county' || kind === 'state';
  const city = of('city') || (isTown ? name : '') || of('county') || of('state');
  const suburb = of('district') || of('locality') || (kind === 'district' || kind === 'locality' ? name : '');
  const numberLast = isCountryCode(country) && countryOf(country).houseNumber === 'after-street';
  const door = (numberLast ? [street, number] : [number, street]).filter((part) => part !== '').join(' ');
  const lines = [name === street ? '' : name, street === '' ? number : door, suburb, city, of('postcode')];
  return {
    text: joinLines(lines),
    city,
    suburb,
    postalCode: of('postcode'),
    building: kind === 'house' || kind === 'other' || kind === '' ? buildingOf(name, street) : '',
    number,
    country,
  };
}

const buildingOf = (name: string, street: string): string => (name === street ? '' : name);
