import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

export interface RoutedWay {
  readonly metres: number;
  /** Without traffic, as the services reckon it. */
  readonly seconds: number;
}

/** A service that knows roads. */
export interface RoutingService {
  /** null where no road leads there. @throws ServiceFailure */
  way(from: Coordinates, to: Coordinates): Promise<RoutedWay | null>;
}

/** The figures of an answer; null when they are none that a way can have. */
export function routedWay(metres: unknown, seconds: unknown): RoutedWay | null {
  const isFigure = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0;
  return isFigure(metres) && isFigure(seconds) ? { metres, seconds } : null;
}
