import { calls } from '@riderbell/contract/calls.ts';
import { mostDevicePeople, mostDevices, shiftHours } from '@riderbell/domain/devices/device-limits.ts';
import { demoAccount, otherAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindow } from '../../src/features/accounts/attempts.ts';
import { describeCall } from '../covered.ts';
import { quotedRequest } from '../orders/order-requests.ts';
import { join } from '../team/testing-teams.ts';
import { type Session, startTestingServer, type TestingServer } from '../testing-server.ts';
import { addDevice, addPerson, connectedDevice, goodPin, newName, unlock } from './testing-devices.ts';

const minute = 60_000;
const at = 'd002';

let server: TestingServer;
/** A session of the owner of `demo`. */
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.advance(attemptWindow);
  owner = await server.signIn(demoAccount);
  stranger = await server.signIn(otherAccount);
});

/** A branch has only so many devices, so each test leaves none. */
afterEach(async () => {
  owner = await server.signIn(demoAccount);
  for (const { id } of (await list()).devices) await remove(id);
});

const list = async (vendorId = at) =>
  (await server.client.answer(calls.listDevices, { params: { id: vendorId } }, { as: owner })).result;
const remove = (deviceId: string) =>
  server.client.call(calls.removeDevice, { params: { id: at, deviceId }, body: {} }, { as: owner });
const removePerson = (personId: string) =>
  server.client.call(calls.removeDevicePerson, { params: { id: at, personId }, body: {} }, { as: owner });
const change = (personId: string, body: { name: string; pin?: string }) =>
  server.client.call(calls.changeDevicePerson, { params: { id: at, personId }, body }, { as: owner });
const person = (body: { name: string; pin: string }, as: Session = owner, id = at) =>
  server.client.call(calls.addDevicePerson, { params: { id }, body }, { as });
const read = (key: string) => server.client.call(calls.readDevice, { body: { key } });
const connect = (code: string) => server.client.call(calls.connectDevice, { body: { code } });
const type = (key: string, personId: string, pin: string) =>
  server.client.call(calls.unlockDevice, { body: { key, person_id: personId, pin } });
const vendorsOf = (as: string) => server.client.call(calls.listVendors, {}, { as });

/** A connected device and a person who may unlock it. */
async function counter(vendorId = at) {
  const device = await connectedDevice(server, owner, vendorId);
  const { id: personId, name } = await addPerson(server, owner, vendorId);
  return { ...device, personId, name };
}

/** What the audit trail says was done, newest first. */
async function trail(): Promise<{ what: string; subject: string | null; who: { kind: string; name: string } }[]> {
  const { result } = await server.client.answer(
    calls.listAuditEntries,
    { params: { id: at }, query: {} },
    { as: owner },
  );
  return result.data;
}

describeCall('listDevices', () => server, {
  answers: async () => {
    const { id, personId, key, name } = await counter();
    await unlock(server, key, personId);
    const { devices, people } = await list();
    expect(devices.find((device) => device.id === id)).toMatchObject({
      name: 'Front counter',
      code_expires_at: null,
      last_used: { by: name },
    });
    expect(people.map((one) => one.id)).toContain(personId);
    expect(JSON.stringify(people)).not.toContain('pin');
  },
  'vendor.not-found': async () => {
    const { token } = await join(server, owner, at, 'requester');
    for (const as of [stranger, token]) {
      expect(await server.client.refusal(calls.listDevices, { params: { id: at } }, { as })).toEqual([
        'vendor.not-found',
      ]);
    }
  },
});

describeCall('addDevice', () => server, {
  answers: async () => {
    const { token } = await join(server, owner, at, 'manager');
    const { device, code } = await addDevice(server, token, at, '  Back   room ');
    expect(device).toMatchObject({ name: 'Back room', connected_at: null, last_used: null });
    expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
    expect((await trail())[0]).toMatchObject({ what: 'device.added', subject: 'Back room' });
    await remove(device.id);
  },
  'vendor.not-found': async () =>
    void (await server.client.call(calls.addDevice, { params: { id: at }, body: { name: 'A' } }, { as: stranger })),
  'device.name-missing': async () =>
    void (await server.client.call(calls.addDevice, { params: { id: at }, body: { name: ' ' } }, { as: owner })),
  'device.too-many-devices': async () => {
    const request = { params: { id: 'd003' }, body: { name: 'Counter' } };
    const added = await Promise.all(
      Array.from({ length: mostDevices + 1 }, () => server.client.call(calls.addDevice, request, { as: owner })),
    );
    expect(added.filter(({ ok }) => ok)).toHaveLength(mostDevices);
  },
});

