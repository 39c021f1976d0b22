import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { callerTrace, type TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import { codeMinutes, shownConnectionCode } from '@riderbell/domain/devices/connection-code.ts';
import { mostDevices } from '@riderbell/domain/devices/device-limits.ts';
import type { DeviceNeeds, DeviceWriting } from './ports.ts';

export function listDevices({ vendors, store }: DeviceNeeds): Handler<typeof calls.listDevices> {
  return async ({ principal, params }) => {
    if (!(await vendors.find(principal, params.id, 'manage-devices'))) return refused('vendor.not-found');
    return accepted({ result: await store.list(params.id) });
  };
}

export function addDevice(needs: DeviceNeeds): Handler<typeof calls.addDevice> {
  return async (asked) => {
    const at = await writingAt(needs, asked);
    if (at === null) return refused('vendor.not-found');
    const { name } = asked.body;
    if (name === '') return refused('device.name-missing', { field: 'name' });
    const code = needs.secrets.newCode();
    const codeExpiresAt = at.now + codeMinutes * 60_000;
    const codeHash = needs.secrets.hashOf(code);
    const device = await needs.store.addDevice({ id: needs.newId(), name, codeHash, codeExpiresAt }, at);
    if (device === 'too-many') return refused('device.too-many-devices', { values: { most: mostDevices } });
    return accepted({ result: { device, code: shownConnectionCode(code) } });
  };
}

export function removeDevice(needs: DeviceNeeds): Handler<typeof calls.removeDevice> {
  return async (asked) => {
    const at = await writingAt(needs, asked);
    if (at === null) return refused('vendor.not-found');
    const ended = await needs.store.removeDevice(asked.params.deviceId, at);
    if (ended === null) return refused('device.not-found');
    await needs.announceEnds(ended);
    return accepted({ result: {} });
  };
}

/** Where the caller's change happens; null without the right. */
export async function writingAt(
  { vendors, now }: Pick<DeviceNeeds, 'vendors' | 'now'>,
  asked: TracedRequest & { readonly params: { readonly id: string } },
): Promise<DeviceWriting | null> {
  const vendor = await vendors.find(asked.principal, asked.params.id, 'manage-devices');
  if (vendor === null) return null;
  const { vendor_id: vendorId, parent_vendor_id: parentId } = vendor;
  return { vendorId, familyId: parentId ?? vendorId, now: now(), trace: callerTrace(asked) };
}
