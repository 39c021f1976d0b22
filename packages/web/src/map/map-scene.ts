import type { Area } from '@riderbell/domain/places/area.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

export type PinName = 'dropOff' | 'collectionPoint';

/** What the map shows; the same scene again changes nothing. */
export interface MapScene {
  readonly collectionPoint?: Coordinates | null | undefined;
  readonly dropOff?: Coordinates | null | undefined;
  /** Past handovers: shown beside the drop-off while one is offered instead of it. */
  readonly handOver?: Coordinates | null | undefined;
  readonly rider?: { readonly at: Coordinates; readonly heading?: number | undefined } | null | undefined;
  readonly route?: readonly Coordinates[] | null | undefined;
  /** The delivery area; the outside is shaded. */
  readonly area?: Area | null | undefined;
  readonly parentLocation?: Coordinates | null | undefined;
  /** Which pin a person may move; it is the main marker. */
  readonly draggable?: PinName | null | undefined;
  /** Whether everything shown is brought into view when the points change. */
  readonly fit: boolean;
}

/** The map's texts in the reader's language. */
export interface MapTexts {
  readonly ring: (metres: number) => string;
  /** The country's name. */
  readonly country: string;
  readonly pins: Readonly<Record<PinName, string>>;
  readonly movablePin: string;
  readonly movableHint: string;
  readonly rider: string;
  readonly handOver: string;
}