describeCall('connectDevice', () => server, {
  answers: async () => {
    const { code } = await addDevice(server, owner, at, 'Till 2');
    const { name } = await addPerson(server, owner, at);
    const { result } = await server.client.answer(calls.connectDevice, {
      body: { code: ` ${code.toLowerCase().replace('-', ' ')} ` },
    });
    expect(result.device).toMatchObject({ name: 'Till 2', vendor_id: at });
    expect(result.device.people.map((one) => one.name)).toContain(name);
    expect((await trail())[0]).toMatchObject({ what: 'device.connected', who: { kind: 'device', name: 'Till 2' } });
  },
  'device.code-invalid': async () => {
    const { code } = await addDevice(server, owner, at);
    const both = await Promise.all([connect(code), connect(code)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const late = await addDevice(server, owner, at);
    server.clock.advance(30 * minute);
    owner = await server.signIn(demoAccount);
    const removed = await addDevice(server, owner, at);
    await remove(removed.device.id);
    for (const wrong of ['', 'ABCD-EFGH', code, late.code, removed.code, "' or 1=1", 'A'.repeat(1024)]) {
      expect(await connect(wrong)).toMatchObject({ ok: false, codes: ['device.code-invalid'] });
    }
  },
  'account.too-many': async () => {
    for (let times = 0; times <= attemptLimits['connect-device'].address; times += 1) await connect('ABCD-EFGH');
  },
});

describeCall('readDevice', () => server, {
  answers: async () => {
    const { key, name } = await counter();
    const answered = await read(key);
    expect(answered.ok && answered.answer.result.people.map((one) => one.name)).toContain(name);
    expect(JSON.stringify(answered)).not.toContain('pin');
  },
  'device.disconnected': async () => {
    const { id, key } = await counter();
    await remove(id);
    for (const wrong of [key, '', `${id}.`, `${id}.wrong`, id, '.', 'никто.нет']) {
      expect(await read(wrong)).toMatchObject({ ok: false, codes: ['device.disconnected'] });
    }
  },
  'account.too-many': async () => {
    for (let times = 0; times <= attemptLimits['read-device'].address; times += 50) {
      await Promise.all(Array.from({ length: 50 }, () => read('no.device')));
    }
  },
});

describeCall('unlockDevice', () => server, {
  answers: async () => {
    const { key, personId, name } = await counter();
    const { result } = await server.client.answer(calls.unlockDevice, {
      // A keyboard of another language.
      body: { key, person_id: personId, pin: '٤٠٧١' },
    });
    expect(result.user).toEqual({ id: personId, email: '', name });
    const token = result.AuthenticationResult.AccessToken;
    const answered = await vendorsOf(token);
    expect(answered.ok && answered.answer.result.vendors.map((one) => one.vendor_id)).toEqual([at]);
    server.clock.advance(shiftHours * 60 * minute);
    expect(await vendorsOf(token)).toMatchObject({ codes: ['session.expired'] });
  },
  'device.disconnected': async () => void (await type('no.device', 'nobody', goodPin)),
  'device.person-not-found': async () => {
    const { key } = await counter();
    const elsewhere = await addPerson(server, owner, 'd001');
    for (const id of ['nobody', elsewhere.id]) {
      expect(await type(key, id, goodPin)).toMatchObject({ codes: ['device.person-not-found'] });
    }
  },
  'device.pin-wrong': async () => {
    const { key, personId } = await counter();
    for (const wrong of ['', '4072', '40710', 'four', "4071' --"]) {
      expect(await type(key, personId, wrong)).toMatchObject({ codes: ['device.pin-wrong'] });
      server.clock.advance(attemptWindow);
    }
  },
  'device.locked-out': async () => {
    const { key, personId } = await counter();
    const second = await connectedDevice(server, owner, at);
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, index) => type(key, personId, `90${index + 10}`)));
    const right = guesses.map((guess) => (guess.ok ? 'right' : guess.codes[0]));
    expect(right.filter((code) => code === 'device.pin-wrong')).toHaveLength(5);
    // The right PIN does not help either, on no device, until the manager gives a new one.
    for (const one of [key, second.key]) {
      expect(await type(one, personId, goodPin)).toMatchObject({ codes: ['device.locked-out'] });
    }
    server.clock.advance(minute);
    await change(personId, { name: newName(), pin: '9182' });
    expect((await type(key, personId, '9182')).ok).toBe(true);
  },
  'account.too-many': async () => {
    for (let times = 0; times <= attemptLimits['read-device'].address; times += 50) {
      await Promise.all(Array.from({ length: 50 }, () => type('no.device', 'nobody', goodPin)));
    }
  },
});

