import type { ChosenPlace } from '../places/chosen-place.ts';
import { samePoint } from '../places/chosen-place.ts';
import { initialFlow, isDeliverable, type RequestEvent, type RequestFlow, type Verdict } from './request-flow.ts';
import { everyStep, fillingSteps, originSteps, type RequestStep } from './request-steps.ts';

/** One row of the table: from which steps an event leads where, on what condition, and what it changes besides. */
export interface Transition<Event extends RequestEvent> {
  readonly from: readonly RequestStep[];
  readonly to: RequestStep | 'same';
  readonly when?: (flow: RequestFlow, event: Event) => boolean;
  readonly change?: (flow: RequestFlow, event: Event) => Partial<RequestFlow>;
}

type Of<Type extends RequestEvent['type']> = Extract<RequestEvent, { type: Type }>;
type Table = { readonly [Type in RequestEvent['type']]: readonly Transition<Of<Type>>[] };

const checked = ['CheckIfDestinationIsValid', 'FillOrderDetails', 'FillPaymentDetails'] as const;
const asksHours = ['CheckServiceHours', 'ServiceClosed'] as const;

const startsWithOrigin = (_: RequestFlow, { origin }: Of<'StartFlow'>) => origin !== null;
const hasOrigin = ({ origin }: RequestFlow) => origin !== null;
const hasDestination = ({ destination }: RequestFlow) => destination !== null;
const isAwaited = (flow: RequestFlow, { check }: { readonly check: number }) => check === flow.check;
const isSamePoint = ({ destination }: RequestFlow, { place }: { readonly place: ChosenPlace }) =>
  samePoint(destination?.coordinates, place.coordinates);
const isSameOrigin = ({ newOrigin }: RequestFlow, { place }: { readonly place: ChosenPlace }) =>
  samePoint(newOrigin?.coordinates, place.coordinates);

const isOpen = (flow: RequestFlow, event: Of<'HoursKnown'>) =>
  isAwaited(flow, event) && (flow.editing || event.hours.status === 'OPEN');
const isOpenForKeptDestination = (flow: RequestFlow, event: Of<'HoursKnown'>) =>
  isOpen(flow, event) && hasDestination(flow);

// What is under way stays so out of hours: whether a rider can go there too, the price says.
const isDeliverableNow = ({ editing }: RequestFlow, { verdict }: Of<'DestinationChecked'>) =>
  verdict === 'deliverable' || (editing && verdict === 'closed');
const isAccepted = (flow: RequestFlow, event: Of<'DestinationChecked'>) =>
  isAwaited(flow, event) && isDeliverableNow(flow, event);
const isVerdict = (flow: RequestFlow, event: Of<'DestinationChecked'>, ...verdicts: readonly Verdict[]) =>
  isAwaited(flow, event) && verdicts.includes(event.verdict);
const isClosed = (flow: RequestFlow, event: Of<'DestinationChecked'>) => isVerdict(flow, event, 'closed');
const isWithoutOrigin = (flow: RequestFlow, event: Of<'DestinationChecked'>) =>
  isVerdict(flow, event, 'collection-point-incomplete');
const isRejected = (flow: RequestFlow, event: Of<'DestinationChecked'>) =>
  isVerdict(flow, event, 'too-far', 'outside-area');
const isUnverified = (flow: RequestFlow, event: Of<'DestinationChecked'>) => isVerdict(flow, event, 'unverified');

const started = (flow: RequestFlow, { vendorId, origin, destination = null, editing = false }: Of<'StartFlow'>) => ({
  ...initialFlow,
  vendorId,
  origin,
  destination,
  editing,
  check: flow.check + 1,
});
/** After an order everything begins anew but the vendor and its collection point; a sender's place is this sender's. */
const ended = ({ vendorId, origin, newOrigin, check }: RequestFlow) => ({
  ...initialFlow,
  vendorId,
  origin,
  newOrigin,
  check: check + 1,
});
const asked = ({ check }: RequestFlow) => ({ verdict: 'unknown' as const, check: check + 1 });
const place = (flow: RequestFlow, event: { readonly place: ChosenPlace }) => ({
  ...asked(flow),
  destination: event.place,
});
const verdict = (_: RequestFlow, event: Of<'DestinationChecked'>) => ({ verdict: event.verdict });
const hours = (_: RequestFlow, event: Of<'HoursKnown'>) => ({ hours: event.hours });

/**
 * Every transition of the request-a-rider flow (specification §4). The first row whose step and condition fit is taken;
 * where none fits, nothing happens. `docs/request-flow.md` is written from it.
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
      change: (flow, event) => ({ ...asked(flow), origin: null, hours: null, newOrigin: event.place }),
    },
  ],

  OriginChosen: [
    // A pin that only got its address: what is being saved is still this place.
    {
      from: ['AskForOriginAddressDetails'],
      when: isSameOrigin,
      to: 'same',
      change: (_, event) => ({ newOrigin: event.place }),
    },
    {
      from: originSteps,
      to: 'AskForOriginAddressDetails',
      change: (flow, event) => ({ ...asked(flow), newOrigin: event.place }),
    },
  ],
  OriginDropped: [
    {
      from: originSteps,
      to: 'AskForOriginAddress',
      change: (flow) => ({ ...asked(flow), newOrigin: null }),
    },
  ],
  OriginSaved: [
    {
      from: ['AskForOriginAddressDetails'],
      when: isAwaited,
      to: 'CheckServiceHours',
      change: (flow, { origin }) => ({ ...asked(flow), newOrigin: null, origin }),
    },
  ],
  OriginGiven: [
    {
      from: ['AskForOriginAddressDetails'],
      to: 'CheckServiceHours',
      change: (flow) => ({ ...asked(flow), origin: flow.newOrigin?.coordinates ?? null }),
    },
  ],

  HoursKnown: [
    {
      from: asksHours,
      when: isOpenForKeptDestination,
      to: 'CheckIfDestinationIsValid',
      change: (flow, event) => ({ ...asked(flow), ...hours(flow, event) }),
    },
    { from: asksHours, when: isOpen, to: 'AskForDestinationAddress', change: hours },
    { from: asksHours, when: isAwaited, to: 'ServiceClosed', change: hours },
  ],

  DestinationChosen: [
    // A pin that only got its address is still at the place that was checked.
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
      change: (flow) => ({ ...asked(flow), destination: null }),
    },
  ],
  DestinationChecked: [
    { from: checked, when: isAccepted, to: 'same', change: () => ({ verdict: 'deliverable' }) },
    // The server's clock decides: to look at the hours here again could say open, and go round for ever.
    { from: checked, when: isClosed, to: 'ServiceClosed', change: verdict },
    {
      from: checked,
      when: isWithoutOrigin,
      to: 'AskForOriginAddress',
      change: (flow) => ({ ...asked(flow), origin: null, newOrigin: null }),
    },
    // The rejected place stays to be seen, and another one is asked for.
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
  // Sent from the payment, or again after its answer was lost and the page begun anew.
  OrderPlaced: [{ from: fillingSteps, when: hasOrigin, to: 'CheckServiceHours', change: ended }],
};
