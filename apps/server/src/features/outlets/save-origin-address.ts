import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { originAddressFaults } from '@riderbell/domain/outlets/outlet-rules.ts';
import { isInCountry } from '@riderbell/domain/quotes/delivery-area.ts';
import { auditOfAddress } from './audit-of-outlet.ts';
import type { OutletNeeds } from './outlet-needs.ts';

const fieldOf = { coordinates: 'latitude', notes: 'notes', street_address: 'street_address' } as const;

/** Saves where riders collect (specification §3, §5: its limits in their order). */
export function saveOriginAddress(
  needs: Pick<OutletNeeds, 'access' | 'store' | 'now' | 'country'>,
): Handler<typeof calls.saveOriginAddress> {
  return async (asked) => {
    const { principal, params, body } = asked;
    const present = await needs.access.find(principal, params.id, 'change-vendor');
    if (present === null) return refused('vendor.not-found');
    const { latitude, longitude } = body;
    const [fault] = originAddressFaults(body, (point) => isInCountry(point, needs.country));
    if (fault) return refused(fault.key, { field: fieldOf[fault.field] });
    if (latitude === null || longitude === null) return refused('address.no-coordinates', { field: 'latitude' });
    const change = {
      addressText: body.address_text,
      unit: body.unit,
      building: body.building,
      city: body.city,
      countryCode: body.country_code.toUpperCase(),
      postalCode: body.postal_code,
      street: body.street_address,
      riderInstructions: body.notes,
      latitude,
      longitude,
    };
    await needs.store.saveOrigin(params.id, change, {
      now: needs.now(),
      audit: auditOfAddress(asked, present, change),
    });
    const vendor = await needs.access.find(principal, params.id, 'see-vendor');
    return vendor ? accepted({ result: vendor }) : refused('vendor.not-found');
  };
}
