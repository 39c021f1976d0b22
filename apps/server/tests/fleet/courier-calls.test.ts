import { request as httpRequest } from 'node:http';
import { pathOf } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { photoLimitBytes } from '@riderbell/contract/shapes/fleet.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { dispatchedOrder, readOrder } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { photo } from './fleet-reports.ts';
import { courierHeaders, courierSecret, courierSettings } from './testing-courier.ts';

const olderSecret = 'secret-before-the-last-rotation-0001';
let server: TestingServer;
beforeAll(async () => {
  const settings = { ...courierSettings, FLEET_SECRETS: `${courierSecret},${olderSecret}`, TRUST_PROXY: 'loopback' };
  server = await startTestingServer({ settings });
});
afterAll(() => server.stop());

const rider = { id: 'rider-7', name: 'Anong Srisuk', phone_number: '+66800000007', vehicle: 'motorbike' } as const;
const waiting = async (): Promise<string> => (await dispatchedOrder(server)).order_id;
const signed = () => ({ signedAt: server.clock.now() });

type Event = { order_id: string; sequence: number; status: string };

async function report(...events: Event[]): Promise<string[]> {
  const body = { events: events.map((event) => ({ ...event, rider })) };
  const { result } = await server.client.answer(calls.reportStatuses, { body }, signed());
  return result.outcomes.map(({ why, outcome }) => why ?? outcome);
}

async function statusesOf(orderId: string): Promise<string[]> {
  return (await readOrder(server, orderId)).status_history.slice(3).map(({ status }) => status);
}

function position(latitude: number, secondsAgo = 0, id = rider.id) {
  const at = new Date(server.clock.now() - secondsAgo * 1000).toISOString();
  return { rider: { ...rider, id }, busy: true, latitude, longitude: 100.56, at };
}

const proofOf = (id: string, bytes: Uint8Array = photo, type = 'image/png') => ({
  params: { id, kind: 'delivery' as const },
  query: { taken_at: '2026-11-21T04:00:00.000Z' },
  body: { type, bytes },
});
const upload = (id: string, bytes?: Uint8Array, type?: string) =>
  server.client.call(calls.uploadProof, proofOf(id, bytes, type), signed());
const refusalOf = async (bytes: Uint8Array, type = 'image/png') => {
  const answered = await upload(await waiting(), bytes, type);
  return answered.ok ? [] : answered.codes;
};

describeCall('reportStatuses', () => server, {
  answers: async () => {
    const id = await waiting();
    expect(await report({ order_id: id, sequence: 1, status: 'COURIER_ACCEPTED_DELIVERY' })).toEqual(['applied']);
    expect(await readOrder(server, id)).toMatchObject({ status: 'COURIER_ACCEPTED_DELIVERY', rider: { id: rider.id } });
  },
});

describeCall('reportPositions', () => server, {
  answers: async () => {
    const body = { positions: [position(13.74), position(91), position(13.74, 3600)] };
    const { result } = await server.client.answer(calls.reportPositions, { body }, signed());
    expect(result).toEqual({
      accepted: 1,
      refused: [
        { index: 1, why: 'off-the-globe' },
        { index: 2, why: 'too-old' },
      ],
    });
  },
});

describeCall('uploadProof', () => server, {
  answers: async () => {
    const id = await waiting();
    expect(await upload(id)).toMatchObject({ answer: { result: { outcome: 'applied' } } });
    expect(await upload(id)).toMatchObject({ answer: { result: { outcome: 'ignored', why: 'repeated' } } });
    expect((await readOrder(server, id)).proofs).toEqual(['delivery']);
  },
  'request.too-large': async () => {
    expect(await refusalOf(Buffer.concat([photo, Buffer.alloc(photoLimitBytes)]))).toEqual(['request.too-large']);
  },
  'proof.no-photo': async () => {
    expect(await refusalOf(Buffer.from('<svg/>'))).toEqual(['proof.no-photo']);
    expect(await refusalOf(photo, 'image/jpeg')).toEqual(['proof.no-photo']);
  },
  'proof.broken': async () => {
    const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a04020' } })
      .jpeg()
      .toBuffer();
    expect(await refusalOf(whole.subarray(0, whole.length - 40), 'image/jpeg')).toEqual(['proof.broken']);
  },
  'proof.too-many-pixels': async () => {
    // Only the header of the PNG, which contains its size, is read.
    const claims = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await refusalOf(claims)).toEqual(['proof.too-many-pixels']);
  },
});

