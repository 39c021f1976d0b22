/** Reads answers of outside services, of which nothing is believed. */
import { isInWorld, type Coordinates } from '@riderbell/domain/places/coordinates.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

/** Longer than every address; what goes on is not shown to anybody. */
const longest = 300;

export function recordOf(value: unknown): JsonRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : null;
}

/** null when it is no list. */
export function listOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** In one line; empty when it is no text. */
export function lineOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, longest) : '';
}

/** null when one of them is no number or the point lies off the globe. */
export function pointOf(latitude: unknown, longitude: unknown): Coordinates | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) return null;
  return isInWorld({ latitude, longitude }) ? { latitude, longitude } : null;
}
