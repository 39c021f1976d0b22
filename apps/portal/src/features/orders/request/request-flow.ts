import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { ServiceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import type { UndeliverableReason } from '@riderbell/domain/quotes/delivery-area.ts';
import { type ChosenPlace, samePoint } from './place.ts';

/** The steps of specification §4, and the wait for the vendor that comes before them. */
export const requestSteps = [
  'WaitForVendor',
  'AskForOriginAddress',
  'AskForOriginAddressDetails',
  'CheckServiceHours',
  'ServiceClosed',
  'AskForDestinationAddress',
  'CheckIfDestinationIsValid',
  'FillOrderDetails',
  'FillPaymentDetails',
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** What is known of the drop-off: nothing yet, that a rider can go there, why not, or that nobody could say. */
export type Verdict = 'unknown' | 'deliverable' | 'unverified' | UndeliverableReason;

export interface RequestFlow {
  readonly step: RequestStep;
  readonly vendorId: string | null;
  /** Where the rider collects; null until the vendor has coordinates. */
  readonly origin: Coordinates | null;
  /** The collection point that is being asked for, before it is saved. */
  readonly newOrigin: ChosenPlace | null;
  readonly hours: ServiceStatus | null;
  readonly destination: ChosenPlace | null;
  readonly verdict: Verdict;
  /** Counts the drop-offs, so that the answer to an earlier one is told from the answer to this one. */
  readonly check: number;
}

export type RequestEvent =
  | {
      readonly type: 'started';
      readonly vendorId: string;
      readonly origin: Coordinates | null;
      /** Of a request that was kept and goes on. */
      readonly destination?: ChosenPlace | null;
    }
  | { readonly type: 'origin-chosen'; readonly place: ChosenPlace }
  | { readonly type: 'origin-dropped' }
  | { readonly type: 'origin-saved'; readonly origin: Coordinates }
  | { readonly type: 'origin-incomplete' }
  | { readonly type: 'hours-known'; readonly hours: ServiceStatus }
  | { readonly type: 'destination-chosen'; readonly place: ChosenPlace }
  | { readonly type: 'destination-named'; readonly address: string }
  | { readonly type: 'destination-dropped' }
  | { readonly type: 'destination-checked'; readonly check: number; readonly verdict: Verdict }
  | { readonly type: 'went-on' }
  | { readonly type: 'went-back' }
  | { readonly type: 'sent' };

export const initialFlow: RequestFlow = {
  step: 'WaitForVendor',
  vendorId: null,
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
  return requestSteps.indexOf(flow.step) >= requestSteps.indexOf('AskForDestinationAddress');
}

/** The request-a-rider flow of specification §4. An event that means nothing in the present step changes nothing. */
export function requestFlow(flow: RequestFlow, event: RequestEvent): RequestFlow {
  switch (event.type) {
    case 'started':
      return start(flow, event);
    case 'origin-chosen':
    case 'origin-dropped':
    case 'origin-saved':
    case 'origin-incomplete':
      return originStep(flow, event);
    case 'hours-known':
      return hoursKnown(flow, event.hours);
    case 'destination-chosen':
      return isFilling(flow) ? choose(flow, event.place) : flow;
    case 'destination-named':
      return flow.destination ? { ...flow, destination: { ...flow.destination, address: event.address } } : flow;
    case 'destination-dropped':
      return isFilling(flow)
        ? { ...flow, step: 'AskForDestinationAddress', destination: null, verdict: 'unknown', check: flow.check + 1 }
        : flow;
    case 'destination-checked':
      return event.check === flow.check && flow.destination ? checked(flow, event.verdict) : flow;
    case 'went-on':
      return goOn(flow);
    case 'went-back':
      return goBack(flow);
    case 'sent':
      return restart(flow);
  }
}

/** Another vendor cancels the flow and begins it anew; the same vendor again changes nothing. */
function start(flow: RequestFlow, event: RequestEvent & { type: 'started' }): RequestFlow {
  const { vendorId, origin, destination = null } = event;
  if (flow.vendorId === vendorId) return flow;
  const step = origin ? 'CheckServiceHours' : 'AskForOriginAddress';
  return { ...initialFlow, vendorId, origin, destination, step };
}

/** After an order the flow begins anew; what is known of the vendor and its hours stays. */
function restart({ vendorId, origin, hours, check }: RequestFlow): RequestFlow {
  const step = origin && hours?.status === 'OPEN' ? 'AskForDestinationAddress' : 'CheckServiceHours';
  return { ...initialFlow, vendorId, origin, hours, check: check + 1, step: origin ? step : 'AskForOriginAddress' };
}

function originStep(flow: RequestFlow, event: RequestEvent): RequestFlow {
  const asking = flow.step === 'AskForOriginAddress' || flow.step === 'AskForOriginAddressDetails';
  if (event.type === 'origin-incomplete') return { ...flow, step: 'AskForOriginAddress', origin: null };
  if (!asking) return flow;
  if (event.type === 'origin-chosen') return { ...flow, step: 'AskForOriginAddressDetails', newOrigin: event.place };
  if (event.type === 'origin-saved')
    return { ...flow, step: 'CheckServiceHours', newOrigin: null, origin: event.origin };
  return { ...flow, step: 'AskForOriginAddress', newOrigin: null };
}

/** The hours are asked again while the service is closed, and may end in the middle of a request. */
function hoursKnown(flow: RequestFlow, hours: ServiceStatus): RequestFlow {
  const waiting = flow.step === 'CheckServiceHours' || flow.step === 'ServiceClosed';
  if (!waiting) return { ...flow, hours };
  if (hours.status === 'CLOSED') return { ...flow, hours, step: 'ServiceClosed' };
  return flow.destination
    ? choose({ ...flow, hours }, flow.destination, true)
    : { ...flow, hours, step: 'AskForDestinationAddress' };
}

function choose(flow: RequestFlow, place: ChosenPlace, again = false): RequestFlow {
  // A pin that only got its address is still at the place that was checked.
  if (!again && samePoint(flow.destination?.coordinates, place.coordinates)) return { ...flow, destination: place };
  return { ...flow, step: 'CheckIfDestinationIsValid', destination: place, verdict: 'unknown', check: flow.check + 1 };
}

/** A drop-off that cannot be delivered to is rejected: the place stays to be seen, and another one is asked for. */
function checked(flow: RequestFlow, verdict: Verdict): RequestFlow {
  // The server's clock decides: to look at the hours here again could say open, and go round for ever.
  if (verdict === 'closed') return { ...flow, verdict, step: 'ServiceClosed' };
  if (verdict === 'collection-point-incomplete') return { ...flow, verdict, step: 'AskForOriginAddress', origin: null };
  const refused = verdict !== 'deliverable' && verdict !== 'unverified' && verdict !== 'unknown';
  return { ...flow, verdict, step: refused ? 'AskForDestinationAddress' : flow.step };
}

function goOn(flow: RequestFlow): RequestFlow {
  if (!isDeliverable(flow)) return flow;
  if (flow.step === 'FillOrderDetails') return { ...flow, step: 'FillPaymentDetails' };
  return isFilling(flow) && flow.step !== 'FillPaymentDetails' ? { ...flow, step: 'FillOrderDetails' } : flow;
}

function goBack(flow: RequestFlow): RequestFlow {
  if (flow.step === 'FillPaymentDetails') return { ...flow, step: 'FillOrderDetails' };
  if (flow.step === 'FillOrderDetails') return { ...flow, step: 'CheckIfDestinationIsValid' };
  if (flow.step === 'AskForOriginAddressDetails') return { ...flow, step: 'AskForOriginAddress' };
  return flow;
}