describe('events of a courier system', () => {
  it('end with the last status when they come twice and out of order, in one request or several', async () => {
    const id = await waiting();
    const event = (sequence: number, status: string): Event => ({ order_id: id, sequence, status });
    const accepted = event(2, 'COURIER_ACCEPTED_DELIVERY');
    const collected = event(4, 'PICKED_UP');
    expect(await report(collected, accepted, collected)).toEqual(['applied', 'applied', 'repeated']);
    expect(await report(event(3, 'NEAR_VENDOR'), event(1, 'ASSIGNED_TO_TRANSPORT'))).toEqual(['repeated', 'repeated']);
    expect(await report(event(5, 'DELIVERED'))).toEqual(['applied']);
    expect(await statusesOf(id)).toEqual(['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED']);
  });

  it('are answered for unknown orders and do not stop the others', async () => {
    const id = await waiting();
    const unknown = { order_id: 'd001-0000000000', sequence: 1, status: 'PICKED_UP' };
    expect(await report(unknown, { order_id: id, sequence: 1, status: 'ASSIGNED_TO_TRANSPORT' })).toEqual([
      'unknown-order',
      'applied',
    ]);
  });

  it('change nothing and are logged once when their status is unknown', async () => {
    const id = await waiting();
    const before = await readOrder(server, id);
    const dreamingEvent = (sequence: number): Event => ({ order_id: id, sequence, status: 'RIDER_IS_DREAMING' });
    expect(await report(dreamingEvent(1), dreamingEvent(2))).toEqual(['unknown-status', 'unknown-status']);
    // Only the server sets this status, never a fleet.
    expect(await report({ order_id: id, sequence: 3, status: 'PAYMENT_FAILED' })).toEqual(['unknown-status']);
    expect(await readOrder(server, id)).toEqual(before);
    expect(server.log().split('RIDER_IS_DREAMING is not a status that a fleet may report')).toHaveLength(2);
    expect(await report({ order_id: id, sequence: 1, status: 'ASSIGNED_TO_TRANSPORT' })).toEqual(['applied']);
  });

  it('are ignored with the reason when they do not follow from the order’s status', async () => {
    const id = await waiting();
    await report({ order_id: id, sequence: 1, status: 'DELIVERED' });
    expect(await report({ order_id: id, sequence: 2, status: 'PICKED_UP' })).toEqual(['not-now']);
  });

  it.each([
    ['no events', { events: [] }, 'events'],
    [
      'too many',
      { events: Array.from({ length: 101 }, (_, at) => ({ order_id: 'x', sequence: at + 1, status: 'X' })) },
      'events',
    ],
    ['no sequence', { events: [{ order_id: 'd001-1', status: 'PICKED_UP' }] }, 'events.0.sequence'],
    ['another name for a field', { events: [{ orderId: 'd001-1', sequence: 1, status: 'X' }] }, 'events.0.orderId'],
    [
      'no instant',
      { events: [{ order_id: 'a', sequence: 1, status: 'X', occurred_at: 'noon' }] },
      'events.0.occurred_at',
    ],
  ])('are refused with the name of the wrong field: %s', async (_, body, field) => {
    const answered = await server.client.call(calls.reportStatuses, { body: body as never }, signed());
    expect(answered).toMatchObject({ ok: false, status: 400 });
    const fields = answered.ok ? [] : answered.error.errors.map(({ meta }) => meta.field);
    expect(fields).toContain(field);
  });
});

