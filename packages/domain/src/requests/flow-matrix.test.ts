import { describe, expect, it } from 'vitest';
import type { ServiceStatus } from '../outlets/service-hours.ts';
import { pinAt } from '../places/chosen-place.ts';
import { advanceFlow } from './advance-flow.ts';
import { initialFlow, type RequestEvent, type RequestFlow, type Verdict } from './request-flow.ts';
import { everyStep, type RequestStep } from './request-steps.ts';
import { type Transition, transitions } from './transitions.ts';

const shop = { latitude: 13.7455, longitude: 100.5341 };
const gate = { ...pinAt(shop), address: 'Rama I Rd' };
const door = { ...pinAt({ latitude: 13.7305, longitude: 100.569 }), address: 'Sukhumvit Rd' };
const elsewhere = pinAt({ latitude: 13.72, longitude: 100.52 });

type Input = RequestEvent | ((flow: RequestFlow) => RequestEvent);
const take = (flow: RequestFlow, input: Input) => advanceFlow(flow, typeof input === 'function' ? input(flow) : input);

const hours =
  (status: ServiceStatus['status'], old = 0): Input =>
  ({ check }) => ({
    type: 'HoursKnown',
    check: check - old,
    hours: { status, from: '08:00', to: '22:00', current_time: '12:00' },
  });
const answered =
  (verdict: Verdict, old = 0): Input =>
  ({ check }) => ({ type: 'DestinationChecked', check: check - old, verdict });
const saved =
  (old = 0): Input =>
  ({ check }) => ({ type: 'OriginSaved', check: check - old, origin: shop });
const start: Input = { type: 'StartFlow', vendorId: 'd001', origin: shop };
const startNowhere: Input = { type: 'StartFlow', vendorId: 'd003', origin: null };
const originAt = (place: typeof door): Input => ({ type: 'OriginChosen', place });
const dropOffAt = (place: typeof door): Input => ({ type: 'DestinationChosen', place });
const named: Input = { type: 'DestinationNamed', address: 'Behind the temple' };

const checked: readonly Input[] = [start, hours('OPEN'), dropOffAt(door), answered('deliverable')];
const continueOn: Input = { type: 'Continue' };

/** The events that lead to each step, in the order of the columns below. */
const eventsTo: Readonly<Record<RequestStep, readonly Input[]>> = {
  WaitForVendor: [],
  AskForOriginAddress: [startNowhere],
  AskForOriginAddressDetails: [startNowhere, originAt(gate)],
  CheckServiceHours: [start],
  ServiceClosed: [start, hours('CLOSED')],
  AskForDestinationAddress: [start, hours('OPEN')],
  CheckIfDestinationIsValid: checked,
  FillOrderDetails: [...checked, continueOn],
  FillPaymentDetails: [...checked, continueOn, continueOn],
};
const at = (step: RequestStep, more: readonly Input[] = []): RequestFlow =>
  [...eventsTo[step], ...more].reduce(take, initialFlow);

const letters: Readonly<Record<RequestStep, string>> = {
  WaitForVendor: 'W',
  AskForOriginAddress: 'A',
  AskForOriginAddressDetails: 'D',
  CheckServiceHours: 'H',
  ServiceClosed: 'C',
  AskForDestinationAddress: 'Q',
  CheckIfDestinationIsValid: 'V',
  FillOrderDetails: 'O',
  FillPaymentDetails: 'P',
};

/** The target of the event from each step; a dot where the flow ignores it and returns the same object. */
const row = (input: Input, flowAt = at): string =>
  everyStep
    .map((step) => {
      const before = flowAt(step);
      const after = take(before, input);
      return after === before ? '.' : letters[after.step];
    })
    .join('');