describeCall('removeDevice', () => server, {
  answers: async () => {
    const { id, key, personId } = await counter();
    const token = await unlock(server, key, personId);
    expect((await vendorsOf(token)).status).toBe(200);
    await remove(id);
    expect((await vendorsOf(token)).status).toBe(401);
    expect((await list()).devices.map((device) => device.id)).not.toContain(id);
  },
  'vendor.not-found': async () => {
    const { id } = await counter();
    const request = { params: { id: at, deviceId: id }, body: {} };
    await server.client.call(calls.removeDevice, request, { as: stranger });
    expect((await list()).devices.map((device) => device.id)).toContain(id);
  },
  'device.not-found': async () => {
    const { device } = await addDevice(server, owner, 'd001');
    // Of another outlet of the same owner; and twice.
    expect(await remove(device.id)).toMatchObject({ codes: ['device.not-found'] });
    const { id } = await counter();
    await remove(id);
    expect(await remove(id)).toMatchObject({ codes: ['device.not-found'] });
  },
});

describeCall('addDevicePerson', () => server, {
  answers: async () => {
    const name = newName();
    const added = await person({ name: ` ${name} `, pin: '４０７１' });
    expect(added.ok && added.answer.result.name).toBe(name);
    expect((await trail())[0]).toMatchObject({ what: 'device.person-added', subject: name });
    expect(JSON.stringify(await trail())).not.toContain('4071');
  },
  'vendor.not-found': async () => void (await person({ name: newName(), pin: goodPin }, stranger)),
  'device.name-missing': async () => {
    expect(await person({ name: '\u200B ', pin: '1' })).toMatchObject({
      codes: ['device.name-missing', 'device.pin-length'],
    });
  },
  'device.name-taken': async () => {
    const name = newName();
    const both = await Promise.all([
      person({ name, pin: goodPin }),
      person({ name: name.toUpperCase(), pin: goodPin }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    // Free again once the person is gone.
    const first = both.find(({ ok }) => ok);
    if (first?.ok) await removePerson(first.answer.result.id);
    expect((await person({ name, pin: goodPin })).ok).toBe(true);
  },
  'device.pin-length': async () => void (await person({ name: newName(), pin: '123' })),
  'device.pin-simple': async () => void (await person({ name: newName(), pin: '1111' })),
  'device.too-many-people': async () => {
    for (let added = 0; added < mostDevicePeople; added += 10) {
      await Promise.all(Array.from({ length: 10 }, () => person({ name: newName(), pin: goodPin }, owner, 'd003')));
    }
    await person({ name: newName(), pin: goodPin }, owner, 'd003');
  },
});

describeCall('changeDevicePerson', () => server, {
  answers: async () => {
    const { key, personId } = await counter();
    const token = await unlock(server, key, personId);
    const name = newName();
    await change(personId, { name });
    // A new name ends nothing; a new PIN does.
    expect((await vendorsOf(token)).status).toBe(200);
    expect((await trail())[0]).toMatchObject({ what: 'device.person-changed', subject: name });
    await change(personId, { name, pin: '8264' });
    expect((await vendorsOf(token)).status).toBe(401);
    expect(await type(key, personId, goodPin)).toMatchObject({ codes: ['device.pin-wrong'] });
    expect((await type(key, personId, '8264')).ok).toBe(true);
  },
  'vendor.not-found': async () => {
    const { personId } = await counter();
    const request = { params: { id: at, personId }, body: { name: 'Eve', pin: '9182' } };
    await server.client.call(calls.changeDevicePerson, request, { as: stranger });
    expect((await list()).people.map(({ name }) => name)).not.toContain('Eve');
  },
  'device.person-not-found': async () => {
    const elsewhere = await addPerson(server, owner, 'd001');
    for (const id of ['nobody', elsewhere.id]) await change(id, { name: newName() });
  },
  'device.name-missing': async () => void (await change((await counter()).personId, { name: '' })),
  'device.name-taken': async () => {
    const { name } = await addPerson(server, owner, at);
    await change((await counter()).personId, { name: name.toUpperCase() });
  },
  'device.pin-length': async () => void (await change((await counter()).personId, { name: newName(), pin: '' })),
  'device.pin-simple': async () => void (await change((await counter()).personId, { name: newName(), pin: '4321' })),
});

describeCall('removeDevicePerson', () => server, {
  answers: async () => {
    const { key, personId, name } = await counter();
    const token = await unlock(server, key, personId);
    await removePerson(personId);
    expect((await vendorsOf(token)).status).toBe(401);
    expect(await type(key, personId, goodPin)).toMatchObject({ codes: ['device.person-not-found'] });
    const answered = await read(key);
    expect(answered.ok && answered.answer.result.people.map((one) => one.name)).not.toContain(name);
  },
  'vendor.not-found': async () => {
    const { personId } = await counter();
    const request = { params: { id: at, personId }, body: {} };
    await server.client.call(calls.removeDevicePerson, request, { as: stranger });
  },
  'device.person-not-found': async () => {
    const { personId } = await counter();
    await removePerson(personId);
    await removePerson(personId);
  },
});

describe('two people at one device', () => {
  it('request riders in their own names, which the order, the export and the audit trail show', async () => {
    const { key, personId, name } = await counter();
    const second = await addPerson(server, owner, at);
    const orders = [];
    for (const id of [personId, second.id]) {
      const token = await unlock(server, key, id);
      const body = await quotedRequest(server, { accessToken: token }, { vendorId: at });
      const { result } = await server.client.answer(calls.createOrder, { body }, { as: token });
      orders.push(result);
    }
    expect(orders.map((order) => order.requested_by)).toEqual([name, second.name]);
    const requested = (await trail()).filter(({ what }) => what === 'order.requested');
    expect(requested.slice(0, 2).map(({ who }) => who)).toMatchObject([
      { kind: 'device', name: `${second.name} · Front counter` },
      { kind: 'device', name: `${name} · Front counter` },
    ]);
  });

  it('do not see what the business keeps for managers, and no other branch', async () => {
    const { key, personId } = await counter();
    const as = await unlock(server, key, personId);
    const refused = [
      server.client.refusal(calls.listTeam, { params: { id: at } }, { as }),
      server.client.refusal(calls.listDevices, { params: { id: at } }, { as }),
      server.client.refusal(calls.getCashBook, { params: { id: at }, query: {} }, { as }),
      server.client.refusal(calls.getVendor, { params: { id: 'd001' } }, { as }),
    ];
    expect(await Promise.all(refused)).toEqual(Array.from({ length: 4 }, () => ['vendor.not-found']));
  });

  it('lock it with the sign-out, which closes the live channel', async () => {
    const { key, personId } = await counter();
    const token = await unlock(server, key, personId);
    const other = await unlock(server, key, personId);
    const socket = await server.live({ accessToken: token });
    expect(await socket.subscribe(at)).toMatchObject({ type: 'subscribe_ok' });
    expect(await socket.subscribe('d001')).toMatchObject({ type: 'error' });
    await server.client.answer(calls.logout, { body: {} }, { as: token });
    await socket.until(() => socket.closed !== null);
    expect((await vendorsOf(token)).status).toBe(401);
    // Another window stays unlocked.
    expect((await vendorsOf(other)).status).toBe(200);
  });
});
