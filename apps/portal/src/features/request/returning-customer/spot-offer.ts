import { type HandOverSpot, isOtherSpot } from '@riderbell/domain/addressbook/hand-over.ts';
import { type ChosenPlace, samePoint } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { useState } from 'react';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';

/** Where riders handed over earlier orders to the customer of the form. */
export interface SpotOffer {
  /** The spot, if it is not at the pin and the merchant has not dismissed it. */
  readonly offered: HandOverSpot | null;
  /** Whether the merchant accepted the offer, which moved the pin there. */
  readonly taken: boolean;
  use(): void;
  dismiss(): void;
}

/** The spot to offer for this drop-off; null if none is worth it. */
export function offeredSpot(known: SavedCustomer | null, destination: ChosenPlace | null): HandOverSpot | null {
  const spot = known?.handOver ?? null;
  return spot && destination && isOtherSpot(spot, destination.coordinates) ? spot : null;
}

/** @param place moves the pin of the drop-off there and leaves its address */
export function useSpotOffer(
  known: SavedCustomer | null,
  destination: ChosenPlace | null,
  place: (chosen: ChosenPlace) => void,
): SpotOffer {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [used, setUsed] = useState<Coordinates | null>(null);
  const offered = known?.id === dismissed ? null : offeredSpot(known, destination);
  return {
    offered,
    taken: used !== null && samePoint(used, destination?.coordinates),
    use: () => {
      if (!offered || !destination) return;
      const { latitude, longitude } = offered;
      setUsed({ latitude, longitude });
      place({ ...destination, coordinates: { latitude, longitude } });
    },
    dismiss: () => setDismissed(known?.id ?? null),
  };
}
