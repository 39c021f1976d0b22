import { expect, it } from 'vitest';
import { englishTexts } from './texts.ts';

const { errors, tracking } = englishTexts;

/** The messages of tracking, word for word from specification §4 and §8. */
it('the messages of a failed download of a proof are the specification’s', () => {
  expect(tracking['proof.failed']).toBe('An error occured when downloading the proof.');
  expect(errors['error.cant-cancel-order']).toMatch(/cannot be cancelled/);
});

it('the cancel reasons are the specification’s', () => {
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

it('the 19 display statuses are the specification’s', () => {
  const named = Object.entries(tracking)
    .filter(([key]) => key.startsWith('display.'))
    .map(([, text]) => text.toLowerCase());
  expect(named).toEqual(
    `near customer, picked up, near vendor, waiting for rider, in progress, stalled, cancelled, delayed, new, received, delivered,
    returned, returning, payment committed, dispatched, scheduled, in transit, initiated, unknown`.split(/,\s+/),
  );
});
