/** Reads answers of outside services and validates every value. */
import { isInWorld, type Coordinates } from '@riderbell/domain/places/coordinates.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

/** Longer than every address; the rest is cut off. */
const maxLength = 300;

export function recordOf(value: unknown): JsonRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : null;
}

/** Returns null if it is no list. */
export function listOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** Returns the text in one line; empty if it is no text. */
export function lineOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, maxLength) : '';
}

/** Returns null if one of them is no number or the point is not on the globe. */
export function pointOf(latitude: unknown, longitude: unknown): Coordinates | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) return null;
  return isInWorld({ latitude, longitude }) ? { latitude, longitude } : null;
}
