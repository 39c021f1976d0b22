import * as z from 'zod/mini';

const shade = z.string();

/** A delivery brand for the page (specification §1): the data and drawings of one folder of `brands/`. */
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
  /** URLs of the drawings, on the page's own origin. */
  drawings: z.object({
    mark: z.string(),
    wordmark: z.string(),
    /** A rider on the map, 65 by 65 px. */
    marker: z.string(),
    /** The wordmark's width divided by its height, so that the page reserves its space while it loads. */
    wordmark_ratio: z.number(),
  }),
});

/**
 * The facts about this deployment that the server puts into each page, as JSON in `#deployment`: the public part of the
 * settings, listed explicitly. No other setting leaves the server.
 */
export const deployment = z.object({
  country: z.string(),
  currency: z.string(),
  currency_digits: z.int(),
  phone_prefix: z.string(),
  time_zone: z.string(),
  languages: z.array(z.string()),
  default_language: z.string(),
  /** The brand's name for outside services; `brand` is the look of the page, which a visitor of the demo may change. */
  brand_entity: z.string(),
  brand: deployedBrand,
  /** All brands to try out, only with demo data. */
  brands: z.nullable(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** NPV registers new vendors; PV links accounts to existing outlets, by their id (specification §1, §6). */
  registration_type: z.enum(['NPV', 'PV']),
  environment: z.enum(['san', 'stg', 'prd']),
  build: z.string(),
  /** The origin of the API if it is not the page's own: "https://th.prd.example.com"; else empty. */
  api_base: z.string(),
  /** The current value of every flag; the portal refreshes them by itself (specification §9). */
  flags: z.record(z.string(), z.boolean()),
  map: z.object({
    /** Template with {z}/{x}/{y}; empty for no tiles, which shows the schematic map. */
    tiles_url: z.string(),
    /** Deepest zoom of the tiles; the map stretches them beyond. */
    tiles_zoom: z.int(),
    attribution: z.string(),
    centre: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
  /** The country's rules for the order form (specification §5, §9). */
  rules: z.object({
    unit_number_required: z.boolean(),
    amount_required: z.boolean(),
    minimum_amount: z.number(),
    minimum_eta_minutes: z.int(),
    /** How long the fleet looks for a rider before the portal asks the merchant what to do. */
    no_rider_alert_minutes: z.number(),
    distance_limit_metres: z.int(),
    weight_limit_kg: z.number(),
    /** The item value above which riders carry nothing; null without such a ceiling. */
    item_value_ceiling: z.nullable(z.number()),
    default_payment_method: z.string(),
    /** The card type of this deployment, if online payment is active (specification §4). */
    card_payment_type: z.string(),
    /** Whether riders collect cash at the door in this country. */
    cash_on_delivery: z.boolean(),
  }),
  /** The prices of a delivery in the country's currency, for the FAQ (specification §9). */
  prices: z.object({
    base: z.number(),
    per_kilometre: z.number(),
    /** Kilometres that the base price includes. */
    included_kilometres: z.number(),
    cash_surcharge: z.number(),
    /** Cities where the base price includes another distance. */
    cities: z.array(z.object({ name: z.string(), included_kilometres: z.number() })),
    /** The typical price of a delivery, where the FAQ shows it instead of the table. */
    typical: z.nullable(z.object({ from: z.number(), to: z.number() })),
  }),
  /** How the FAQ words the distance limit: "between" goes from `from_metres` to the limit. */
  faq_distance: z.object({
    put: z.enum(['up-to', 'radius', 'between', 'across-zones']),
    from_metres: z.nullable(z.int()),
  }),
  /** The prohibited items of this country: keys of the domain's `prohibitedItems` (specification §2, §9). */
  prohibited_items: z.array(z.string()),
  /** The country's own terms document; null for the portal's terms page (specification §2). */
  terms_url: z.nullable(z.string()),
  /** The partner page of this country, for the account menu (specification §2). */
  partner_url: z.nullable(z.string()),
  /** The URL of the help centre's `init`; null without a help centre (specification §7). */
  help_centre_url: z.nullable(z.string()),
  /** How long an order's links work after its end, in hours. */
  tracking_link_hours: z.number(),
  /** The receiver of analytics events; null keeps them on the device. */
  analytics: z.nullable(z.object({ host: z.string(), key: z.string() })),
  /** The outside identity provider; null for a sign-in here, with e-mail and password. */
  identity_provider: z.nullable(z.object({ name: z.string() })),
  /** The page that shows mails instead of sending them, in the demo; null with a mail server. */
  mailbox_url: z.nullable(z.string()),
  /** The demo's credentials, only with demo data. */
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
});
export type Deployment = z.infer<typeof deployment>;
