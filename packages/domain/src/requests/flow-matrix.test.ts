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

type Told = RequestEvent | ((flow: RequestFlow) => RequestEvent);
const tell = (flow: RequestFlow, told: Told) => advanceFlow(flow, typeof told === 'function' ? told(flow) : told);

const hours =
  (status: ServiceStatus['status'], old = 0): Told =>
  ({ check }) => ({
    type: 'HoursKnown',
    check: check - old,
    hours: { status, from: '08:00', to: '22:00', current_time: '12:00' },
  });
const answered =
  (verdict: Verdict, old = 0): Told =>
  ({ check }) => ({ type: 'DestinationChecked', check: check - old, verdict });
const saved =
  (old = 0): Told =>
  ({ check }) => ({ type: 'OriginSaved', check: check - old, origin: shop });
const start: Told = { type: 'StartFlow', vendorId: 'd001', origin: shop };
const startNowhere: Told = { type: 'StartFlow', vendorId: 'd003', origin: null };
const originAt = (place: typeof door): Told => ({ type: 'OriginChosen', place });
const dropOffAt = (place: typeof door): Told => ({ type: 'DestinationChosen', place });
const named: Told = { type: 'DestinationNamed', address: 'Behind the temple' };

const checked: readonly Told[] = [start, hours('OPEN'), dropOffAt(door), answered('deliverable')];
const goOn: Told = { type: 'Continue' };

/** How a flow comes to each step, in the order in which the columns of the tables stand. */
const ways: Readonly<Record<RequestStep, readonly Told[]>> = {
  WaitForVendor: [],
  AskForOriginAddress: [startNowhere],
  AskForOriginAddressDetails: [startNowhere, originAt(gate)],
  CheckServiceHours: [start],
  ServiceClosed: [start, hours('CLOSED')],
  AskForDestinationAddress: [start, hours('OPEN')],
  CheckIfDestinationIsValid: checked,
  FillOrderDetails: [...checked, goOn],
  FillPaymentDetails: [...checked, goOn, goOn],
};
const at = (step: RequestStep, more: readonly Told[] = []): RequestFlow =>
  [...ways[step], ...more].reduce(tell, initialFlow);

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

/** Where the event leads from each step; a dot where it means nothing, so that not even the object is another. */
const row = (told: Told, flowAt = at): string =>
  everyStep
    .map((step) => {
      const before = flowAt(step);
      const after = tell(before, told);
      return after === before ? '.' : letters[after.step];
    })
    .join('');

