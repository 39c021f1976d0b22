import { describe, expect, it } from 'vitest';
import type { ServiceStatus } from '../outlets/service-hours.ts';
import { pinAt } from '../places/chosen-place.ts';
import { advanceFlow } from './advance-flow.ts';
import { initialFlow, isDeliverable, type RequestEvent, type RequestFlow, type Verdict } from './request-flow.ts';
import { everyStep, requestSteps } from './request-steps.ts';

const shop = { latitude: 13.7455, longitude: 100.5341 };
const gate = { ...pinAt(shop), address: 'Rama I Rd' };
const door = { ...pinAt({ latitude: 13.7305, longitude: 100.569 }), address: 'Sukhumvit Rd' };
const elsewhere = pinAt({ latitude: 13.72, longitude: 100.52 });
const open: ServiceStatus = { status: 'OPEN', from: '08:00', to: '22:00', current_time: '12:00' };
const closed: ServiceStatus = { ...open, status: 'CLOSED', current_time: '23:10' };

/** An event, or a function that returns the answer to the current check. */
type Input = RequestEvent | ((flow: RequestFlow) => RequestEvent);
const run = (flow: RequestFlow, ...inputs: Input[]): RequestFlow =>
  inputs.reduce((now, each) => advanceFlow(now, typeof each === 'function' ? each(now) : each), flow);
const after = (...inputs: Input[]): RequestFlow => run(initialFlow, ...inputs);

const start: RequestEvent = { type: 'StartFlow', vendorId: 'd001', origin: shop };
const startNowhere: RequestEvent = { type: 'StartFlow', vendorId: 'd003', origin: null };
const hours =
  (status: ServiceStatus): Input =>
  ({ check }) => ({ type: 'HoursKnown', check, hours: status });
const opened = hours(open);
const chosen: RequestEvent = { type: 'DestinationChosen', place: door };
const answered =
  (verdict: Verdict): Input =>
  ({ check }) => ({ type: 'DestinationChecked', check, verdict });
const saved: Input = ({ check }) => ({ type: 'OriginSaved', check, origin: shop });
const on: RequestEvent = { type: 'Continue' };
const back: RequestEvent = { type: 'GoBack' };
const atPayment = [start, opened, chosen, answered('deliverable'), on, on] as const;

describe('the request flow (specification §4)', () => {
  it('waits for the vendor, checks the hours, and asks for the drop-off', () => {
    expect(initialFlow.step).toBe('WaitForVendor');
    expect(after(start).step).toBe('CheckServiceHours');
    expect(after(start, opened).step).toBe('AskForDestinationAddress');
  });

  it('ignores every event but its start before the vendor is known', () => {
    const others: Input[] = [opened, chosen, answered('deliverable'), on, back, saved, { type: 'OrderPlaced' }];
    for (const other of others) expect(after(other)).toBe(initialFlow);
  });

  it('goes through the check and the details to the payment, and back', () => {
    const checking = after(start, opened, chosen);
    expect(checking.step).toBe('CheckIfDestinationIsValid');
    expect(run(checking, on).step).toBe('CheckIfDestinationIsValid');
    const details = after(start, opened, chosen, answered('deliverable'), on);
    expect(details.step).toBe('FillOrderDetails');
    const payment = run(details, on);
    expect(payment.step).toBe('FillPaymentDetails');
    expect(run(payment, on)).toBe(payment);
    expect(run(payment, back).step).toBe('FillOrderDetails');
    expect(run(details, back).step).toBe('CheckIfDestinationIsValid');
  });

  it('passes through every step that the specification names, and no other', () => {
    const inputs: Input[] = [
      startNowhere,
      { type: 'OriginChosen', place: door },
      saved,
      hours(closed),
      opened,
      chosen,
      answered('deliverable'),
      on,
      on,
    ];
    const seen = inputs.map((_, index) => after(...inputs.slice(0, index + 1)).step);
    expect([...new Set(seen)].sort()).toEqual([...requestSteps].sort());
    expect(everyStep).toEqual(['WaitForVendor', ...requestSteps]);
  });
});

