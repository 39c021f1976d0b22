import { byKind, callerId, type Principal } from '../access/principal.ts';
import { deviceOf } from '../accounts/device.ts';
import { networkOfAddress } from '../accounts/network-of-address.ts';
import type { AuditOrigin, CallerTrace } from './audit-entry.ts';

/** The parts of a request that say who acts and from where. */
export interface TracedRequest {
  readonly principal: Principal;
  readonly remoteAddress: string;
  readonly userAgent: string | undefined;
}

/** Who acts and from where, for the audit trail; null for a guest, whose orders belong to no vendor's trail. */
export function callerTrace({ principal, remoteAddress, userAgent }: TracedRequest): CallerTrace | null {
  const named = byKind<Pick<CallerTrace['who'], 'kind' | 'name'> | null>(principal, {
    merchant: ({ email }) => ({ kind: 'merchant', name: email }),
    embedded: ({ vendorId }) => ({ kind: 'embedded', name: vendorId }),
    device: ({ personName, deviceName }) => ({ kind: 'device', name: `${personName} · ${deviceName}` }),
    guest: () => null,
  });
  if (named === null) return null;
  return { who: { ...named, id: callerId(principal) }, from: requestOrigin({ remoteAddress, userAgent }) };
}

/** From where a request was sent. */
export function requestOrigin({ remoteAddress, userAgent }: Omit<TracedRequest, 'principal'>): AuditOrigin {
  // An IPv4 address that the socket reports in its IPv6 form.
  const network = networkOfAddress(remoteAddress).replace(/^::ffff:/i, '');
  return { network, ...deviceOf(userAgent) };
}

/** For what the courier system or the server itself does. */
export function ownTrace(kind: 'fleet' | 'system'): CallerTrace {
  return { who: { kind, id: kind, name: '' }, from: { network: null, browser: null, system: null } };
}
