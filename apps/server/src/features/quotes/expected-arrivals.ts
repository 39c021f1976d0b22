import type { Country } from '@riderbell/domain/countries/country.ts';
import { estimateDelivery } from '@riderbell/domain/quotes/estimation.ts';
import type { RoadWay } from './ports.ts';

/** What nobody knows yet when an order is made: most riders come on a motorbike. */
const likelyVehicle = 'motorbike';

export interface Arrivals {
  /** Minutes from now, or from the chosen collection time. */
  readonly pickUpMinutes: number;
  readonly dropOffMinutes: number;
  /** Epoch ms. */
  readonly pickUpAt: number;
  readonly dropOffAt: number;
  /** Before it the order cannot be at the door. */
  readonly soonestAt: number;
}

/**
 * When the rider is expected at the collection point and at the door, before there is a rider. `preorderedFor` is unix
 * seconds: the rider comes then, and no sooner (decisions: The calls).
 */
export function expectedArrivals(
  country: Pick<Country, 'minimumEtaMinutes'>,
  vendorPickUpMinutes: number,
  way: RoadWay,
  preorderedFor: number | null,
  nowMs: number,
): Arrivals {
  const soon = estimateDelivery({
    pickUpMetres: null,
    dropOffMetres: way.metres,
    dropOffSeconds: way.seconds,
    vehicle: likelyVehicle,
    minimumEtaMinutes: Math.max(country.minimumEtaMinutes, vendorPickUpMinutes),
  });
  const onwards = soon.dropOffMinutes - soon.pickUpMinutes;
  const from = preorderedFor === null ? nowMs : preorderedFor * 1000;
  const pickUpMinutes = preorderedFor === null ? soon.pickUpMinutes : 0;
  const dropOffMinutes = pickUpMinutes + onwards;
  const soonestMinutes = pickUpMinutes + soon.soonestMinutes - soon.pickUpMinutes;
  return {
    pickUpMinutes,
    dropOffMinutes,
    pickUpAt: from + pickUpMinutes * 60_000,
    dropOffAt: from + dropOffMinutes * 60_000,
    soonestAt: from + soonestMinutes * 60_000,
  };
}
