import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { changedDetails, endOfPhone } from '@riderbell/domain/audit/audit-details.ts';
import type { AuditDetails, AuditRecord, AuditValue } from '@riderbell/domain/audit/audit-entry.ts';
import { callerTrace, type TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import { type OpeningHours, type OpeningWindow, weekdays } from '@riderbell/domain/outlets/opening-hours.ts';
import type { OriginAddressChange, OutletChange } from './ports.ts';

type Fields = Readonly<Record<string, AuditValue>>;

/** An entry of the audit trail about the outlet itself; null without details, because then nothing has changed. */
function record(asked: TracedRequest, what: AuditRecord['what'], details: AuditDetails | null): AuditRecord[] {
  const trace = callerTrace(asked);
  return trace && details ? [{ ...trace, what, subject: null, details }] : [];
}

export function auditOfNewOutlet(asked: TracedRequest, outlet: OutletChange): AuditRecord[] {
  return [
    ...record(asked, 'outlet.added', { name: outlet.name, address: outlet.address.addressText }),
    ...(outlet.openingHours ? auditOfHours(asked, null, outlet.openingHours) : []),
  ];
}

export function auditOfOutlet(asked: TracedRequest, before: Vendor, change: OutletChange): AuditRecord[] {
  const { name, vendor_information: information, opening_hours: hours } = before;
  const present = { name, phone: endOfPhone(information.contact.phone), ...presentAddress(before) };
  const { openingHours } = change;
  return [
    ...record(asked, 'outlet.changed', changedDetails(present, fieldsOf(change))),
    ...(openingHours === undefined ? [] : auditOfHours(asked, hours, openingHours)),
  ];
}

export function auditOfAddress(asked: TracedRequest, before: Vendor, change: OriginAddressChange): AuditRecord[] {
  return record(asked, 'address.saved', changedDetails(presentAddress(before), addressFields(change)));
}

export function auditOfHours(
  asked: TracedRequest,
  before: OpeningHours | null,
  after: OpeningHours | null,
): AuditRecord[] {
  return record(asked, 'hours.changed', changedDetails(hoursFields(before), hoursFields(after)));
}

/** An owner who is added or removed; the store knows which ones are. */
export function auditOfOwner(
  asked: TracedRequest,
): (email: string, what: 'team.invited' | 'team.removed') => AuditRecord | null {
  const trace = callerTrace(asked);
  return (email, what) => trace && { ...trace, what, subject: email, details: { role: 'owner' } };
}

function fieldsOf({ name, phone, address }: OutletChange): Fields {
  return { name, phone: endOfPhone(phone), ...addressFields(address) };
}

function addressFields({ addressText, unit, building, riderInstructions, ...at }: OriginAddressChange): Fields {
  return {
    address: addressText,
    unit,
    building,
    latitude: at.latitude,
    longitude: at.longitude,
    notes: riderInstructions,
  };
}

function presentAddress({ vendor_information: { location } }: Vendor): Fields {
  const { address_text: address, unit, building, latitude, longitude, rider_instructions: notes } = location;
  return { address, unit, building, latitude, longitude, notes };
}

/** The windows of each weekday and of each exception as a text, "08:00-12:00, 13:00-17:00"; empty for a closed day. */
function hoursFields(hours: OpeningHours | null): Fields {
  const text = (windows: readonly OpeningWindow[]) => windows.map(({ from, to }) => `${from}-${to}`).join(', ');
  return {
    ...Object.fromEntries(weekdays.map((day) => [day, hours && text(hours.week[day])])),
    exceptions:
      hours &&
      hours.exceptions.map(({ date, windows, note }) => [date, text(windows), note].join(' ').trim()).join('; '),
  };
}
