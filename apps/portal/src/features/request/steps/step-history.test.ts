import { advanceFlow } from '@riderbell/domain/requests/advance-flow.ts';
import { initialFlow, type RequestEvent, type RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { describe, expect, it } from 'vitest';
import { type StepMove, stepMove, stepPageIn, stepPageOf } from './step-history.ts';

const place = {
  coordinates: { latitude: 13.75, longitude: 100.53 },
  address: 'Rama I Rd',
  building: '',
  city: '',
  postalCode: '',
  countryCode: 'TH',
};
const after = (...events: readonly RequestEvent[]): RequestFlow => events.reduce(advanceFlow, initialFlow);
const startEvents: readonly RequestEvent[] = [
  { type: 'StartFlow', vendorId: 'd001', origin: place.coordinates },
  { type: 'HoursKnown', check: 1, hours: { status: 'OPEN', from: null, to: null, current_time: null } },
  { type: 'DestinationChosen', place },
];
const checking = after(...startEvents);
const verdictOf = (verdict: 'deliverable' | 'too-far') =>
  advanceFlow(checking, { type: 'DestinationChecked', check: checking.check, verdict });
const address = verdictOf('deliverable');
const details = advanceFlow(address, { type: 'Continue' });
const payment = advanceFlow(details, { type: 'Continue' });

describe('the pages of a request on a narrow screen, and the entries of the history', () => {
  it('returns the page of a step and the page of a history entry', () => {
    expect([checking, address, details, payment].map(({ step }) => stepPageOf(step))).toEqual([0, 0, 1, 2]);
    expect([null, {}, { requestStep: 1 }, { requestStep: 2 }, { requestStep: 3 }, 'x'].map(stepPageIn)).toEqual([
      0, 0, 1, 2, 0, 0,
    ]);
  });

  it('adds an entry for each page, even when two are reached at once', () => {
    expect(stepMove(details, 0, false)).toEqual({ push: 1 });
    expect(stepMove(payment, 1, false)).toEqual({ push: 2 });
    expect(stepMove(payment, 0, false)).toEqual({ push: 1 });
  });

  it('goes back in the history when the form itself goes back', () => {
    expect(stepMove(details, 2, false)).toEqual({ go: -1 });
    expect(stepMove(verdictOf('too-far'), 2, false)).toEqual({ go: -2 });
  });

  it('follows the visitor back and forward', () => {
    expect(stepMove(payment, 1, true)).toEqual({ flow: 'GoBack' });
    expect(stepMove(address, 2, true)).toEqual({ flow: 'Continue' });
    expect(stepMove(details, 2, true)).toEqual({ flow: 'Continue' });
    expect(stepMove(payment, 2, true)).toBeNull();
  });

  it('waits after a reload for the check of the address, and starts again if no rider can go there', () => {
    expect(stepMove(checking, 2, true)).toBe<StepMove>('wait');
    expect(stepMove(verdictOf('too-far'), 2, true)).toEqual({ go: -2 });
    expect(stepMove(after(...startEvents.slice(0, 2)), 1, true)).toEqual({ go: -1 });
  });
});
