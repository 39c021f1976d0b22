import { describe, expect, test } from 'vitest';
import type { DeliveryRequest, FleetReport, RiderPosition } from './reports.ts';
import { bangkokRiders } from './roster.ts';
import { type SimulatedFleet, type SimulatedFleetOptions, createSimulatedFleet } from './simulated-fleet.ts';
import { type FleetStore, memoryFleetStore } from './store.ts';

const centre = { latitude: 13.7563, longitude: 100.5018 };
const door = { latitude: 13.78, longitude: 100.53 };
const minute = 60_000;

function request(orderId: string, more: Partial<DeliveryRequest> = {}): DeliveryRequest {
  return { orderId, revision: 1, pickup: centre, dropOff: door, notes: '', ...more };
}

interface Scene {
  fleet: SimulatedFleet;
  store: FleetStore;
  clock: { time: number; now(): number };
  reports: FleetReport[];
  positions: RiderPosition[];
  failures: unknown[];
  /** Advances the clock second by second and ticks the fleet. */
  pass(ms: number): Promise<void>;
}

async function open(
  overrides: Partial<SimulatedFleetOptions> & { crew?: number } = {},
  earlier?: Scene,
): Promise<Scene> {
  const clock: Scene['clock'] = earlier?.clock ?? { time: Date.UTC(2026, 10, 21), now: () => clock.time };
  const store = overrides.store ?? earlier?.store ?? memoryFleetStore();
  const scene: Omit<Scene, 'fleet'> = {
    store,
    clock,
    reports: earlier?.reports ?? [],
    positions: [],
    failures: [],
    async pass(ms) {
      for (const end = clock.time + ms; clock.time < end;) {
        clock.time += 1000;
        await fleet.tick();
      }
    },
  };
  const fleet = await createSimulatedFleet({
    clock,
    speed: 8,
    route: (from, to) => [from, to],
    seed: 7,
    riders: bangkokRiders.slice(0, overrides.crew ?? 25),
    centre,
    store,
    onEvent: async (report) => void scene.reports.push(report),
    onPositions: async (positions) => void scene.positions.push(...positions),
    onFailure: (error) => void scene.failures.push(error),
    ...overrides,
  });
  return { ...scene, fleet };
}

function story(reports: readonly FleetReport[], orderId: string): string[] {
  return reports
    .filter((report) => report.orderId === orderId)
    .map((report) => (report.kind === 'proof' ? `photo ${report.proof}` : report.progress));
}

