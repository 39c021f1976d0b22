import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

export interface RoutedDistance {
  readonly metres: number;
  /** Without traffic. */
  readonly seconds: number;
}

/** An outside routing service. */
export interface RoutingService {
  /** Returns null if no road leads there. @throws ServiceFailure */
  route(from: Coordinates, to: Coordinates): Promise<RoutedDistance | null>;
}

/** Reads the figures of an answer; null if no route can have them. */
export function routedDistance(metres: unknown, seconds: unknown): RoutedDistance | null {
  const isFigure = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0;
  return isFigure(metres) && isFigure(seconds) ? { metres, seconds } : null;
}
