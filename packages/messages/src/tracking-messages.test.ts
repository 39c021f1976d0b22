import { expect, it } from 'vitest';
import { englishTexts } from './texts.ts';

const { errors, tracking } = englishTexts;

/** What tracking says, word for word as specification §4 and §8 have it. */
it('says that a proof could not be downloaded', () => {
  expect(tracking['proof.failed']).toBe('An error occured when downloading the proof.');
  expect(errors['error.cant-cancel-order']).toMatch(/cannot be cancelled/);
});

it('offers the reasons for a cancellation in the words of the specification', () => {
  const offered = Object.entries(tracking)
    .filter(([key]) => key.startsWith('cancel.reason.'))
    .map(([, text]) => text.toLowerCase());
  expect(offered).toEqual(
    `customer cancelled, mistake error, delivery ETA too long, unable to find, technical problem, no courier, outside service hours,
    courier accident, bad weather, outside delivery area, closed, address incomplete, unreachable, food spillage, late delivery,
    unable to pay, duplicate order, wrong items, payment failure`
      .toLowerCase()
      .split(/,\s+/),
  );
});

it('names the 19 statuses in the words of the specification', () => {
  const named = Object.entries(tracking)
    .filter(([key]) => key.startsWith('display.'))
    .map(([, text]) => text.toLowerCase());
  expect(named).toEqual(
    `near customer, picked up, near vendor, waiting for rider, in progress, stalled, cancelled, delayed, new, received, delivered,
    returned, returning, payment committed, dispatched, scheduled, in transit, initiated, unknown`.split(/,\s+/),
  );
});