describe('each event at each step of the request flow (specification §4)', () => {
  it('each step is reached before it is tried', () => {
    expect(everyStep.map((step) => at(step).step)).toEqual(everyStep);
  });

  it.each<[string, string, Told]>([
    // Written down apart from the table that is tested: from W, A, D, H, C, Q, V, O, P.
    ['StartFlow with a collection point', 'HHHHHHHHH', start],
    ['StartFlow without one', 'AAAAAAAAA', startNowhere],
    ['ChangeVendor', 'WWWWWWWWW', { type: 'ChangeVendor' }],
    ['GoBackToOriginAddressDetails', '...DDDDDD', { type: 'GoBackToOriginAddressDetails', place: gate }],
    ['OriginChosen', '.DD......', originAt(elsewhere)],
    ['OriginDropped', '.AA......', { type: 'OriginDropped' }],
    ['OriginSaved', '..H......', saved()],
    ['OriginSaved, of an earlier question', '.........', saved(1)],
    ['OriginGiven', '..H......', { type: 'OriginGiven' }],
    ['HoursKnown, open', '...QQ....', hours('OPEN')],
    ['HoursKnown, closed', '...CC....', hours('CLOSED')],
    ['HoursKnown, of an earlier question', '.........', hours('OPEN', 1)],
    ['DestinationChosen', '.....VVVV', dropOffAt(elsewhere)],
    ['DestinationNamed', '......VOP', named],
    ['DestinationDropped', '.....QQQQ', { type: 'DestinationDropped' }],
    ['DestinationChecked, deliverable', '......VOP', answered('deliverable')],
    ['DestinationChecked, closed', '......CCC', answered('closed')],
    ['DestinationChecked, collection point incomplete', '......AAA', answered('collection-point-incomplete')],
    ['DestinationChecked, too far', '......QQQ', answered('too-far')],
    ['DestinationChecked, outside the area', '......QQQ', answered('outside-area')],
    ['DestinationChecked, unverified', '......V..', answered('unverified')],
    ['DestinationChecked, of an earlier question', '.........', answered('too-far', 1)],
    ['Continue', '......OP.', goOn],
    ['GoBack', '..A....VO', { type: 'GoBack' }],
    ['OrderPlaced', '.....HHHH', { type: 'OrderPlaced' }],
  ])('%s leads to %s', (_, expected, told) => {
    expect(row(told)).toBe(expected);
  });

  it('with a drop-off that is kept, hours that are open lead to its check', () => {
    const kept: Told = { type: 'StartFlow', vendorId: 'd001', origin: shop, destination: door };
    const closed = [kept, hours('CLOSED')].reduce(tell, initialFlow);
    expect([tell(initialFlow, kept), closed].map((flow) => tell(flow, hours('OPEN')).step)).toEqual([
      'CheckIfDestinationIsValid',
      'CheckIfDestinationIsValid',
    ]);
  });

  it('a place that has not been checked yet is not gone on with', () => {
    const unchecked = (step: RequestStep) => at(step, [dropOffAt(elsewhere)]);
    expect(row(goOn, unchecked)).toBe('.........');
  });

  it('an order that is changed goes on whatever the hours are', () => {
    const editing: Told = { type: 'StartFlow', vendorId: 'd001', origin: shop, destination: door, editing: true };
    const edited = [editing, hours('CLOSED')].reduce(tell, initialFlow);
    expect(edited.step).toBe('CheckIfDestinationIsValid');
    expect(tell(edited, answered('closed'))).toMatchObject({ step: edited.step, verdict: 'deliverable' });
    expect(tell(edited, { type: 'DestinationDropped' }).step).toBe('AskForDestinationAddress');
  });

  it('a pin that only gets its address stays where it is, and is not asked about again', () => {
    const details = at('AskForOriginAddressDetails');
    expect(tell(details, originAt({ ...gate, address: 'Soi 11' }))).toEqual({
      ...details,
      newOrigin: { ...gate, address: 'Soi 11' },
    });
    for (const step of ['CheckIfDestinationIsValid', 'FillOrderDetails', 'FillPaymentDetails'] as const) {
      const flow = at(step);
      const place = { ...door, address: 'Soi 39' };
      expect(tell(flow, dropOffAt(place))).toEqual({ ...flow, destination: place });
    }
  });

  it('no row of the table is left untried', () => {
    const taken = new Set<unknown>();
    const tried = (flow: RequestFlow, told: Told) => {
      const event = typeof told === 'function' ? told(flow) : told;
      const rows = transitions[event.type] as readonly Transition<RequestEvent>[];
      taken.add(rows.find(({ from, when }) => from.includes(flow.step) && (when?.(flow, event) ?? true)));
    };
    const kept: Told = { type: 'StartFlow', vendorId: 'd001', origin: shop, destination: door };
    const verdicts = ['deliverable', 'closed', 'collection-point-incomplete', 'too-far', 'unverified'] as const;
    const bare = [
      'ChangeVendor',
      'OriginDropped',
      'OriginGiven',
      'DestinationDropped',
      'GoBack',
      'OrderPlaced',
    ] as const;
    const all: readonly Told[] = [
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
      goOn,
      ...verdicts.map((verdict) => answered(verdict)),
      ...bare.map((type) => ({ type })),
    ];
    for (const step of everyStep) for (const told of all) tried(at(step), told);
    tried(tell(initialFlow, kept), hours('OPEN'));
    expect(
      Object.values(transitions)
        .flat()
        .filter((each) => !taken.has(each)),
    ).toEqual([]);
  });
});