describe('the simulated fleet', () => {
  test('continues the report numbers of an order that is withdrawn and dispatched again', async () => {
    const scene = await open();
    await scene.fleet.dispatch(request('a'));
    await scene.pass(20_000);
    const first = scene.reports.map(({ sequence }) => sequence);
    expect(first.length).toBeGreaterThan(1);
    await scene.fleet.cancel('a');
    await scene.fleet.dispatch(request('a', { revision: 2 }));
    await scene.pass(6 * minute);
    const again = scene.reports.slice(first.length);
    expect(again.map(({ sequence }) => sequence)).toEqual(again.map((_, index) => 101 + index));
    expect(story(again, 'a')).toContain('delivered');
  });

  test('delivers an order in two to four minutes at the demo speed', async () => {
    const scene = await open();
    await scene.fleet.dispatch(request('o1'));
    await scene.pass(2 * minute);
    expect(story(scene.reports, 'o1')).not.toContain('delivered');
    await scene.pass(2 * minute);
    expect(story(scene.reports, 'o1').at(-1)).toBe('delivered');
    expect(scene.failures).toEqual([]);
  });

  test.each([8, 600])('collects a scheduled order no sooner than its time at %i times the speed', async (speed) => {
    const scene = await open({ speed });
    const due = scene.clock.time + 14 * minute;
    await scene.fleet.dispatch(request('o1', { collectAt: due }));
    await scene.pass(13 * minute);
    expect(story(scene.reports, 'o1')).toEqual(expect.arrayContaining(['assigned', 'accepted']));
    expect(story(scene.reports, 'o1')).not.toContain('picked-up');
    // A new address plans the route again but does not change the collection time.
    await scene.fleet.dispatch(
      request('o1', { revision: 2, collectAt: due, dropOff: { latitude: 13.77, longitude: 100.52 } }),
    );
    await scene.pass(6 * minute);
    const collected = scene.reports.find((report) => report.kind === 'progress' && report.progress === 'picked-up');
    expect(collected?.occurredAt).toBeGreaterThanOrEqual(due);
    expect(story(scene.reports, 'o1').at(-1)).toBe('delivered');
  });

  test('gives each rider one order at a time', async () => {
    const scene = await open({ crew: 2 });
    await scene.fleet.dispatch(request('o1'));
    await scene.fleet.dispatch(request('o2'));
    await scene.fleet.dispatch(request('o3'));
    await scene.pass(5000);
    const riderOf = (orderId: string): string | undefined =>
      scene.reports.find((report) => report.orderId === orderId)?.rider.id;
    expect(new Set([riderOf('o1'), riderOf('o2')]).size).toBe(2);
    expect(riderOf('o3')).toBeUndefined();
    await scene.pass(12 * minute);
    expect(story(scene.reports, 'o3').at(-1)).toBe('delivered');
  });

  test('reports the position of a rider with an order every second, and once more when it is free', async () => {
    const scene = await open();
    await scene.fleet.dispatch(request('o1'));
    await scene.pass(30_000);
    const [first] = scene.positions;
    expect(scene.positions.length).toBeGreaterThanOrEqual(29);
    expect(new Set(scene.positions.map(({ latitude }) => latitude)).size).toBeGreaterThan(5);
    await scene.pass(5 * minute);
    expect(scene.positions.at(-1)).toMatchObject({ rider: first?.rider, orderId: null });
  });

  test('reports the rider at the door before the delivery, at any speed', async () => {
    const calls: (RiderPosition | 'delivered')[] = [];
    const scene = await open({
      speed: 600,
      onPositions: async (positions) => void calls.push(...positions),
      onEvent: async (report) => {
        if (report.kind === 'progress' && report.progress === 'delivered') calls.push('delivered');
      },
    });
    const { dropOff } = request('o1');
    await scene.fleet.dispatch(request('o1'));
    await scene.pass(10_000);
    const position = calls[calls.indexOf('delivered') - 1];
    if (position === undefined || position === 'delivered') throw new Error('no position was reported');
    expect(position.orderId).toBe('o1');
    expect(position.latitude).toBeCloseTo(dropOff.latitude, 9);
    expect(position.longitude).toBeCloseTo(dropOff.longitude, 9);
  });

  test('numbers the reports of an order and sends a refused one again unchanged', async () => {
    let attempts = 0;
    const accepted: FleetReport[] = [];
    const received: FleetReport[] = [];
    const scene = await open({
      onEvent: async (report) => {
        received.push(report);
        attempts += 1;
        if (attempts % 2 === 1) throw new Error('not now');
        accepted.push(report);
      },
    });
    await scene.fleet.dispatch(request('o1'));
    await scene.pass(6 * minute);
    expect(accepted.map(({ sequence }) => sequence)).toEqual(accepted.map((_, index) => index + 1));
    expect(accepted.at(-1)).toMatchObject({ progress: 'delivered' });
    const [first, retry] = received;
    expect(retry).toEqual(first);
    expect(scene.failures.length).toBeGreaterThan(0);
  });

  test('continues after a kill at the point that it would have reached', async () => {
    const before = await open();
    await before.fleet.dispatch(request('o1'));
    await before.fleet.dispatch(request('o2', { notes: '#absent' }));
    await before.pass(40_000);
    const storyBefore = story(before.reports, 'o1');
    expect(storyBefore).toContain('accepted');
    before.clock.time += minute;
    const after = await open({}, before);
    await after.pass(5 * minute);
    const whole = story(after.reports, 'o1');
    expect(whole.slice(0, storyBefore.length)).toEqual(storyBefore);
    expect(whole.at(-1)).toBe('delivered');
    expect(new Set(whole).size).toBe(whole.length);
    expect(new Set(after.reports.map(({ rider }) => rider.id)).size).toBe(1);
  });

  test('keeps an order that no rider accepts until it is cancelled', async () => {
    const scene = await open();
    await scene.fleet.dispatch(request('o1', { notes: 'gate code 12 #absent' }));
    await scene.pass(10 * minute);
    expect(scene.reports).toEqual([]);
    await scene.fleet.cancel('o1');
    expect((await scene.store.load()).deliveries).toEqual([]);
  });

  test('gives the rider of a cancelled order the next order', async () => {
    const scene = await open({ crew: 1 });
    await scene.fleet.dispatch(request('o1'));
    await scene.pass(5000);
    await scene.fleet.dispatch(request('o2'));
    await scene.pass(5000);
    expect(story(scene.reports, 'o2')).toEqual([]);
    const storyBefore = story(scene.reports, 'o1');
    await scene.fleet.cancel('o1');
    await scene.pass(6 * minute);
    expect(story(scene.reports, 'o1')).toEqual(storyBefore);
    expect(story(scene.reports, 'o2').at(-1)).toBe('delivered');
  });

  test('ignores a repeated order and delivers a newer revision to its new address', async () => {
    const scene = await open();
    await scene.fleet.dispatch(request('o1'));
    await scene.fleet.dispatch(request('o1'));
    await scene.pass(10_000);
    const elsewhere = { latitude: 13.74, longitude: 100.49 };
    await scene.fleet.dispatch(request('o1', { revision: 2, dropOff: elsewhere }));
    await scene.pass(6 * minute);
    expect(story(scene.reports, 'o1').filter((step) => step === 'assigned')).toHaveLength(1);
    expect(story(scene.reports, 'o1').at(-1)).toBe('delivered');
    expect(scene.positions.at(-1)).toMatchObject(elsewhere);
  });

  test('rejects an order that it could not store', async () => {
    const inner = memoryFleetStore();
    let isBroken = true;
    const store: FleetStore = {
      load: () => inner.load(),
      save: (changes) => (isBroken ? Promise.reject(new Error('disk full')) : inner.save(changes)),
    };
    const scene = await open({ store });
    await expect(scene.fleet.dispatch(request('o1'))).rejects.toThrow('disk full');
    isBroken = false;
    await scene.fleet.dispatch(request('o1'));
    expect((await inner.load()).deliveries).toHaveLength(1);
  });

  test('stores a burst of orders in a few saves', async () => {
    const inner = memoryFleetStore();
    let saves = 0;
    const store: FleetStore = {
      load: () => inner.load(),
      save: async (changes) => {
        saves += 1;
        await inner.save(changes);
      },
    };
    const scene = await open({ store });
    await Promise.all(Array.from({ length: 200 }, (_, index) => scene.fleet.dispatch(request(`o${index}`))));
    expect((await inner.load()).deliveries).toHaveLength(200);
    expect(saves).toBeLessThan(5);
  });

  test('gives the order of a rider who left the roster to another rider', async () => {
    const [first, ...others] = bangkokRiders;
    const before = await open({ riders: first ? [first] : [] });
    await before.fleet.dispatch(request('o1'));
    await before.pass(3000);
    const after = await open({ riders: others }, before);
    await after.pass(6 * minute);
    expect(after.reports.at(-1)).toMatchObject({ orderId: 'o1', progress: 'delivered' });
    expect(after.reports.at(-1)?.rider.id).not.toBe(first?.id);
  });
});
