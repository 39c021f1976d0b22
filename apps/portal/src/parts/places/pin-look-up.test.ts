import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { createPinLookUp } from './pin-look-up.ts';
import { type ChosenPlace, pinAt } from '@riderbell/domain/places/chosen-place.ts';

const here = { latitude: 13.74, longitude: 100.53 };
const there = { latitude: 13.75, longitude: 100.54 };
const named = (at: Coordinates, address: string): ChosenPlace => ({ ...pinAt(at), address });

/** A look-up that answers when the test resolves it. */
function harness() {
  const answers: { at: Coordinates; resolve: (place: ChosenPlace) => void; reject: (error: Error) => void }[] = [];
  const told: ChosenPlace[] = [];
  const pin = createPinLookUp(
    (at) => new Promise((resolve, reject) => answers.push({ at, resolve, reject })),
    async (_, signal) => signal.throwIfAborted(),
  );
  const moveTo = (at: Coordinates) => pin.moveTo(at, (place) => told.push(place));
  const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));
  return { pin, moveTo, answers, told, asked };
}

describe('moving the pin (specification §4)', () => {
  it('reports the place at once, and its address once it is found', async () => {
    const { pin, moveTo, answers, told, asked } = harness();
    moveTo(here);
    expect(told).toEqual([pinAt(here)]);
    expect(pin.get().pending).toBe(true);
    await asked(1);
    answers[0]!.resolve(named(here, 'Silom Rd'));
    await vi.waitFor(() => expect(told).toEqual([pinAt(here), named(here, 'Silom Rd')]));
    expect(pin.get()).toEqual({ pending: false, problem: null });
  });

  it('ignores a late address of a pin that has moved on', async () => {
    const { moveTo, answers, told, asked } = harness();
    moveTo(here);
    await asked(1);
    moveTo(there);
    await asked(2);
    answers[1]!.resolve(named(there, 'Rama I Rd'));
    await vi.waitFor(() => expect(told.at(-1)).toEqual(named(there, 'Rama I Rd')));
    answers[0]!.resolve(named(here, 'Silom Rd'));
    await Promise.resolve();
    expect(told.at(-1)).toEqual(named(there, 'Rama I Rd'));
    expect(told).toHaveLength(3);
  });

  it('ignores the address of the pin once the merchant has chosen a place by search', async () => {
    const { pin, moveTo, answers, told, asked } = harness();
    moveTo(here);
    await asked(1);
    pin.forget();
    answers[0]!.resolve(named(here, 'Silom Rd'));
    await Promise.resolve();
    expect(told).toEqual([pinAt(here)]);
    expect(pin.get().pending).toBe(false);
  });

  it('reports that the address is unknown and leaves the pin', async () => {
    const { pin, moveTo, answers, told, asked } = harness();
    moveTo(here);
    await asked(1);
    const key = 'geolocator.error.reverse';
    answers[0]!.reject(new ApiProblem(502, [{ code: key, translationKey: key, field: null, values: {} }], null));
    await vi.waitFor(() => expect(pin.get().problem?.translationKey).toBe(key));
    expect(told).toEqual([pinAt(here)]);
  });
});
