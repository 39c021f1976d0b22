import type { ServiceStatus } from '../outlets/service-hours.ts';
import type { ChosenPlace } from '../places/chosen-place.ts';
import type { Coordinates } from '../places/coordinates.ts';
import type { UndeliverableReason } from '../quotes/delivery-area.ts';
import { fillingSteps, type RequestStep } from './request-steps.ts';

/** The result of the drop-off check: a rider can go there, why not, or that the check failed. */
export type Verdict = 'deliverable' | 'unverified' | UndeliverableReason;

export interface RequestFlow {
  readonly step: RequestStep;
  readonly vendorId: string | null;
  /** Whether the merchant edits an existing order, which is possible at any hour. */
  readonly editing: boolean;
  /** The collection point; null until it is known. */
  readonly origin: Coordinates | null;
  /** The chosen collection point until it is saved; a guest's stays, because it is never saved. */
  readonly newOrigin: ChosenPlace | null;
  readonly hours: ServiceStatus | null;
  readonly destination: ChosenPlace | null;
  readonly verdict: 'unknown' | Verdict;
  /**
   * The number of the latest check. An answer carries the number of its check, so that the flow ignores a late one. It never
   * decreases, not even when the flow restarts.
   */
  readonly check: number;
}

export type RequestEvent =
  /** Starts or restarts the flow. `destination` comes from a saved draft or from the order being edited. */
  | {
      readonly type: 'StartFlow';
      readonly vendorId: string;
      readonly origin: Coordinates | null;
      readonly destination?: ChosenPlace | null;
      readonly editing?: boolean;
    }
  /** The merchant switched to another vendor: all choices and checks so far were for the previous vendor. */
  | { readonly type: 'ChangeVendor' }
  /** Asks for the collection point again, starting from its current place; all later steps follow again. */
  | { readonly type: 'GoBackToOriginAddressDetails'; readonly place: ChosenPlace }
  | { readonly type: 'OriginChosen'; readonly place: ChosenPlace }
  | { readonly type: 'OriginDropped' }
  /** The vendor's address is saved; `check` is the flow's when the request was sent. */
  | { readonly type: 'OriginSaved'; readonly check: number; readonly origin: Coordinates }
  /** The guest gave the collection point of this order; it is not saved for a vendor. */
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

/** Whether a rider can deliver to the chosen drop-off; the later steps wait for this. */
export function isDeliverable(flow: RequestFlow): boolean {
  return flow.destination !== null && flow.verdict === 'deliverable';
}

/** Whether the flow has reached the steps that show the form. */
export function isFilling(flow: RequestFlow): boolean {
  return fillingSteps.some((step) => step === flow.step);
}
