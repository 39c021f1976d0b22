import type { Area } from '@riderbell/domain/places/area.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

export type PinName = 'dropOff' | 'collectionPoint';

/** What the map shows; the same scene again changes nothing. */
export interface MapScene {
  readonly collectionPoint?: Coordinates | null | undefined;
  readonly dropOff?: Coordinates | null | undefined;
  /** Where riders handed over before: shown beside the drop-off while it is offered in its place. */
  readonly handOver?: Coordinates | null | undefined;
  readonly rider?: { readonly at: Coordinates; readonly heading?: number | undefined } | null | undefined;
  readonly route?: readonly Coordinates[] | null | undefined;
  /** Where riders go: what lies outside is shaded. */
  readonly area?: Area | null | undefined;
  readonly parentLocation?: Coordinates | null | undefined;
  /** Which pin a person may move; it is the main marker. */
  readonly draggable?: PinName | null | undefined;
  /** Whether everything shown is brought into view when the points change. */
  readonly fit: boolean;
}

/** What the map says in the reader's language. */
export interface MapTexts {
  readonly ring: (metres: number) => string;
  /** Its name. */
  readonly country: string;
  readonly pins: Readonly<Record<PinName, string>>;
  readonly movablePin: string;
  readonly movableHint: string;
  readonly rider: string;
  readonly handOver: string;
}
