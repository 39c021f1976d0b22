import type { PlaceSuggestion } from '@riderbell/contract/shapes/place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { wordsOf } from './name-folding.ts';
import { TIERS } from './name-index.ts';

/** A place that fits a search, on its way to becoming a suggestion. */
export type FoundPlace = Coordinates & {
  /** How well its name fits; lower is better. */
  readonly tier: number;
  /** Decides between places that fit equally well and are equally near; lower first. */
  readonly order: number;
  readonly id: string;
  readonly name: string;
  readonly address: string;
};

/** How many places of one name are offered: the stretches of a long street, or towns that share a name. */
const SAME_NAME_LIMIT = 3;

/** A name in the form in which equal names are equal, however they are written. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ');
}

export function suggestionOf(place: Pick<FoundPlace, 'id' | 'address' | keyof Coordinates>): PlaceSuggestion {
  const { id, address, latitude, longitude } = place;
  return { address: { id, formatted_address: address, latitude, longitude } };
}

/** Guesses are for when there is nothing better: only the places of the best kind of match stay. */
function withoutWorseGuesses(found: readonly FoundPlace[]): readonly FoundPlace[] {
  const best = Math.min(...found.map(({ tier }) => tier));
  if (best < TIERS.sounds) return found.filter(({ tier }) => tier < TIERS.sounds);
  return found.filter(({ tier }) => tier === best);
}

/** The best places: by how well the name fits, then by distance from where the person is looking. */
export function bestPlaces(found: readonly FoundPlace[], near: Coordinates | null, limit: number): FoundPlace[] {
  const ranked = withoutWorseGuesses(found)
    .map((place) => ({ place, metres: near === null ? 0 : distanceInMetres(near, place) }))
    .toSorted(
      (one, other) =>
        one.place.tier - other.place.tier ||
        one.metres - other.metres ||
        one.place.order - other.place.order ||
        one.place.name.length - other.place.name.length ||
        (one.place.id < other.place.id ? -1 : 1),
    );
  const best: FoundPlace[] = [];
  const addresses = new Set<string>();
  const names = new Map<string, number>();
  for (const { place } of ranked) {
    if (best.length === limit) break;
    const key = nameKey(place.name);
    const sameName = names.get(key) ?? 0;
    if (sameName === SAME_NAME_LIMIT || addresses.has(place.address)) continue;
    names.set(key, sameName + 1);
    addresses.add(place.address);
    best.push(place);
  }
  return best;
}
