import * as z from 'zod/mini';

/** Main calls answer `{ result }`. */
export function resultOf<T extends z.ZodMiniType>(shape: T) {
  return z.object({ result: shape });
}

/** The address book and bulk jobs answer `{ code: 200, body }` (specification §7). */
export function bodyOf<T extends z.ZodMiniType>(shape: T) {
  return z.object({ code: z.literal(200), body: shape });
}

/** The geolocator answers `{ data: { data: [ … ] } }` (specification §7, Places). */
export function placesOf<T extends z.ZodMiniType>(shape: T) {
  return z.object({ data: z.object({ data: z.array(shape) }) });
}
