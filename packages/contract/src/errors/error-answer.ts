import * as z from 'zod/mini';

/** The shape of all error answers (specification §7). `message` is English for the log; people read the text of `translation_key`. */
export const errorAnswer = z.object({
  status: z.int(),
  message: z.string(),
  errors: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      meta: z.object({
        translation_key: z.string(),
        /** Dotted path of the field in the request, for example `customer.phone_number`. */
        field: z.optional(z.string()),
        /** Values for the text, for example `{from, to}` of the service hours. */
        values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    }),
  ),
  request_id: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
