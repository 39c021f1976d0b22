import { rankMatches } from '@riderbell/domain/places/best-match.ts';
import type { PanelOption } from './address-panel.tsx';
import type { PlaceOption, SearchState } from './address-search.ts';

/** A place or customer that the screen knows already. */
export interface PlaceOffer {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
}

/** A customer who matches the typed text. */
export interface CustomerOffer extends PlaceOffer {
  readonly name: string;
  readonly phone: string;
  /** The address without unit and building. */
  readonly address: string;
}

/** An option of the list, and what it chooses. */
export interface FieldEntry {
  readonly option: PanelOption;
  /** The place found by the search; null for an offer that the screen knows already. */
  readonly place: PlaceOption | null;
}

export interface FieldEntries {
  readonly list: readonly FieldEntry[];
  /** Whether Enter may take the first option: it matches the text, and was found for the whole text. */
  readonly isSure: boolean;
}

const POINT_OPTION = 'point';

const offered = ({ key, title, note }: PlaceOffer): PanelOption => ({
  key,
  title,
  note: note ?? null,
  at: null,
  isCustomer: true,
});

/** The entries of the list: offers for an empty field, otherwise the matching customers and places, best first. */
export function entriesOf(
  { text, options, foundFor }: Pick<SearchState, 'text' | 'options' | 'foundFor'>,
  offers: readonly PlaceOffer[],
  matches: readonly CustomerOffer[],
  pinName: string,
): FieldEntries {
  if (text === '') return { list: offers.map((offer) => ({ option: offered(offer), place: null })), isSure: false };
  const ranked = rankMatches(text, [
    ...matches.map((offer) => ({ ...offer, kind: 'customer' as const })),
    ...options.map((place) => ({ kind: 'place' as const, address: place.address, place })),
  ]);
  const isPoint = options[0]?.id === POINT_OPTION;
  return {
    list: ranked.map(({ match }) =>
      match.kind === 'customer'
        ? { option: offered(match), place: null }
        : { option: placed(match.place, text, pinName), place: match.place },
    ),
    isSure: foundFor === text && (isPoint || ranked[0]?.fits === true),
  };
}

const placed = (place: PlaceOption, text: string, pinName: string): PanelOption => ({
  key: place.id,
  title: place.address === '' ? pinName : place.address,
  note: place.id === POINT_OPTION ? text : null,
  at: place.coordinates,
});
