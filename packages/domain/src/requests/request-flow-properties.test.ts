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

/** The step changes of specification §4, written independently of the table under test. Staying is always allowed. */
const allowedSteps: Readonly<Record<RequestStep, readonly RequestStep[]>> = {
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
/** Events that restart, end or cancel the flow: they are possible at any step and lead only to these steps. */
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
/** How old the check of an answer is: 0 is the current check, 1 the previous one, and so on. */
const age = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2);
const verdicts = fc.constantFrom<Verdict>(
  'deliverable',
  'deliverable',
  'deliverable',
  'unverified',
  ...undeliverableReasons,
);

type Input = (flow: RequestFlow) => RequestEvent;
const always =
  (event: RequestEvent): Input =>
  () =>
    event;

/** Events that lead forward are more frequent than restarts, otherwise a flow would hardly ever reach its end. */
const anyInput: fc.Arbitrary<Input> = fc.oneof(
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
    arbitrary: fc.tuple(age, coordinates).map(([old, origin]): Input => ({ check }) => ({
      type: 'OriginSaved',
      check: check - old,
      origin,
    })),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(age, fc.constantFrom(true, true, false)).map(([old, open]): Input => ({ check }) => ({
      type: 'HoursKnown',
      check: check - old,
      hours: status(open),
    })),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(age, verdicts).map(([old, verdict]): Input => ({ check }) => ({
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
const stories = fc.array(anyInput, { minLength: 60, maxLength: 120 });

/** A fixed seed, because whether the cases reach every step change depends on the cases. */
const sameCases = { seed: 25 };

/** Runs random events through a flow: null when each step `holds`, else the shortest counterexample. */
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

describe('for any events in any order', () => {
  it('the flow reaches no step that specification §4 does not allow', () => {
    const stepsBeyond = breach(
      (before, event, { step }) =>
        step === before.step || (restarts[event.type] ?? allowedSteps[before.step]).includes(step),
    );
    expect(stepsBeyond).toBeNull();
  });

  it('these tests cover every step change of specification §4', () => {
    const walked = new Set<string>();
    breach((before, _, { step }) => Boolean(walked.add(`${before.step} ${step}`)), sameCases);
    const all = Object.entries(allowedSteps).flatMap(([from, others]) => others.map((to) => `${from} ${to}`));
    expect(all.filter((way) => !walked.has(way))).toEqual([]);
  });

  it('an answer to an outdated check changes nothing', () => {
    const stale = breach(
      (before, event, after) => !('check' in event) || event.check === before.check || after === before,
    );
    expect(stale).toBeNull();
  });

  it('each check has a new number', () => {
    const repeated = breach((before, _, after) => {
      const asksAgain = after.verdict === 'unknown' && before.verdict !== 'unknown';
      return asksAgain ? after.check > before.check : after.check >= before.check;
    });
    expect(repeated).toBeNull();
  });

  it('details and payment require a place that a rider can go to', () => {
    const filled = new Set<RequestStep>(['FillOrderDetails', 'FillPaymentDetails']);
    expect(breach((_, __, after) => !filled.has(after.step) || isDeliverable(after))).toBeNull();
  });

  it('the form requires the collection point and the hours', () => {
    const isReady = ({ origin, editing, hours }: RequestFlow) =>
      origin !== null && (editing || hours?.status === 'OPEN');
    expect(breach((_, __, after) => !isFilling(after) || isReady(after))).toBeNull();
  });

  it('the details of a collection point require a chosen one', () => {
    expect(
      breach((_, __, { step, newOrigin }) => step !== 'AskForOriginAddressDetails' || newOrigin !== null),
    ).toBeNull();
  });

  it('a change of vendor leaves nothing of the previous vendor', () => {
    const left = breach((_, event, after) => {
      const { check } = after;
      return event.type !== 'ChangeVendor' || JSON.stringify(after) === JSON.stringify({ ...initialFlow, check });
    });
    expect(left).toBeNull();
  });
});