describe('a start', () => {
  it('restarts the flow at any step', () => {
    const again = run(after(...atPayment), start);
    expect(again).toMatchObject({ step: 'CheckServiceHours', destination: null, verdict: 'unknown', hours: null });
  });

  it('checks a saved drop-off once the hours are known', () => {
    const restored = after({ ...start, destination: door });
    expect(restored).toMatchObject({ step: 'CheckServiceHours', destination: door });
    expect(run(restored, opened)).toMatchObject({ step: 'CheckIfDestinationIsValid', destination: door });
    const waiting = after({ ...startNowhere, destination: door }, { type: 'OriginChosen', place: gate }, saved, opened);
    expect(waiting).toMatchObject({ step: 'CheckIfDestinationIsValid', destination: door });
  });
});

describe('a change of vendor', () => {
  it('cancels the flow at any step', () => {
    const cancelled = run(after(...atPayment), { type: 'ChangeVendor' });
    expect(cancelled).toEqual({ ...initialFlow, check: cancelled.check });
    expect(run(cancelled, chosen, answered('deliverable'), on)).toBe(cancelled);
    expect(run(cancelled, { ...start, vendorId: 'd002' })).toMatchObject({ vendorId: 'd002', destination: null });
  });

  it('makes the flow ignore answers for the previous vendor', () => {
    const before = after(start, opened, chosen);
    const late: RequestEvent = { type: 'DestinationChecked', check: before.check, verdict: 'deliverable' };
    const now = run(before, { type: 'ChangeVendor' }, { ...start, vendorId: 'd002', destination: door }, opened);
    expect(now.step).toBe('CheckIfDestinationIsValid');
    expect(run(now, late)).toBe(now);
  });
});

describe('the collection point', () => {
  it('is requested, with its details, when the vendor has no coordinates', () => {
    const asking = after(startNowhere);
    expect(asking.step).toBe('AskForOriginAddress');
    const details = run(asking, { type: 'OriginChosen', place: door });
    expect(details).toMatchObject({ step: 'AskForOriginAddressDetails', newOrigin: door });
    expect(run(details, back).step).toBe('AskForOriginAddress');
    expect(run(details, { type: 'OriginDropped' })).toMatchObject({ step: 'AskForOriginAddress', newOrigin: null });
    expect(run(details, saved)).toMatchObject({ step: 'CheckServiceHours', origin: shop, newOrigin: null });
  });

  it('ignores an answer about saving that arrives after the pin moved on', () => {
    const details = after(startNowhere, { type: 'OriginChosen', place: door });
    const late: RequestEvent = { type: 'OriginSaved', check: details.check, origin: door.coordinates };
    const moved = run(details, { type: 'OriginChosen', place: elsewhere });
    expect(run(moved, late)).toBe(moved);
    const named = run(details, { type: 'OriginChosen', place: { ...door, address: 'Soi 11' } });
    expect(run(named, late).step).toBe('CheckServiceHours');
  });

  it('is the chosen place for a guest, and nothing is saved', () => {
    const given = after(startNowhere, { type: 'OriginChosen', place: gate }, { type: 'OriginGiven' });
    expect(given).toMatchObject({ step: 'CheckServiceHours', origin: shop, newOrigin: gate });
    const placed = run(given, opened, chosen, answered('deliverable'), on, on, { type: 'OrderPlaced' });
    expect(placed).toMatchObject({ step: 'CheckServiceHours', origin: shop, newOrigin: gate });
    expect(after(startNowhere, { type: 'OriginGiven' }).step).toBe('AskForOriginAddress');
  });

  it('is requested again when the server finds it incomplete', () => {
    const flow = after(start, opened, chosen, answered('collection-point-incomplete'));
    expect(flow).toMatchObject({ step: 'AskForOriginAddress', origin: null, destination: door });
  });

  it('can be changed from any later step, which repeats the steps after it', () => {
    const again: RequestEvent = { type: 'GoBackToOriginAddressDetails', place: gate };
    for (let count = 1; count <= atPayment.length; count += 1) {
      const flow = run(after(...atPayment.slice(0, count)), again);
      expect(flow).toMatchObject({ step: 'AskForOriginAddressDetails', newOrigin: gate, origin: null, hours: null });
    }
    const redone = run(after(...atPayment), again, saved, opened);
    expect(redone).toMatchObject({ step: 'CheckIfDestinationIsValid', destination: door, verdict: 'unknown' });
    expect(after(again)).toBe(initialFlow);
  });
});

