import * as z from 'zod/mini';
import { catch as recovering } from 'zod/mini';

/**
 * Fields of requests. A caller may send null for each optional field. A missing or malformed field with a rule in the domain still
 * reaches that rule, so that the caller gets the domain's messages in the domain's order.
 */

/** An optional field; null means absent. */
export function optional<S extends z.ZodMiniType>(shape: S) {
  const absent = z.transform((value: z.output<S> | null | undefined): z.output<S> | undefined => value ?? undefined);
  return z.pipe(z.nullish(shape), z.optional(absent));
}

/** An optional field with a default, also for null. */
export function defaulted<S extends z.ZodMiniType, V>(shape: S, value: V) {
  return z.pipe(
    z.nullish(shape),
    z.transform((sent: z.output<S> | null | undefined): z.output<S> | V => sent ?? value),
  );
}

/** A required field whose value is `M` when the caller did not send it. */
type Ruled<S extends z.ZodMiniType, M> = z.ZodMiniType<z.output<S> | M, z.input<S>>;

/**
 * A required field with a rule in the domain: its value is `missing` when the caller did not send it, and `wrong` when the sent value
 * does not fit the shape. The rule refuses both.
 */
export function ruled<S extends z.ZodMiniType, M>(shape: S, missing: M, wrong: M = missing): Ruled<S, M> {
  return recovering(shape, ({ input }) => ((input ?? null) === null ? missing : wrong) as z.output<S>);
}

/** A required text with a rule in the domain: empty when the caller sent no text. The checks of `shape` still apply. */
export function ruledText<S extends z.ZodMiniType>(shape: S): Ruled<S, never> {
  const text = z.transform((sent: unknown) => (typeof sent === 'string' ? sent : ''));
  return z.pipe(text, shape as z.ZodMiniType<z.output<S>, string>) as unknown as Ruled<S, never>;
}

/** A required object whose fields have rules in the domain: empty when the caller sent no object. */
export function ruledPart<S extends z.ZodMiniType>(shape: S): Ruled<S, never> {
  const part = z.transform((sent: unknown) =>
    typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {},
  );
  return z.pipe(part, shape as z.ZodMiniType<z.output<S>, object>) as unknown as Ruled<S, never>;
}

/** A text that no caller can send, because the transport refuses NUL. It is no valid name, phone number or VAT number. */
export const malformedText = '\u00000';

/** As long as a whole request, so that only the domain's limit matters. */
export const longestText = 256 * 1024;

/** A phone number in a query, where a plus that was not encoded arrives as a space. */
export function withPlus(text: string): string {
  return text.replace(/^ (?=\d)/, '+');
}
