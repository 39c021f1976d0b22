import * as z from 'zod/mini';

/**
 * What the server tells the portal about this deployment, inside the page as JSON in `#deployment`.
 * The explicit public part of the settings; nothing else of them leaves the server.
 */
export const deployment = z.object({
  country: z.string(),
  currency: z.string(),
  currency_digits: z.int(),
  phone_prefix: z.string(),
  time_zone: z.string(),
  languages: z.array(z.string()),
  default_language: z.string(),
  brand: z.string(),
  environment: z.enum(['san', 'stg', 'prd']),
  build: z.string(),
  map: z.object({
    /** Template with {z}/{x}/{y}; empty means no tiles: the schematic map is drawn. */
    tiles_url: z.string(),
    /** Deepest zoom of the tiles; the map stretches them beyond. */
    tiles_zoom: z.int(),
    attribution: z.string(),
    centre: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
  /** What the order form needs to know of the country (specification §5, §9). */
  rules: z.object({
    unit_number_required: z.boolean(),
    amount_required: z.boolean(),
    minimum_amount: z.number(),
    minimum_eta_minutes: z.int(),
    distance_limit_metres: z.int(),
  }),
  /** The demo's sign-in, only where demo data is on. */
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
});
export type Deployment = z.infer<typeof deployment>;
