import * as z from 'zod/mini';
import { catch as recovering } from 'zod/mini';

/**
 * Fields of requests. What a caller may leave out it may also send as null, and what a rule of the domain speaks about reaches
 * that rule although it is missing or malformed, so that the caller is answered in the domain's words and in its order.
 */

/** A field that may be left out; null is the same as leaving it out. */
export function optional<S extends z.ZodMiniType>(shape: S) {
  const absent = z.transform((value: z.output<S> | null | undefined): z.output<S> | undefined => value ?? undefined);
  return z.pipe(z.nullish(shape), z.optional(absent));
}

/** A field that may be left out or null, which is then the value. */
export function defaulted<S extends z.ZodMiniType, V>(shape: S, value: V) {
  return z.pipe(
    z.nullish(shape),
    z.transform((sent: z.output<S> | null | undefined): z.output<S> | V => sent ?? value),
  );
}

/** The type of a field that a caller has to send, and whose value is `M` where it did not. */
type Ruled<S extends z.ZodMiniType, M> = z.ZodMiniType<z.output<S> | M, z.input<S>>;

/**
 * A required field with a rule of the domain: it is `missing` where nothing was sent, and `wrong` where something else was sent than
 * the shape allows. The rule refuses both.
 */
export function ruled<S extends z.ZodMiniType, M>(shape: S, missing: M, wrong: M = missing): Ruled<S, M> {
  return recovering(shape, ({ input }) => ((input ?? null) === null ? missing : wrong) as z.output<S>);
}

/** A required text with a rule of the domain: empty where no text was sent. Its own checks still refuse what they refuse. */
export function ruledText<S extends z.ZodMiniType>(shape: S): Ruled<S, never> {
  const text = z.transform((sent: unknown) => (typeof sent === 'string' ? sent : ''));
  return z.pipe(text, shape as z.ZodMiniType<z.output<S>, string>) as unknown as Ruled<S, never>;
}

/** A required object whose fields have rules of the domain: one without fields where no object was sent. */
export function ruledPart<S extends z.ZodMiniType>(shape: S): Ruled<S, never> {
  const part = z.transform((sent: unknown) =>
    typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {},
  );
  return z.pipe(part, shape as z.ZodMiniType<z.output<S>, object>) as unknown as Ruled<S, never>;
}

/** No text that anybody sends: the transport refuses NUL. It is no person's name, no phone number and no VAT number. */
export const malformedText = '\u00000';

/** As long as a request can be, so that the limit of the domain is the one that people read about. */
export const longestText = 256 * 1024;

/** A phone number in a query, where a plus that was not encoded arrives as a space. */
export function withPlus(text: string): string {
  return text.replace(/^ (?=\d)/, '+');
}
