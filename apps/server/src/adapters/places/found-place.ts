import type { PlaceSuggestion } from '@riderbell/contract/shapes/place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { wordsOf } from './name-folding.ts';
import { TIERS } from './name-index.ts';

/** A place that fits a search. */
export type FoundPlace = Coordinates & {
  /** How well its name fits; lower is better. */
  readonly tier: number;
  /** Orders places that fit equally well and are equally near; lower is better. */
  readonly order: number;
  readonly id: string;
  readonly name: string;
  readonly address: string;
};

/** How many places with the same name are suggested: sections of a long street, or towns that share a name. */
const SAME_NAME_LIMIT = 3;

/** A key that is equal for different spellings of a name. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ');
}

export function suggestionOf(place: Pick<FoundPlace, 'id' | 'address' | keyof Coordinates>): PlaceSuggestion {
  const { id, address, latitude, longitude } = place;
  return { address: { id, formatted_address: address, latitude, longitude } };
}

/** Removes guesses if there are better matches; if all are guesses, keeps those of the best tier. */
function withoutWorseGuesses(found: readonly FoundPlace[]): readonly FoundPlace[] {
  const best = Math.min(...found.map(({ tier }) => tier));
  if (best < TIERS.sounds) return found.filter(({ tier }) => tier < TIERS.sounds);
  return found.filter(({ tier }) => tier === best);
}

/** The best places, ordered by how well the name fits and then by the distance from the person's map. */
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