describe('the service hours', () => {
  it('close the flow, and open it after another check', () => {
    const shut = after(start, hours(closed));
    expect(shut).toMatchObject({ step: 'ServiceClosed', hours: closed });
    expect(run(shut, hours(closed)).step).toBe('ServiceClosed');
    expect(run(shut, opened).step).toBe('AskForDestinationAddress');
  });

  it('keep the drop-off when they end during a request, until they begin again', () => {
    const shut = after(start, opened, chosen, answered('closed'));
    expect(shut).toMatchObject({ step: 'ServiceClosed', destination: door });
    expect(run(shut, hours(closed)).step).toBe('ServiceClosed');
    expect(run(shut, opened)).toMatchObject({ step: 'CheckIfDestinationIsValid', destination: door });
  });

  it('ignore an answer to a check before the restart', () => {
    const first = after(start);
    const again = run(first, start);
    expect(run(again, { type: 'HoursKnown', check: first.check, hours: closed })).toBe(again);
  });

  it('do not block an edit of an existing order', () => {
    const editing = after({ ...start, destination: door, editing: true }, hours(closed));
    expect(editing.step).toBe('CheckIfDestinationIsValid');
    expect(isDeliverable(run(editing, answered('closed')))).toBe(true);
    expect(run(editing, answered('too-far'))).toMatchObject({ step: 'AskForDestinationAddress', verdict: 'too-far' });
  });
});

describe('the drop-off', () => {
  it.each(['too-far', 'outside-area'] as const)(
    'is rejected when it is %s, and the flow asks for another one',
    (reason) => {
      const flow = after(start, opened, chosen, answered(reason));
      expect(flow).toMatchObject({ step: 'AskForDestinationAddress', verdict: reason });
      expect(isDeliverable(flow)).toBe(false);
      expect(run(flow, on)).toBe(flow);
    },
  );

  it('waits in its step after a failed check, until an answer comes', () => {
    const unsure = after(start, opened, chosen, answered('unverified'));
    expect(unsure.step).toBe('CheckIfDestinationIsValid');
    expect(isDeliverable(unsure)).toBe(false);
    expect(isDeliverable(run(unsure, answered('deliverable')))).toBe(true);
  });

  it('stays deliverable when a later check fails', () => {
    const payment = after(...atPayment);
    expect(run(payment, answered('unverified'))).toBe(payment);
  });

  it('ignores the answer for an earlier place, whichever comes first', () => {
    const first = after(start, opened, chosen);
    const stale: RequestEvent = { type: 'DestinationChecked', check: first.check, verdict: 'deliverable' };
    const moved = run(first, { type: 'DestinationChosen', place: elsewhere });
    expect(run(moved, stale)).toBe(moved);
    const refused = run(moved, answered('too-far'));
    expect(run(refused, stale)).toBe(refused);
  });

  it('is not checked again when only its address was looked up', () => {
    const checkedPin = after(start, opened, { type: 'DestinationChosen', place: pinAt(door.coordinates) });
    const accepted = run(checkedPin, answered('deliverable'));
    const named = run(accepted, { type: 'DestinationChosen', place: door });
    expect(named).toEqual({ ...accepted, destination: door });
    const typed = run(accepted, { type: 'DestinationNamed', address: 'Behind the temple' });
    expect(typed.destination?.address).toBe('Behind the temple');
  });

  it('can be moved at any later step, and is checked again', () => {
    const moved = run(after(...atPayment), { type: 'DestinationChosen', place: elsewhere });
    expect(moved).toMatchObject({ step: 'CheckIfDestinationIsValid', verdict: 'unknown' });
    expect(run(moved, { type: 'DestinationDropped' })).toMatchObject({
      step: 'AskForDestinationAddress',
      destination: null,
    });
  });
});

describe('the end of a request', () => {
  it('resets the flow for the next one of the same vendor', () => {
    const payment = after(...atPayment);
    const placed = run(payment, { type: 'OrderPlaced' });
    expect(placed).toMatchObject({ step: 'CheckServiceHours', vendorId: 'd001', origin: shop, destination: null });
    expect(run(placed, { type: 'DestinationChecked', check: payment.check, verdict: 'deliverable' })).toBe(placed);
  });
});
