import type { AcceptedHours } from '@riderbell/domain/outlets/service-hours.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import type { Dispatch } from 'react';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { RequestMode } from './request-mode.ts';

/** A flow whose collection point is known, as in every form. */
export type CollectingFlow = RequestFlow & { readonly origin: Coordinates };

/** The input of the form of a request. */
export interface RequestFacts {
  readonly mode: RequestMode;
  readonly flow: CollectingFlow;
  readonly dispatch: Dispatch<RequestEvent>;
  readonly hours: AcceptedHours;
  /** The draft that the form begins with; null for an empty form. */
  readonly initial: RequestDraft | null;
  /** Whether the form is on one page, or on three pages in sequence. */
  readonly wide: boolean;
}
