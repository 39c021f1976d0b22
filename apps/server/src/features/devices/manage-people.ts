import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { toWesternDigits } from '@riderbell/domain/countries/numerals.ts';
import { mostDevicePeople } from '@riderbell/domain/devices/device-limits.ts';
import { pinFault } from '@riderbell/domain/devices/pin.ts';
import { writingAt } from './manage-devices.ts';
import type { DeviceNeeds } from './ports.ts';

export function addDevicePerson(needs: DeviceNeeds): Handler<typeof calls.addDevicePerson> {
  return async (asked) => {
    const at = await writingAt(needs, asked);
    if (at === null) return refused('vendor.not-found');
    const { name } = asked.body;
    const pin = toWesternDigits(asked.body.pin);
    const refusals = [...nameRefusals(name), ...pinRefusals(pin)];
    if (refusals.length > 0) return { ok: false, refusals };
    const id = needs.newId();
    const added = await needs.store.addPerson({ id, name, pinMac: needs.secrets.pinMac(id, pin) }, at);
    if (added === 'too-many') return refused('device.too-many-people', { values: { most: mostDevicePeople } });
    if (added === 'name-taken') return refused('device.name-taken', { field: 'name' });
    return accepted({ result: added });
  };
}

export function changeDevicePerson(needs: DeviceNeeds): Handler<typeof calls.changeDevicePerson> {
  return async (asked) => {
    const at = await writingAt(needs, asked);
    if (at === null) return refused('vendor.not-found');
    const { name } = asked.body;
    const pin = asked.body.pin === undefined ? null : toWesternDigits(asked.body.pin);
    const refusals = [...nameRefusals(name), ...(pin === null ? [] : pinRefusals(pin))];
    if (refusals.length > 0) return { ok: false, refusals };
    const { personId: id } = asked.params;
    const pinMac = pin === null ? null : needs.secrets.pinMac(id, pin);
    const changed = await needs.store.changePerson({ id, name, pinMac }, at);
    if (changed === 'not-found') return refused('device.person-not-found');
    if (changed === 'name-taken') return refused('device.name-taken', { field: 'name' });
    await needs.announceEnds(changed.ended);
    return accepted({ result: changed.person });
  };
}

export function removeDevicePerson(needs: DeviceNeeds): Handler<typeof calls.removeDevicePerson> {
  return async (asked) => {
    const at = await writingAt(needs, asked);
    if (at === null) return refused('vendor.not-found');
    const ended = await needs.store.removePerson(asked.params.personId, at);
    if (ended === null) return refused('device.person-not-found');
    await needs.announceEnds(ended);
    return accepted({ result: {} });
  };
}

function nameRefusals(name: string) {
  return name === '' ? [{ code: 'device.name-missing', field: 'name' } as const] : [];
}

function pinRefusals(pin: string) {
  const code = pinFault(pin);
  return code === null ? [] : [{ code, field: 'pin' }];
}
