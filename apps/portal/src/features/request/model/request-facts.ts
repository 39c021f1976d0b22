import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import type { Dispatch } from 'react';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { RequestMode } from './request-mode.ts';

/** A flow that knows where the rider collects, as that of every form does. */
export type CollectingFlow = RequestFlow & { readonly origin: Coordinates };

/** What the form of a request is given. */
export interface RequestFacts {
  readonly mode: RequestMode;
  readonly flow: CollectingFlow;
  readonly dispatch: Dispatch<RequestEvent>;
  readonly serviceHours: string | null;
  /** What the form begins with; null for an empty one. */
  readonly begun: RequestDraft | null;
  /** Whether the form is on one page, or on three after another. */
  readonly wide: boolean;
}
