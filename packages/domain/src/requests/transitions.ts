import type { ChosenPlace } from '../places/chosen-place.ts';
import { samePoint } from '../places/chosen-place.ts';
import { initialFlow, isDeliverable, type RequestEvent, type RequestFlow, type Verdict } from './request-flow.ts';
import { everyStep, fillingSteps, originSteps, type RequestStep } from './request-steps.ts';

/** One row of the table: an event's steps of origin, its target, its condition, and what else it changes. */
export interface Transition<Event extends RequestEvent> {
  readonly from: readonly RequestStep[];
  readonly to: RequestStep | 'same';
  readonly when?: (flow: RequestFlow, event: Event) => boolean;
  readonly change?: (flow: RequestFlow, event: Event) => Partial<RequestFlow>;
}

type EventOf<Type extends RequestEvent['type']> = Extract<RequestEvent, { type: Type }>;
type Table = { readonly [Type in RequestEvent['type']]: readonly Transition<EventOf<Type>>[] };

const checked = ['CheckIfDestinationIsValid', 'FillOrderDetails', 'FillPaymentDetails'] as const;
const asksHours = ['CheckServiceHours', 'ServiceClosed'] as const;

const startsWithOrigin = (_: RequestFlow, { origin }: EventOf<'StartFlow'>) => origin !== null;
const hasOrigin = ({ origin }: RequestFlow) => origin !== null;
const hasDestination = ({ destination }: RequestFlow) => destination !== null;
const isAwaited = (flow: RequestFlow, { check }: { readonly check: number }) => check === flow.check;
const isSamePoint = ({ destination }: RequestFlow, { place }: { readonly place: ChosenPlace }) =>
  samePoint(destination?.coordinates, place.coordinates);
const isSameOrigin = ({ newOrigin }: RequestFlow, { place }: { readonly place: ChosenPlace }) =>
  samePoint(newOrigin?.coordinates, place.coordinates);

const isOpen = (flow: RequestFlow, event: EventOf<'HoursKnown'>) =>
  isAwaited(flow, event) && (flow.editing || event.hours.status === 'OPEN');
const isOpenWithDestination = (flow: RequestFlow, event: EventOf<'HoursKnown'>) =>
  isOpen(flow, event) && hasDestination(flow);

// An order under way continues outside service hours; the price check says whether a rider can go to the new place.
const isDeliverableNow = ({ editing }: RequestFlow, { verdict }: EventOf<'DestinationChecked'>) =>
  verdict === 'deliverable' || (editing && verdict === 'closed');
const isAccepted = (flow: RequestFlow, event: EventOf<'DestinationChecked'>) =>
  isAwaited(flow, event) && isDeliverableNow(flow, event);
const isVerdict = (flow: RequestFlow, event: EventOf<'DestinationChecked'>, ...verdicts: readonly Verdict[]) =>
  isAwaited(flow, event) && verdicts.includes(event.verdict);
const isClosed = (flow: RequestFlow, event: EventOf<'DestinationChecked'>) => isVerdict(flow, event, 'closed');
const isWithoutOrigin = (flow: RequestFlow, event: EventOf<'DestinationChecked'>) =>
  isVerdict(flow, event, 'collection-point-incomplete');
const isRejected = (flow: RequestFlow, event: EventOf<'DestinationChecked'>) =>
  isVerdict(flow, event, 'too-far', 'outside-area');
const isUnverified = (flow: RequestFlow, event: EventOf<'DestinationChecked'>) => isVerdict(flow, event, 'unverified');

const started = (
  flow: RequestFlow,
  { vendorId, origin, destination = null, editing = false }: EventOf<'StartFlow'>,
) => ({
  ...initialFlow,
  vendorId,
  origin,
  destination,
  editing,
  check: flow.check + 1,
});
/** After an order the flow restarts, but keeps the vendor and the collection point, also a guest's. */
const ended = ({ vendorId, origin, newOrigin, check }: RequestFlow) => ({
  ...initialFlow,
  vendorId,
  origin,
  newOrigin,
  check: check + 1,
});
const withNewCheck = ({ check }: RequestFlow) => ({ verdict: 'unknown' as const, check: check + 1 });
const place = (flow: RequestFlow, event: { readonly place: ChosenPlace }) => ({
  ...withNewCheck(flow),
  destination: event.place,
});
const verdict = (_: RequestFlow, event: EventOf<'DestinationChecked'>) => ({ verdict: event.verdict });
const hours = (_: RequestFlow, event: EventOf<'HoursKnown'>) => ({ hours: event.hours });

