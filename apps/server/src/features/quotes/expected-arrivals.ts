import type { Country } from '@riderbell/domain/countries/country.ts';
import { estimateDelivery } from '@riderbell/domain/quotes/estimation.ts';
import type { RoadRoute } from './ports.ts';

/** The vehicle is not known yet when an order is made; most riders use a motorbike. */
const likelyVehicle = 'motorbike';

export interface Arrivals {
  /** Minutes from now, or from the chosen collection time. */
  readonly pickUpMinutes: number;
  readonly dropOffMinutes: number;
  /** Epoch ms. */
  readonly pickUpAt: number;
  readonly dropOffAt: number;
  /** The earliest possible arrival at the door. */
  readonly soonestAt: number;
}

/**
 * When a rider is expected at the collection point and at the door, before a rider has the order. `preorderedFor` is unix seconds: the
 * rider comes at that time and not earlier (specification §7).
 */
export function expectedArrivals(
  country: Pick<Country, 'minimumEtaMinutes'>,
  vendorPickUpMinutes: number,
  route: RoadRoute,
  preorderedFor: number | null,
  nowMs: number,
): Arrivals {
  const soon = estimateDelivery({
    pickUpMetres: null,
    dropOffMetres: route.metres,
    dropOffSeconds: route.seconds,
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
