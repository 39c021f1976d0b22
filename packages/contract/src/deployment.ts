import * as z from 'zod/mini';

const shade = z.string();

/** A delivery brand as the page wears it (specification §1); the data and drawings of one folder of `brands/`. */
const deployedBrand = z.object({
  id: z.string(),
  name: z.string(),
  /** What the brand calls the service: "Swift Express". */
  service_label: z.string(),
  colours: z.object({
    /** Ten shades from the lightest to the darkest. */
    primary: z.tuple([shade, shade, shade, shade, shade, shade, shade, shade, shade, shade]),
    accent: shade,
    deep: z.object({ light: shade, dark: shade }),
  }),
  /** Addresses of the drawings, on the page's own origin. */
  drawings: z.object({
    mark: z.string(),
    wordmark: z.string(),
    /** A rider on the map, 65 by 65 px. */
    marker: z.string(),
    /** How many times wider than high the wordmark is, so that its place is kept while it loads. */
    wordmark_ratio: z.number(),
  }),
});

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
  /** The brand as outside services know it; `brand` is how the page looks, which a visitor of the demo may change. */
  brand_entity: z.string(),
  brand: deployedBrand,
  /** Every brand, to be tried on; only where demo data is on. */
  brands: z.nullable(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** NPV registers new vendors; PV links accounts to outlets that are there already, by their id (specification §1, §6). */
  registration_type: z.enum(['NPV', 'PV']),
  environment: z.enum(['san', 'stg', 'prd']),
  build: z.string(),
  /** Where the calls are when they are not on the page's own origin: "https://th.prd.example.com"; else empty. */
  api_base: z.string(),
  /** What every flag says now; the portal asks again by itself (specification §9). */
  flags: z.record(z.string(), z.boolean()),
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
    /** How long riders are sought for an order until its merchant is asked what to do. */
    no_rider_alert_minutes: z.number(),
    distance_limit_metres: z.int(),
    weight_limit_kg: z.number(),
    /** The item value above which nothing is carried; null where there is no such ceiling. */
    item_value_ceiling: z.nullable(z.number()),
    default_payment_method: z.string(),
    /** The one kind of card that is taken where online payment is active (specification §4). */
    card_payment_type: z.string(),
    /** Whether riders collect cash at the door in this country. */
    cash_on_delivery: z.boolean(),
  }),
  /** What the country's delivery costs, in its currency: the figures of the questions and answers (specification §9). */
  prices: z.object({
    base: z.number(),
    per_kilometre: z.number(),
    /** Kilometres that the base pays for. */
    included_kilometres: z.number(),
    cash_surcharge: z.number(),
    /** Cities where the base pays for other kilometres. */
    cities: z.array(z.object({ name: z.string(), included_kilometres: z.number() })),
    /** What a delivery costs as a rule, where the country tells that instead of its table. */
    typical: z.nullable(z.object({ from: z.number(), to: z.number() })),
  }),
  /** How the questions and answers put the distance limit: "between" goes from `from_metres` to the limit. */
  faq_distance: z.object({
    put: z.enum(['up-to', 'radius', 'between', 'across-zones']),
    from_metres: z.nullable(z.int()),
  }),
  /** What must not be sent in this country: keys of the domain's `prohibitedItems` (specification §2, §9). */
  prohibited_items: z.array(z.string()),
  /** The terms of a country that has its own; null is the page of the portal (specification §2). */
  terms_url: z.nullable(z.string()),
  /** Where a partner of this country goes, for the account menu (specification §2). */
  partner_url: z.nullable(z.string()),
  /** Where the help centre's service answers `init`; null where there is none (specification §7). */
  help_centre_url: z.nullable(z.string()),
  /** How long after its end an order can be looked at by its links, in hours. */
  tracking_link_hours: z.number(),
  /** Where events of use go; null keeps them on the device. */
  analytics: z.nullable(z.object({ host: z.string(), key: z.string() })),
  /** The outside provider at which people sign in; null: with e-mail and password, here. */
  identity_provider: z.nullable(z.object({ name: z.string() })),
  /** Where mails are shown instead of sent, for the demo; null where there is a mail server. */
  mailbox_url: z.nullable(z.string()),
  /** The demo's sign-in, only where demo data is on. */
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
});
export type Deployment = z.infer<typeof deployment>;
