import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BadCourier, type Script } from './bad-courier.ts';
import { judgeCourier, type Verdict } from './conformance.ts';

const secret = 'conformance-secret-of-at-least-32-characters';
const at = { latitude: 13.7385, longitude: 100.5615 };
const program = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function run(path: string, args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [program(path), ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  });
  return child;
}

test('the simulated fleet passes all checks as a separate process', { timeout: 180_000 }, async () => {
  let url = '';
  const verdicts = await judgeCourier({
    get url() {
      return url;
    },
    secret,
    port: 0,
    patienceMilliseconds: 90_000,
    silenceMilliseconds: 5000,
    at,
    onListening: async (address) => {
      const args = ['--port=0', `--secret=${secret}`, `--portal-url=${address}`, '--speed=300'];
      const fleet = run('../../simulators/fleet/serve.ts', args);
      if (!fleet.stdout) throw new Error('the fleet has no output');
      [url] = (await once(createInterface({ input: fleet.stdout }), 'line')) as [string];
    },
  });
  expect(verdicts.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(verdicts).toHaveLength(30);
});

test('the kit prints a line for each check, quotes the page for a fault, and exits with 1', async () => {
  // No courier system can listen at this port.
  const args = ['--url=http://127.0.0.1:1', `--secret=${secret}`, '--port=0', '--patience=0', '--silence=0'];
  const kit = run('../fleet-conformance.ts', args);
  let report = '';
  kit.stdout?.on('data', (chunk: Buffer) => {
    report += chunk.toString();
  });
  // The output is complete when the process has closed it.
  expect(await once(kit, 'close')).toEqual([1, null]);
  expect(report).toMatch(
    /^FAULT accepts an order: the courier system does not answer \(docs\/fleet-api\.md: “204, or any 2xx: taken”\)$/m,
  );
  expect(report).toMatch(/^ok {4}signs every report with the current time$/m);
  expect(report).toMatch(/30 checks, \d+ failed\n$/);
});

test('the kit exits with 2 when an argument is missing or invalid', async () => {
  const kit = run('../fleet-conformance.ts', ['--url=http://127.0.0.1:9000', '--secret=short']);
  expect(await once(kit, 'exit')).toEqual([2, null]);
});

async function faultsOf(
  courierSecret: string | null,
  patienceMilliseconds: number,
  script: Script,
): Promise<Map<string, Verdict>> {
  const courier = new BadCourier(courierSecret, script);
  const url = await courier.listen();
  try {
    const verdicts = await judgeCourier({
      url,
      secret,
      port: 0,
      patienceMilliseconds,
      silenceMilliseconds: 1500,
      at,
      onListening: (address) => {
        courier.portalUrl = address;
      },
    });
    return new Map(verdicts.filter(({ fault }) => fault !== null).map((verdict) => [verdict.check, verdict]));
  } finally {
    await courier.close();
  }
}

const json = (below: string, body: unknown) => ({
  method: 'POST',
  below,
  type: 'application/json',
  body: JSON.stringify(body),
});
const event = (order_id: string, sequence: number, status: string, more = {}) =>
  json('events', { events: [{ order_id, sequence, status, ...more }] });

describe('a faulty courier system', () => {
  const rider = { id: 'r1', name: 'Anong', phone_number: '+66800000007', vehicle: 'motorbike' };

  test('gets a fault for each failed check', { timeout: 60_000 }, async () => {
    const faults = await faultsOf(secret, 30_000, (id) => [
      event(id, 1, 'PICKED_UP'),
      event(id, 2, 'ASSIGNED_TO_TRANSPORT'),
      event(id, 2, 'NEAR_VENDOR'),
      event(id, 3, 'RIDER_IS_DREAMING'),
      json('positions', {
        positions: [{ rider, busy: true, latitude: 91, longitude: 100, at: new Date().toISOString() }],
      }),
      { ...event(id, 4, 'DELIVERED'), below: 'nowhere' },
      ...[1, 2].map(() => ({
        method: 'PUT',
        below: `orders/${id}/proofs/delivery?taken_at=2026-11-21T04:00:00Z`,
        type: 'image/jpeg',
        body: 'a photo of a door',
      })),
      ...[1, 2, 3].map(() => event(id, 5, 'DELIVERED', { rider })),
    ]);
    expect([...faults.keys()].toSorted()).toEqual(
      [
        'refuses a dispatch without a signature',
        'refuses a dispatch signed with another secret',
        'refuses a dispatch signed ten minutes ago',
        'refuses a dispatch signed ten minutes ahead',
        'refuses a dispatch with another body than was signed',
        'refuses a dispatch to another path than was signed',
        'refuses a withdrawal without a signature',
        'accepts the withdrawal of an unknown order',
        'accepts the withdrawal of an order',
        'accepts a repeated withdrawal',
        'reports nothing more of a withdrawn order',
        'accepts the withdrawal of a collected order',
        'collects a scheduled order at its time and not before',
        'reports only statuses of the page',
        'reports steps in an allowed order',
        'sends a repeated event with the same number',
        'sends a report again after a failure',
        'names the rider before the parcel is collected',
        'reports the position of a busy rider',
        'sends the photo of the hand-over',
        'accepts the withdrawal of an order that has ended',
        'delivers no order that it has refused',
        'sends reports in the shapes of the page',
      ].toSorted(),
    );
    expect(faults.get('sends the photo of the hand-over')?.fault).toBe(
      'the photo of the delivery is not an image/jpeg',
    );
    expect(faults.get('collects a scheduled order at its time and not before')?.fault).toMatch(/seconds too early$/);
    expect(faults.get('reports only statuses of the page')?.fault).toContain('RIDER_IS_DREAMING');
  });

  test('is refused when it signs nothing', { timeout: 60_000 }, async () => {
    const faults = await faultsOf(null, 1000, (id) => [event(id, 1, 'DELIVERED')]);
    expect(faults.get('signs every report with the current time')?.fault).toContain('no Riderbell-Timestamp');
    expect(faults.get('delivers or returns an order')?.fault).toBe('it reported nothing');
  });
});
