import * as z from 'zod/mini';
import { instant, personName } from './primitives.ts';
import { longestText, ruledText } from './requested.ts';

/** A device that several people at a counter share. */
export const sharedDevice = z.object({
  id: z.string(),
  name: z.string(),
  added_at: instant,
  /** Null until the code was typed at the device. */
  connected_at: z.nullable(instant),
  /** Until when the code of a device that is not connected yet can be used; null for a connected one. */
  code_expires_at: z.nullable(instant),
  /** When it was unlocked the last time, and by which person; null if it never was. */
  last_used: z.nullable(z.object({ at: instant, by: z.string() })),
});
export type SharedDevice = z.infer<typeof sharedDevice>;

/** A person who unlocks the vendor's shared devices with a PIN. */
export const devicePerson = z.object({ id: z.string(), name: z.string(), added_at: instant });
export type ListedDevicePerson = z.infer<typeof devicePerson>;

/** What a device shows while it is locked. */
export const lockedDevice = z.object({
  name: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type LockedDevice = z.infer<typeof lockedDevice>;

/** The name of a device, or of a person at it. */
export const typedName = ruledText(personName(60));

/** A PIN as it was typed; the server reads the digits of every script. */
export const typedPin = ruledText(z.string().check(z.maxLength(longestText)));

/** The credential of a connected device, which opens nothing without a PIN. */
export const deviceKey = z.string().check(z.maxLength(200));
