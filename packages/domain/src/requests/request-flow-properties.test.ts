import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServiceStatus } from '../outlets/service-hours.ts';
import { pinAt } from '../places/chosen-place.ts';
import { undeliverableReasons } from '../quotes/delivery-area.ts';
import { advanceFlow } from './advance-flow.ts';
import {
  initialFlow,
  isDeliverable,
  isFilling,
  type RequestEvent,
  type RequestFlow,
  type Verdict,
} from './request-flow.ts';
import type { RequestStep } from './request-steps.ts';

/** The ways of specification §4, written down apart from the table that is tested. Staying is always allowed. */
const ways: Readonly<Record<RequestStep, readonly RequestStep[]>> = {
  WaitForVendor: [],
  AskForOriginAddress: ['AskForOriginAddressDetails'],
  AskForOriginAddressDetails: ['AskForOriginAddress', 'CheckServiceHours'],
  CheckServiceHours: ['ServiceClosed', 'AskForDestinationAddress', 'CheckIfDestinationIsValid'],
  ServiceClosed: ['AskForDestinationAddress', 'CheckIfDestinationIsValid'],
  AskForDestinationAddress: ['CheckIfDestinationIsValid'],
  CheckIfDestinationIsValid: ['AskForDestinationAddress', 'FillOrderDetails', 'ServiceClosed', 'AskForOriginAddress'],
  FillOrderDetails: [
    'FillPaymentDetails',
    'CheckIfDestinationIsValid',
    'AskForDestinationAddress',
    'ServiceClosed',
    'AskForOriginAddress',
  ],
  FillPaymentDetails: [
    'FillOrderDetails',
    'CheckIfDestinationIsValid',
    'AskForDestinationAddress',
    'ServiceClosed',
    'AskForOriginAddress',
  ],
};
/** What begins the flow anew, ends it, or cancels it may come at any step, and leads only here. */
const restarts: Readonly<Partial<Record<RequestEvent['type'], readonly RequestStep[]>>> = {
  StartFlow: ['AskForOriginAddress', 'CheckServiceHours'],
  GoBackToOriginAddressDetails: ['AskForOriginAddressDetails'],
  OrderPlaced: ['CheckServiceHours'],
  ChangeVendor: ['WaitForVendor'],
};

const status = (open: boolean): ServiceStatus => ({
  status: open ? 'OPEN' : 'CLOSED',
  from: '08:00',
  to: '22:00',
  current_time: '12:00',
});
const coordinates = fc.record({ latitude: fc.integer({ min: 0, max: 3 }), longitude: fc.constant(100) });
const place = coordinates.map(pinAt);
/** To which question an answer belongs: 0 is the one of the moment, 1 the one before, and so on. */
const age = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2);
const verdicts = fc.constantFrom<Verdict>(
  'deliverable',
  'deliverable',
  'deliverable',
  'unverified',
  ...undeliverableReasons,
);

type Told = (flow: RequestFlow) => RequestEvent;
const always =
  (event: RequestEvent): Told =>
  () =>
    event;

/** What leads on comes more often than what begins anew, else a flow would hardly ever get to its end. */
const told: fc.Arbitrary<Told> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc
      .record({
        vendorId: fc.constantFrom('d001', 'd002'),
        origin: fc.option(coordinates),
        destination: fc.option(place),
        editing: fc.boolean(),
      })
      .map((facts) => always({ type: 'StartFlow', ...facts })),
  },
  {
    weight: 1,
    arbitrary: place.map((chosen) => always({ type: 'GoBackToOriginAddressDetails', place: chosen })),
  },
  { weight: 4, arbitrary: place.map((chosen) => always({ type: 'OriginChosen', place: chosen })) },
  { weight: 4, arbitrary: place.map((chosen) => always({ type: 'DestinationChosen', place: chosen })) },
  {
    weight: 4,
    arbitrary: fc.tuple(age, coordinates).map(([old, origin]): Told => ({ check }) => ({
      type: 'OriginSaved',
      check: check - old,
      origin,
    })),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(age, fc.constantFrom(true, true, false)).map(([old, open]): Told => ({ check }) => ({
      type: 'HoursKnown',
      check: check - old,
      hours: status(open),
    })),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(age, verdicts).map(([old, verdict]): Told => ({ check }) => ({
      type: 'DestinationChecked',
      check: check - old,
      verdict,
    })),
  },
  { weight: 9, arbitrary: fc.constant(always({ type: 'Continue' })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom<RequestEvent>(
        { type: 'GoBack' },
        { type: 'OriginGiven' },
        { type: 'OriginDropped' },
        { type: 'DestinationDropped' },
        { type: 'DestinationNamed', address: 'Behind the temple' },
        { type: 'OrderPlaced' },
        { type: 'ChangeVendor' },
      )
      .map(always),
  },
);
const stories = fc.array(told, { minLength: 60, maxLength: 120 });