/**
 * Every transition of the request-a-rider flow (specification §4). The first row with a matching step and condition applies;
 * without one, nothing happens. A test writes `docs/request-flow.md` from this table.
 */
export const transitions: Table = {
  StartFlow: [
    { from: everyStep, when: startsWithOrigin, to: 'CheckServiceHours', change: started },
    { from: everyStep, to: 'AskForOriginAddress', change: started },
  ],
  ChangeVendor: [
    { from: everyStep, to: 'WaitForVendor', change: ({ check }) => ({ ...initialFlow, check: check + 1 }) },
  ],
  GoBackToOriginAddressDetails: [
    {
      from: [...asksHours, ...fillingSteps],
      to: 'AskForOriginAddressDetails',
      change: (flow, event) => ({ ...withNewCheck(flow), origin: null, hours: null, newOrigin: event.place }),
    },
  ],

  OriginChosen: [
    // The pin's address has arrived: the place that is being saved is the same.
    {
      from: ['AskForOriginAddressDetails'],
      when: isSameOrigin,
      to: 'same',
      change: (_, event) => ({ newOrigin: event.place }),
    },
    {
      from: originSteps,
      to: 'AskForOriginAddressDetails',
      change: (flow, event) => ({ ...withNewCheck(flow), newOrigin: event.place }),
    },
  ],
  OriginDropped: [
    {
      from: originSteps,
      to: 'AskForOriginAddress',
      change: (flow) => ({ ...withNewCheck(flow), newOrigin: null }),
    },
  ],
  OriginSaved: [
    {
      from: ['AskForOriginAddressDetails'],
      when: isAwaited,
      to: 'CheckServiceHours',
      change: (flow, { origin }) => ({ ...withNewCheck(flow), newOrigin: null, origin }),
    },
  ],
  OriginGiven: [
    {
      from: ['AskForOriginAddressDetails'],
      to: 'CheckServiceHours',
      change: (flow) => ({ ...withNewCheck(flow), origin: flow.newOrigin?.coordinates ?? null }),
    },
  ],

  HoursKnown: [
    {
      from: asksHours,
      when: isOpenWithDestination,
      to: 'CheckIfDestinationIsValid',
      change: (flow, event) => ({ ...withNewCheck(flow), ...hours(flow, event) }),
    },
    { from: asksHours, when: isOpen, to: 'AskForDestinationAddress', change: hours },
    { from: asksHours, when: isAwaited, to: 'ServiceClosed', change: hours },
  ],

  DestinationChosen: [
    // The pin's address has arrived: the place that was checked is the same.
    { from: fillingSteps, when: isSamePoint, to: 'same', change: (_, event) => ({ destination: event.place }) },
    { from: fillingSteps, to: 'CheckIfDestinationIsValid', change: place },
  ],
  DestinationNamed: [
    {
      from: fillingSteps,
      when: hasDestination,
      to: 'same',
      change: ({ destination }, { address }) => ({ destination: destination && { ...destination, address } }),
    },
  ],
  DestinationDropped: [
    {
      from: fillingSteps,
      to: 'AskForDestinationAddress',
      change: (flow) => ({ ...withNewCheck(flow), destination: null }),
    },
  ],
  DestinationChecked: [
    { from: checked, when: isAccepted, to: 'same', change: () => ({ verdict: 'deliverable' }) },
    // The server's clock decides: checking the hours here again could say open and loop forever.
    { from: checked, when: isClosed, to: 'ServiceClosed', change: verdict },
    {
      from: checked,
      when: isWithoutOrigin,
      to: 'AskForOriginAddress',
      change: (flow) => ({ ...withNewCheck(flow), origin: null, newOrigin: null }),
    },
    // The rejected place stays visible, and the merchant chooses another one.
    { from: checked, when: isRejected, to: 'AskForDestinationAddress', change: verdict },
    { from: ['CheckIfDestinationIsValid'], when: isUnverified, to: 'same', change: verdict },
  ],

  Continue: [
    { from: ['CheckIfDestinationIsValid'], when: isDeliverable, to: 'FillOrderDetails' },
    { from: ['FillOrderDetails'], to: 'FillPaymentDetails' },
  ],
  GoBack: [
    { from: ['FillPaymentDetails'], to: 'FillOrderDetails' },
    { from: ['FillOrderDetails'], to: 'CheckIfDestinationIsValid' },
    { from: ['AskForOriginAddressDetails'], to: 'AskForOriginAddress' },
  ],
  // Sent from the payment step, or again after the answer was lost and the page was reloaded.
  OrderPlaced: [{ from: fillingSteps, when: hasOrigin, to: 'CheckServiceHours', change: ended }],
};
