import { type HandOverSpot, isOtherSpot } from '@riderbell/domain/addressbook/hand-over.ts';
import { type ChosenPlace, samePoint } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { useState } from 'react';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';

/** Where riders handed over to the customer of the form. */
export interface KnownSpot {
  /** While it is another place than the pin, and was not waved away. */
  readonly offered: HandOverSpot | null;
  /** Whether the pin was put there by the offer. */
  readonly taken: boolean;
  use(): void;
  dismiss(): void;
}

/** The spot that is worth offering for this drop-off. */
export function offeredSpot(known: SavedCustomer | null, destination: ChosenPlace | null): HandOverSpot | null {
  const spot = known?.handOver ?? null;
  return spot && destination && isOtherSpot(spot, destination.coordinates) ? spot : null;
}

/** @param place takes the drop-off with its pin there and its address as it was */
export function useKnownSpot(
  known: SavedCustomer | null,
  destination: ChosenPlace | null,
  place: (chosen: ChosenPlace) => void,
): KnownSpot {
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
