/** The riders' vehicles with their average speed in a city, in km/h. */
export const vehicleSpeeds = { motorbike: 22, 'e-bike': 16, bicycle: 14 } as const;

export type Vehicle = keyof typeof vehicleSpeeds;

/** The minutes that a rider spends at the collection point and at the customer's door. */
export const minutesAtPickUp = 4;
export const minutesAtDoor = 3;

export type DeliveryEstimate = {
  /** Minutes until the rider is at the collection point. */
  readonly pickUpMinutes: number;
  /** Minutes until the customer has the order, counted from the same moment. */
  readonly dropOffMinutes: number;
  /** Minutes until the customer could have it at the earliest: the ride alone, without the stops. */
  readonly soonestMinutes: number;
};

export type EstimationRequest = {
  /** From the rider to the collection point by road; null while no rider is known. */
  readonly pickUpMetres: number | null;
  /** From the collection point to the customer by road. */
  readonly dropOffMetres: number;
  /** The duration of that ride from a router; without it the metres and the vehicle's speed give an estimate. */
  readonly dropOffSeconds?: number | null;
  readonly vehicle: Vehicle;
  /** The country's minimum ETA: we never promise a rider sooner. */
  readonly minimumEtaMinutes: number;
};

/** The duration of a ride in minutes, not rounded. */
export function rideMinutes(metres: number, vehicle: Vehicle): number {
  return (metres / 1000 / vehicleSpeeds[vehicle]) * 60;
}

/** When the rider collects and when the order arrives, in whole minutes from now, rounded up: early is better than late. */
export function estimateDelivery(request: EstimationRequest): DeliveryEstimate {
  const ride = request.pickUpMetres === null ? 0 : rideMinutes(request.pickUpMetres, request.vehicle);
  const pickUpMinutes = Math.max(request.minimumEtaMinutes, Math.ceil(ride));
  const onwards = dropOffRideMinutes(request);
  return {
    pickUpMinutes,
    dropOffMinutes: pickUpMinutes + Math.ceil(minutesAtPickUp + onwards + minutesAtDoor),
    soonestMinutes: pickUpMinutes + Math.ceil(onwards),
  };
}

function dropOffRideMinutes({ dropOffSeconds, dropOffMetres, vehicle }: EstimationRequest): number {
  return dropOffSeconds == null ? rideMinutes(dropOffMetres, vehicle) : dropOffSeconds / 60;
}

/** The whole minutes until a rider with the order, this many metres away, has handed it over. */
export function etaToDestinationMinutes(metres: number, vehicle: Vehicle): number {
  return Math.ceil(rideMinutes(metres, vehicle) + minutesAtDoor);
}

/** The whole minutes until a rider, this many metres away, is at the collection point. */
export function etaToOriginMinutes(metres: number, vehicle: Vehicle): number {
  return Math.ceil(rideMinutes(metres, vehicle));
}