describe('each event at each step of the request flow (specification §4)', () => {
  it('each step is reached by its events', () => {
    expect(everyStep.map((step) => at(step).step)).toEqual(everyStep);
  });

  it.each<[string, string, Input]>([
    // Written independently of the table under test, for the steps W, A, D, H, C, Q, V, O, P.
    ['StartFlow with a collection point', 'HHHHHHHHH', start],
    ['StartFlow without one', 'AAAAAAAAA', startNowhere],
    ['ChangeVendor', 'WWWWWWWWW', { type: 'ChangeVendor' }],
    ['GoBackToOriginAddressDetails', '...DDDDDD', { type: 'GoBackToOriginAddressDetails', place: gate }],
    ['OriginChosen', '.DD......', originAt(elsewhere)],
    ['OriginDropped', '.AA......', { type: 'OriginDropped' }],
    ['OriginSaved', '..H......', saved()],
    ['OriginSaved, with an outdated check', '.........', saved(1)],
    ['OriginGiven', '..H......', { type: 'OriginGiven' }],
    ['HoursKnown, open', '...QQ....', hours('OPEN')],
    ['HoursKnown, closed', '...CC....', hours('CLOSED')],
    ['HoursKnown, with an outdated check', '.........', hours('OPEN', 1)],
    ['DestinationChosen', '.....VVVV', dropOffAt(elsewhere)],
    ['DestinationNamed', '......VOP', named],
    ['DestinationDropped', '.....QQQQ', { type: 'DestinationDropped' }],
    ['DestinationChecked, deliverable', '......VOP', answered('deliverable')],
    ['DestinationChecked, closed', '......CCC', answered('closed')],
    ['DestinationChecked, collection point incomplete', '......AAA', answered('collection-point-incomplete')],
    ['DestinationChecked, too far', '......QQQ', answered('too-far')],
    ['DestinationChecked, outside the area', '......QQQ', answered('outside-area')],
    ['DestinationChecked, unverified', '......V..', answered('unverified')],
    ['DestinationChecked, with an outdated check', '.........', answered('too-far', 1)],
    ['Continue', '......OP.', continueOn],
    ['GoBack', '..A....VO', { type: 'GoBack' }],
    ['OrderPlaced', '.....HHHH', { type: 'OrderPlaced' }],
  ])('%s leads to %s', (_, expected, input) => {
    expect(row(input)).toBe(expected);
  });

  it('with a saved drop-off, open hours lead to its check', () => {
    const withDestination: Input = { type: 'StartFlow', vendorId: 'd001', origin: shop, destination: door };
    const closed = [withDestination, hours('CLOSED')].reduce(take, initialFlow);
    expect([take(initialFlow, withDestination), closed].map((flow) => take(flow, hours('OPEN')).step)).toEqual([
      'CheckIfDestinationIsValid',
      'CheckIfDestinationIsValid',
    ]);
  });

  it('the flow does not continue with an unchecked place', () => {
    const unchecked = (step: RequestStep) => at(step, [dropOffAt(elsewhere)]);
    expect(row(continueOn, unchecked)).toBe('.........');
  });

  it('an edit continues outside service hours', () => {
    const editing: Input = { type: 'StartFlow', vendorId: 'd001', origin: shop, destination: door, editing: true };
    const edited = [editing, hours('CLOSED')].reduce(take, initialFlow);
    expect(edited.step).toBe('CheckIfDestinationIsValid');
    expect(take(edited, answered('closed'))).toMatchObject({ step: edited.step, verdict: 'deliverable' });
    expect(take(edited, { type: 'DestinationDropped' }).step).toBe('AskForDestinationAddress');
  });

  it('the address of a pin does not trigger another check', () => {
    const details = at('AskForOriginAddressDetails');
    expect(take(details, originAt({ ...gate, address: 'Soi 11' }))).toEqual({
      ...details,
      newOrigin: { ...gate, address: 'Soi 11' },
    });
    for (const step of ['CheckIfDestinationIsValid', 'FillOrderDetails', 'FillPaymentDetails'] as const) {
      const flow = at(step);
      const place = { ...door, address: 'Soi 39' };
      expect(take(flow, dropOffAt(place))).toEqual({ ...flow, destination: place });
    }
  });

  it('these tests use every row of the table', () => {
    const taken = new Set<unknown>();
    const tryInput = (flow: RequestFlow, input: Input) => {
      const event = typeof input === 'function' ? input(flow) : input;
      const rows = transitions[event.type] as readonly Transition<RequestEvent>[];
      taken.add(rows.find(({ from, when }) => from.includes(flow.step) && (when?.(flow, event) ?? true)));
    };
    const withDestination: Input = { type: 'StartFlow', vendorId: 'd001', origin: shop, destination: door };
    const verdicts = ['deliverable', 'closed', 'collection-point-incomplete', 'too-far', 'unverified'] as const;
    const withoutFacts = [
      'ChangeVendor',
      'OriginDropped',
      'OriginGiven',
      'DestinationDropped',
      'GoBack',
      'OrderPlaced',
    ] as const;
    const all: readonly Input[] = [
      start,
      startNowhere,
      { type: 'GoBackToOriginAddressDetails', place: gate },
      originAt(gate),
      originAt(elsewhere),
      saved(),
      hours('OPEN'),
      hours('CLOSED'),
      dropOffAt(door),
      dropOffAt(elsewhere),
      named,
      continueOn,
      ...verdicts.map((verdict) => answered(verdict)),
      ...withoutFacts.map((type) => ({ type })),
    ];
    for (const step of everyStep) for (const input of all) tryInput(at(step), input);
    tryInput(take(initialFlow, withDestination), hours('OPEN'));
    expect(
      Object.values(transitions)
        .flat()
        .filter((each) => !taken.has(each)),
    ).toEqual([]);
  });
});
