import type { Instant } from '../column-types.ts';

export interface DevicesTable {
  device_id: string;
  vendor_id: string;
  name: string;
  added_at: Instant;
  /** Null once the device is connected. */
  code_hash: string | null;
  code_expires_at: Instant | null;
  /** Null until the device is connected. */
  key_hash: string | null;
  connected_at: Instant | null;
  removed_at: Instant | null;
}

export interface DevicePeopleTable {
  person_id: string;
  vendor_id: string;
  name: string;
  pin_mac: string;
  added_at: Instant;
  pin_set_at: Instant;
  removed_at: Instant | null;
}

export interface DeviceSessionsTable {
  session_id: string;
  device_id: string;
  person_id: string;
  opened_at: Instant;
  expires_at: Instant;
  ended_at: Instant | null;
}