/** Whether the cases reach everything is a question about these cases, so they stay the same. */
const sameCases = { seed: 25 };

/** Tells a flow whatever comes: null when each step of it `holds`, else what the shortest way to break it is. */
function breach(
  holds: (before: RequestFlow, event: RequestEvent, after: RequestFlow) => boolean,
  more = {},
): string | null {
  const property = fc.property(stories, (all) => {
    let flow = initialFlow;
    return all.every((each) => {
      const before = flow;
      const event = each(before);
      flow = advanceFlow(before, event);
      return holds(before, event, flow);
    });
  });
  const found = fc.check(property, { numRuns: 3000, ...more });
  return found.failed ? (fc.defaultReportMessage(found) ?? 'broken') : null;
}

describe('whatever happens in whatever order', () => {
  it('no step is reached that specification §4 does not allow', () => {
    const stepsBeyond = breach(
      (before, event, { step }) => step === before.step || (restarts[event.type] ?? ways[before.step]).includes(step),
    );
    expect(stepsBeyond).toBeNull();
  });

  it('every way of specification §4 is walked by these tests', () => {
    const walked = new Set<string>();
    breach((before, _, { step }) => Boolean(walked.add(`${before.step} ${step}`)), sameCases);
    const all = Object.entries(ways).flatMap(([from, others]) => others.map((to) => `${from} ${to}`));
    expect(all.filter((way) => !walked.has(way))).toEqual([]);
  });

  it('an answer to an earlier question changes nothing', () => {
    const stale = breach(
      (before, event, after) => !('check' in event) || event.check === before.check || after === before,
    );
    expect(stale).toBeNull();
  });

  it('questions are counted up, so that no two of them are the same', () => {
    const repeated = breach((before, _, after) => {
      const asksAnew = after.verdict === 'unknown' && before.verdict !== 'unknown';
      return asksAnew ? after.check > before.check : after.check >= before.check;
    });
    expect(repeated).toBeNull();
  });

  it('details and payment are only filled in for a place that a rider can go to', () => {
    const filled = new Set<RequestStep>(['FillOrderDetails', 'FillPaymentDetails']);
    expect(breach((_, __, after) => !filled.has(after.step) || isDeliverable(after))).toBeNull();
  });

  it('nothing is filled in before the collection point and the hours are known', () => {
    const isReady = ({ origin, editing, hours }: RequestFlow) =>
      origin !== null && (editing || hours?.status === 'OPEN');
    expect(breach((_, __, after) => !isFilling(after) || isReady(after))).toBeNull();
  });

  it('the details of a collection point are asked for one that was chosen', () => {
    expect(
      breach((_, __, { step, newOrigin }) => step !== 'AskForOriginAddressDetails' || newOrigin !== null),
    ).toBeNull();
  });

  it('another vendor leaves nothing of the one before', () => {
    const left = breach((_, event, after) => {
      const { check } = after;
      return event.type !== 'ChangeVendor' || JSON.stringify(after) === JSON.stringify({ ...initialFlow, check });
    });
    expect(left).toBeNull();
  });
});
