import type { ServiceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import { describe, expect, it } from 'vitest';
import { pinAt } from './place.ts';
import {
  initialFlow,
  isDeliverable,
  requestFlow,
  type RequestEvent,
  type RequestFlow,
  requestSteps,
  type Verdict,
} from './request-flow.ts';

const shop = { latitude: 13.7455, longitude: 100.5341 };
const door = { ...pinAt({ latitude: 13.7305, longitude: 100.569 }), address: 'Sukhumvit Rd' };
const elsewhere = pinAt({ latitude: 13.72, longitude: 100.52 });
const open: ServiceStatus = { status: 'OPEN', from: '08:00', to: '22:00', current_time: '12:00' };
const closed: ServiceStatus = { ...open, status: 'CLOSED', current_time: '23:10' };

const after = (...events: RequestEvent[]): RequestFlow => events.reduce(requestFlow, initialFlow);
const started: RequestEvent = { type: 'started', vendorId: 'd001', origin: shop };
const opened: RequestEvent = { type: 'hours-known', hours: open };
const chosen: RequestEvent = { type: 'destination-chosen', place: door };
const answered = (verdict: Verdict, check = 1): RequestEvent => ({ type: 'destination-checked', check, verdict });
const on: RequestEvent = { type: 'went-on' };

describe('the request flow (specification §4)', () => {
  it('waits for the vendor, checks the hours, and asks where to', () => {
    expect(initialFlow.step).toBe('WaitForVendor');
    expect(after(started).step).toBe('CheckServiceHours');
    expect(after(started, opened).step).toBe('AskForDestinationAddress');
  });

  it('goes by way of the check and the details to the payment, and back', () => {
    const checking = after(started, opened, chosen);
    expect(checking.step).toBe('CheckIfDestinationIsValid');
    expect(requestFlow(checking, on).step).toBe('CheckIfDestinationIsValid');
    const details = after(started, opened, chosen, answered('deliverable'), on);
    expect(details.step).toBe('FillOrderDetails');
    const payment = requestFlow(details, on);
    expect(payment.step).toBe('FillPaymentDetails');
    expect(requestFlow(payment, on)).toBe(payment);
    expect(requestFlow(payment, { type: 'went-back' }).step).toBe('FillOrderDetails');
    expect(requestFlow(details, { type: 'went-back' }).step).toBe('CheckIfDestinationIsValid');
  });

  it('passes through every step that the specification names, and no other', () => {
    const seen = new Set<string>();
    let flow = initialFlow;
    const events: RequestEvent[] = [
      { type: 'started', vendorId: 'd003', origin: null },
      { type: 'origin-chosen', place: door },
      { type: 'origin-saved', origin: shop },
      { type: 'hours-known', hours: closed },
      opened,
      chosen,
      answered('deliverable'),
      on,
      on,
    ];
    seen.add(flow.step);
    for (const event of events) {
      flow = requestFlow(flow, event);
      seen.add(flow.step);
    }
    expect([...seen].sort()).toEqual([...requestSteps].sort());
  });
});

describe('the collection point', () => {
  it('is asked for, with its details, when the vendor has no coordinates', () => {
    const asking = after({ type: 'started', vendorId: 'd003', origin: null });
    expect(asking.step).toBe('AskForOriginAddress');
    const details = requestFlow(asking, { type: 'origin-chosen', place: door });
    expect(details).toMatchObject({ step: 'AskForOriginAddressDetails', newOrigin: door });
    expect(requestFlow(details, { type: 'went-back' }).step).toBe('AskForOriginAddress');
    const saved = requestFlow(details, { type: 'origin-saved', origin: shop });
    expect(saved).toMatchObject({ step: 'CheckServiceHours', origin: shop, newOrigin: null });
  });

  it('is asked for again when the server finds it incomplete', () => {
    const flow = after(started, opened, chosen, answered('collection-point-incomplete'));
    expect(flow).toMatchObject({ step: 'AskForOriginAddress', origin: null });
  });
});

describe('the service hours', () => {
  it('close the flow, and open it when they are asked again', () => {
    const shut = after(started, { type: 'hours-known', hours: closed });
    expect(shut).toMatchObject({ step: 'ServiceClosed', hours: closed });
    expect(requestFlow(shut, opened).step).toBe('AskForDestinationAddress');
  });

  it('that end in the middle of a request keep the drop-off for when they begin again', () => {
    const shut = after(started, opened, chosen, answered('closed'));
    expect(shut).toMatchObject({ step: 'ServiceClosed', destination: door });
    expect(requestFlow(shut, { type: 'hours-known', hours: closed }).step).toBe('ServiceClosed');
    expect(requestFlow(shut, opened)).toMatchObject({ step: 'CheckIfDestinationIsValid', destination: door, check: 2 });
  });
});

describe('the drop-off', () => {
  it.each(['too-far', 'outside-area'] as const)('is rejected when it is %s, and another is asked for', (reason) => {
    const flow = after(started, opened, chosen, answered(reason));
    expect(flow).toMatchObject({ step: 'AskForDestinationAddress', verdict: reason });
    expect(isDeliverable(flow)).toBe(false);
    expect(requestFlow(flow, on)).toBe(flow);
  });

  it('is held when nobody could say, until an answer comes', () => {
    const unsure = after(started, opened, chosen, answered('unverified'));
    expect(unsure.step).toBe('CheckIfDestinationIsValid');
    expect(isDeliverable(unsure)).toBe(false);
    expect(isDeliverable(requestFlow(unsure, answered('deliverable')))).toBe(true);
  });

  it('ignores the answer to an earlier place, whichever comes first', () => {
    const moved = after(started, opened, chosen, { type: 'destination-chosen', place: elsewhere });
    const late = requestFlow(moved, answered('deliverable', 1));
    expect(late).toBe(moved);
    expect(requestFlow(late, answered('too-far', 2)).verdict).toBe('too-far');
    expect(requestFlow(requestFlow(moved, answered('too-far', 2)), answered('deliverable', 1)).verdict).toBe('too-far');
  });

  it('is not checked twice when only its address was looked up', () => {
    const pin = pinAt(door.coordinates);
    const checkedPin = after(started, opened, { type: 'destination-chosen', place: pin }, answered('deliverable'));
    const named = requestFlow(checkedPin, { type: 'destination-chosen', place: door });
    expect(named).toMatchObject({ destination: door, verdict: 'deliverable', check: 1 });
    const typed = requestFlow(checkedPin, { type: 'destination-named', address: 'Behind the temple' });
    expect(typed.destination?.address).toBe('Behind the temple');
  });

  it('may be moved at any later step, and is checked anew', () => {
    const payment = after(started, opened, chosen, answered('deliverable'), on, on);
    const moved = requestFlow(payment, { type: 'destination-chosen', place: elsewhere });
    expect(moved).toMatchObject({ step: 'CheckIfDestinationIsValid', verdict: 'unknown', check: 2 });
    expect(requestFlow(moved, { type: 'destination-dropped' })).toMatchObject({
      step: 'AskForDestinationAddress',
      destination: null,
    });
  });
});

describe('a request that was kept', () => {
  it('goes on with its drop-off, which is checked anew', () => {
    const back = after({ type: 'started', vendorId: 'd001', origin: shop, destination: door }, opened);
    expect(back).toMatchObject({ step: 'CheckIfDestinationIsValid', destination: door, verdict: 'unknown', check: 1 });
  });
});

describe('the end of a request', () => {
  it('resets the flow for the next one of the same vendor', () => {
    const sent = after(started, opened, chosen, answered('deliverable'), on, on, { type: 'sent' });
    expect(sent).toMatchObject({ step: 'AskForDestinationAddress', destination: null, origin: shop, hours: open });
    expect(requestFlow(sent, answered('deliverable', 1))).toBe(sent);
  });

  it('is cancelled when the vendor changes, and not by the same vendor again', () => {
    const payment = after(started, opened, chosen, answered('deliverable'), on, on);
    expect(requestFlow(payment, started)).toBe(payment);
    const other = requestFlow(payment, { type: 'started', vendorId: 'd002', origin: shop });
    expect(other).toMatchObject({ step: 'CheckServiceHours', vendorId: 'd002', destination: null });
  });
});
