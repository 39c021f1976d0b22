import * as z from 'zod/mini';
import { openingHours } from './opening-hours.ts';
import { latitude, longitude } from './primitives.ts';

/** A vendor or outlet (specification §3). Without coordinates, the merchant has to enter the location before a request. */
export const vendor = z.object({
  vendor_id: z.string(),
  parent_vendor_id: z.nullable(z.string()),
  client_vendor_id: z.nullable(z.string()),
  is_parent: z.boolean(),
  id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  is_registered: z.boolean(),
  flags: z.object({ payment_methods: z.array(z.string()) }),
  /** Minutes from the request to the rider's arrival at the collection point. */
  estimation_pick_up_time: z.int(),
  /** Null if only the country's service hours apply. */
  opening_hours: z.nullable(openingHours),
  vendor_information: z.object({
    name: z.string(),
    currency: z.string(),
    owners: z.array(z.string()),
    contact: z.object({ phone: z.string() }),
    location: z.object({
      address_text: z.string(),
      latitude: z.nullable(latitude),
      longitude: z.nullable(longitude),
      city: z.string(),
      country_code: z.string(),
      postal_code: z.string(),
      street: z.string(),
      street_number: z.string(),
      unit: z.string(),
      building: z.string(),
      rider_instructions: z.string(),
    }),
  }),
});
export type Vendor = z.infer<typeof vendor>;

/** A vendor as a call answers it: with what the caller may do there (domain, access/vendor-rights.ts). */
export const callersVendor = z.extend(vendor, { rights: z.array(z.string()) });
export type CallersVendor = z.infer<typeof callersVendor>;
