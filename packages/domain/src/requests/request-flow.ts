import type { ServiceStatus } from '../outlets/service-hours.ts';
import type { ChosenPlace } from '../places/chosen-place.ts';
import type { Coordinates } from '../places/coordinates.ts';
import type { UndeliverableReason } from '../quotes/delivery-area.ts';
import { fillingSteps, type RequestStep } from './request-steps.ts';

/** An answer about the drop-off: that a rider can go there, why not, or that nobody could say. */
export type Verdict = 'deliverable' | 'unverified' | UndeliverableReason;

export interface RequestFlow {
  readonly step: RequestStep;
  readonly vendorId: string | null;
  /** Whether an order that exists is changed: it is under way at any hour. */
  readonly editing: boolean;
  /** Where the rider collects; null until it is known. */
  readonly origin: Coordinates | null;
  /** The collection point as it was chosen, until it is saved; one that the sender gave stays, for it is never saved. */
  readonly newOrigin: ChosenPlace | null;
  readonly hours: ServiceStatus | null;
  readonly destination: ChosenPlace | null;
  readonly verdict: 'unknown' | Verdict;
  /**
   * Counts the questions that the flow asked. An answer says which of them it is for, so that a late one is told from the
   * one that is waited for. It never falls, not even when the flow begins anew.
   */
  readonly check: number;
}

export type RequestEvent =
  /** Begins the flow, or begins it anew. `destination` is of a request that was kept, or of the order being edited. */
  | {
      readonly type: 'StartFlow';
      readonly vendorId: string;
      readonly origin: Coordinates | null;
      readonly destination?: ChosenPlace | null;
      readonly editing?: boolean;
    }
  /** The vendor is another one: whatever was asked, chosen and checked was for the one before. */
  | { readonly type: 'ChangeVendor' }
  /** Asks for the collection point again, beginning with where it is now; everything after it is done anew. */
  | { readonly type: 'GoBackToOriginAddressDetails'; readonly place: ChosenPlace }
  | { readonly type: 'OriginChosen'; readonly place: ChosenPlace }
  | { readonly type: 'OriginDropped' }
  /** The vendor has the address now; `check` is the flow's at the time when it was sent. */
  | { readonly type: 'OriginSaved'; readonly check: number; readonly origin: Coordinates }
  /** The sender says where to collect this order; no vendor keeps it. */
  | { readonly type: 'OriginGiven' }
  | { readonly type: 'HoursKnown'; readonly check: number; readonly hours: ServiceStatus }
  | { readonly type: 'DestinationChosen'; readonly place: ChosenPlace }
  | { readonly type: 'DestinationNamed'; readonly address: string }
  | { readonly type: 'DestinationDropped' }
  | { readonly type: 'DestinationChecked'; readonly check: number; readonly verdict: Verdict }
  | { readonly type: 'Continue' }
  | { readonly type: 'GoBack' }
  | { readonly type: 'OrderPlaced' };

export const initialFlow: RequestFlow = {
  step: 'WaitForVendor',
  vendorId: null,
  editing: false,
  origin: null,
  newOrigin: null,
  hours: null,
  destination: null,
  verdict: 'unknown',
  check: 0,
};

/** Whether the drop-off may be ordered to; everything after it waits for this. */
export function isDeliverable(flow: RequestFlow): boolean {
  return flow.destination !== null && flow.verdict === 'deliverable';
}

/** Whether the flow is past its preparations, where the form shows. */
export function isFilling(flow: RequestFlow): boolean {
  return fillingSteps.some((step) => step === flow.step);
}
