import { callerId, type Principal } from '@riderbell/domain/access/principal.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { detailsOf, geocoderFor } from './choose-geocoder.ts';
import type { PlacesNeeds } from './ports.ts';
import { withinTime } from './within-time.ts';

/** Longer than for a person who is typing: the rows of a workbook are checked in the background. */
const timeoutMs = 5000;

export type LocatedAddress = Coordinates & { readonly address: string };

/** Null if no place is found or the provider does not answer. */
export type Locator = (address: string) => Promise<LocatedAddress | null>;

/**
 * Finds the places of many addresses that were typed without choosing a suggestion, near a point: the first suggestion of the search for
 * the whole text, else for the text without the house number at its beginning. The same text is searched once.
 */
export function locatorOf(needs: PlacesNeeds, principal: Principal, near: Coordinates | null): Locator {
  const locate = locateAddress(needs, principal, near);
  const located = new Map<string, Promise<LocatedAddress | null>>();
  return (address) => {
    const known = located.get(address) ?? locate(address);
    located.set(address, known);
    return known;
  };
}

function locateAddress(needs: PlacesNeeds, principal: Principal, near: Coordinates | null): Locator {
  let chosen: ReturnType<typeof geocoderFor> | null = null;
  return async (address) => {
    chosen ??= geocoderFor(needs, principal);
    const geocoder = await chosen;
    for (const text of spellings(address)) {
      const query = { text, country: needs.country, near, language: null, limit: 1, asker: callerId(principal) };
      const found = await withinTime(timeoutMs, (signal) => geocoder.autocomplete(query, signal), needs.onFailure);
      const [first] = found?.answer ?? [];
      if (!first) continue;
      const { id, latitude, longitude, formatted_address: known } = first.address;
      if (latitude !== null && longitude !== null) return { latitude, longitude, address: known };
      // A two-step provider knows the point of a suggestion only when it is chosen.
      const detailed = await withinTime(timeoutMs, (signal) => detailsOf(needs, id, signal), needs.onFailure);
      const place = detailed?.answer?.address;
      if (place && place.latitude !== null && place.longitude !== null) {
        return { latitude: place.latitude, longitude: place.longitude, address: place.formatted_address };
      }
    }
    return null;
  };
}

/** A street is close enough for a rider who also reads the house number. */
function spellings(address: string): string[] {
  const whole = address.slice(0, 200);
  const withoutNumber = whole.replace(/^\s*[\p{Nd}/-]+[\p{L}]?[\s,]+/u, '').trim();
  return withoutNumber === whole || withoutNumber.length < 4 ? [whole] : [whole, withoutNumber];
}
