import { countryOf } from '@riderbell/domain/countries/countries.ts';
import type { Country, CountryCode } from '@riderbell/domain/countries/country.ts';
import { toMinor } from '@riderbell/domain/countries/money.ts';
import { cities } from './cities/cities.ts';
import type { City, CityPlace } from './cities/city.ts';
import { demoBaskets, demoCustomers } from './demo-customers.ts';
import { demoRiders } from './demo-riders.ts';
import { demoVendors } from './demo-vendors.ts';
import type { WorldRider, WorldVendor } from './world.ts';

/** The demo's people and places in one country, from which its orders are generated. */
export interface DemoScene {
  readonly country: Country;
  readonly vendors: readonly WorldVendor[];
  readonly customers: readonly DemoCustomer[];
  /** `amount` is in minor units. */
  readonly baskets: readonly { readonly description: string; readonly amount: number }[];
  readonly riders: readonly WorldRider[];
}

export interface DemoCustomer {
  readonly name: string;
  readonly phone: string;
  readonly unit: string;
  readonly building: string;
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly notes: string;
}

/** The scene of a country: Bangkok for Thailand, elsewhere the same roaster moved to the country's city. */
export function demoScene(code: CountryCode): DemoScene {
  const country = countryOf(code);
  if (code === 'TH') return bangkok(country);
  const city = cities[code];
  return {
    country,
    vendors: demoVendors.map((vendor, index) => movedVendor(vendor, placeAt(city, index), city, country)),
    customers: customersOf(city, country),
    baskets: basketsOf(city, country),
    riders: demoRiders.map((rider, index) => ({
      ...rider,
      name: personAt(city, index + 3, index),
      phone: phoneAt(city, 101 + index),
    })),
  };
}

/** A rider of the simulated fleet with a name and number of the country, chosen by its index in the roster. */
export function localRider<Rider extends { readonly name: string; readonly phone: string }>(
  rider: Rider,
  index: number,
  code: CountryCode,
): Rider {
  if (code === 'TH') return rider;
  const city = cities[code];
  return {
    ...rider,
    name: personAt(city, index + 3, index + Math.floor(index / 8)),
    phone: phoneAt(city, 101 + index),
  };
}

function bangkok(country: Country): DemoScene {
  return {
    country,
    vendors: demoVendors,
    customers: demoCustomers.map(([name, unit, building, text, latitude, longitude, notes]) => {
      return { name, phone: '+66800000', unit, building, text, latitude, longitude, notes };
    }),
    baskets: demoBaskets.map(([description, baht]) => ({ description, amount: baht * 100 })),
    riders: demoRiders,
  };
}

/** The first place is the roastery's; outlets are named after their districts. */
function movedVendor(vendor: WorldVendor, place: CityPlace, city: City, { code, currency, city: cityName }: Country) {
  const [district, street, postalCode, latitude, longitude] = place;
  const { coordinates, unit, building, riderInstructions } = vendor.location;
  // Few streets have house numbers of four digits like Bangkok's.
  const streetNumber = vendor.location.streetNumber && String(Number(vendor.location.streetNumber) % 90);
  return {
    ...vendor,
    name: vendor.parentId === null ? vendor.name : `Baan Coffee ${district}`,
    currency,
    phone: phoneAt(city, Number(vendor.phone.slice(-3))),
    location: {
      addressText: addressText(city, { number: streetNumber, place, cityName }),
      coordinates: coordinates && { latitude, longitude },
      street,
      streetNumber,
      postalCode,
      city: cityName,
      countryCode: code,
      unit,
      building: building === '' ? '' : `${district} Court`,
      riderInstructions,
    },
  };
}

const notes = ['', 'Please ring twice', '', 'Leave it at the reception', 'Blue door beside the bakery', ''] as const;

/** Two doors in each street of the city, at some distance from a collection point in the same street. */
function customersOf(city: City, { city: cityName }: Country): readonly DemoCustomer[] {
  return [0, 1].flatMap((side) =>
    city.places.map((place, index): DemoCustomer => {
      const [district, , , latitude, longitude] = place;
      const door = index + side * city.places.length;
      const number = String(7 + ((door * 17) % 90));
      return {
        name: personAt(city, door, door + side),
        phone: city.phone,
        unit: `${2 + (door % 9)}-${String(1 + ((door * 7) % 24)).padStart(2, '0')}`,
        building: door % 3 === 0 ? `${district} House` : '',
        text: addressText(city, { number, place, cityName }),
        // A degree is 111 km, so doors are 150 to 250 m from the street's point.
        latitude: rounded(latitude + (side === 0 ? 0.0014 : -0.0012)),
        longitude: rounded(longitude + (index % 2 === 0 ? 0.0011 : -0.0016)),
        notes: notes[door % notes.length] ?? '',
      };
    }),
  );
}

/** The orders of Bangkok without Thai descriptions, at prices in proportion to a cup of coffee here. */
function basketsOf({ cup }: City, { currency }: Country): DemoScene['baskets'] {
  const cupInBaht = 90;
  const step = [1000, 100, 10, 1].find((from) => cup >= from) ?? 0.1;
  return demoBaskets.flatMap(([description, baht]) => {
    if (/[\u0E00-\u0E7F]/.test(description)) return [];
    const price = Math.round((baht / cupInBaht) * (cup / step) * 2) * (step / 2);
    return [{ description, amount: toMinor(Number(price.toFixed(2)), currency) ?? 0 }];
  });
}

interface Address {
  readonly number: string;
  readonly place: CityPlace;
  readonly cityName: string;
}

function addressText({ first }: City, { number, place, cityName }: Address): string {
  const [district, street, postalCode] = place;
  const door = first === 'number' ? `${number} ${street}` : `${street} ${number}`;
  const town = first === 'number' ? `${cityName} ${postalCode}` : `${postalCode} ${cityName}`;
  return [door.trim(), district, town.trim()].filter((part) => part !== '').join(', ');
}

function placeAt({ places }: City, index: number): CityPlace {
  return places[index % places.length] ?? places[0];
}

function personAt({ given, family }: City, first: number, last: number): string {
  return `${given[first % given.length] ?? ''} ${family[last % family.length] ?? ''}`;
}

function phoneAt({ phone }: City, number: number): string {
  return phone + String(number).padStart(3, '0');
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