describe('a request of the courier system', () => {
  const url = () => new URL(pathOf(calls.reportStatuses), server.address);
  const send = async (headers: Record<string, string>, body: string) => {
    const type = { 'content-type': 'application/json' };
    const response = await fetch(url(), { method: 'POST', headers: { ...type, ...headers }, body });
    const answer: unknown = await response.json();
    return response.ok ? 'accepted' : errorAnswer.parse(answer).errors[0]?.code;
  };
  const bodyOf = (id: string, status = 'ASSIGNED_TO_TRANSPORT') =>
    JSON.stringify({ events: [{ order_id: id, sequence: 1, status, rider }] });
  const signedBy = (body: string, secret?: string, at = server.clock.now()) =>
    courierHeaders(at, 'POST', url(), body, secret);

  it('is refused without a signature, with a wrong one and with one that is too old', async () => {
    const id = await waiting();
    const body = bodyOf(id);
    expect(await send({}, body)).toBe('fleet.unsigned');
    expect(await send(signedBy(body, 'a'.repeat(32)), body)).toBe('fleet.signature-wrong');
    expect(await send(signedBy(body, undefined, server.clock.now() - 301_000), body)).toBe('fleet.signature-old');
    expect(await send(signedBy(body), bodyOf(id, 'PICKED_UP'))).toBe('fleet.signature-wrong');
    expect(await statusesOf(id)).toEqual([]);
  });

  it('is checked before its body is parsed', async () => {
    expect(await send(signedBy('{}'), '{"events":')).toBe('fleet.signature-wrong');
    expect(await send(signedBy('{"events":'), '{"events":')).toBe('request.malformed');
    expect(await send(signedBy('{}'), '')).toBe('fleet.signature-wrong');
    expect(await send(signedBy(''), '')).toBe('request.invalid');
  });

  it('is accepted with the previous secret until that is removed', async () => {
    const body = bodyOf(await waiting());
    expect(await send(signedBy(body, olderSecret), body)).toBe('accepted');
  });

  it('changes nothing when it is sent again, within its lifetime or later', async () => {
    const id = await waiting();
    const body = bodyOf(id);
    const headers = signedBy(body);
    expect(await send(headers, body)).toBe('accepted');
    await report({ order_id: id, sequence: 2, status: 'PICKED_UP' });
    const before = await readOrder(server, id);
    server.clock.advance(60_000);
    expect(await send(headers, body)).toBe('accepted');
    expect(await readOrder(server, id)).toEqual(before);
    server.clock.advance(300_000);
    expect(await send(headers, body)).toBe('fleet.signature-old');
  });

  it('is not a merchant’s request: a session is refused, and a signature opens no call of a session', async () => {
    const { accessToken } = await server.demo();
    expect(await send({ authorization: `Bearer ${accessToken}` }, bodyOf(await waiting()))).toBe('fleet.unsigned');
    const listing = new URL(pathOf(calls.listVendors), server.address);
    const response = await fetch(listing, { headers: courierHeaders(server.clock.now(), 'GET', listing) });
    expect(response.status).toBe(401);
  });

  it('accepts a photo only in the call for photos, and JSON only in the others', async () => {
    const to = new URL(pathOf(calls.uploadProof, { id: 'd001-1', kind: 'pickup' }), server.address);
    to.searchParams.set('taken_at', '2026-11-21T04:00:00.000Z');
    const type = { 'content-type': 'application/json' };
    const headers = { ...type, ...courierHeaders(server.clock.now(), 'PUT', to, '{}') };
    expect((await fetch(to, { method: 'PUT', headers, body: '{}' })).status).toBe(415);
    const picture = { ...courierHeaders(server.clock.now(), 'POST', url(), photo), 'content-type': 'image/png' };
    expect((await fetch(url(), { method: 'POST', headers: picture, body: Buffer.from(photo) })).status).toBe(415);
  });

  it('is refused for now while too many photos of its network are being uploaded, and other networks are not affected', async () => {
    const to = new URL(pathOf(calls.uploadProof, { id: 'd001-1', kind: 'pickup' }), server.address);
    to.searchParams.set('taken_at', '2026-11-21T04:00:00.000Z');
    const headers = { 'content-type': 'image/png', ...courierHeaders(server.clock.now(), 'PUT', to, photo) };
    const stranger = { ...headers, 'x-forwarded-for': '203.0.113.1' };
    const statusOf = async (from: object) =>
      (await fetch(to, { method: 'PUT', headers: { ...headers, ...from }, body: 'another body' })).status;
    const probe = () => statusOf(stranger);
    // Each begins to upload a photo and never finishes.
    const halting = Array.from({ length: 32 }, () => {
      const upload = httpRequest(to, {
        method: 'PUT',
        headers: { ...stranger, 'content-length': '1000' },
        agent: false,
      });
      upload.on('error', () => undefined);
      upload.write('x');
      return upload;
    });
    await expect.poll(probe, { timeout: 20_000 }).toBe(503);
    expect(await statusOf({ 'x-forwarded-for': '198.51.100.1' })).toBe(401);
    for (const upload of halting) upload.destroy();
    await expect.poll(probe, { timeout: 20_000 }).toBe(401);
  });

  it('does not exist if no courier system is configured', async () => {
    const alone = await startTestingServer();
    try {
      const codes = await alone.client.refusal(
        calls.reportStatuses,
        { body: { events: [{ order_id: 'd001-1', sequence: 1, status: 'PICKED_UP' }] } },
        { signedAt: alone.clock.now() },
      );
      expect(codes).toEqual(['request.unknown-path']);
    } finally {
      await alone.stop();
    }
  });

  it('leaves no secret and no signature in the log', async () => {
    const body = bodyOf(await waiting());
    const headers = signedBy(body);
    await send(headers, body);
    for (const hidden of [courierSecret, olderSecret, headers['Riderbell-Signature'] ?? '?']) {
      expect(server.log()).not.toContain(hidden);
    }
  });
});
