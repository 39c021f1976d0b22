import { describe, expect, it } from 'vitest';
import { pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { newOwnerFault, newPointBody, pointFaults, type TypedPoint, typedPointOf } from './typed-point.ts';

const whole: TypedPoint = {
  ...typedPointOf(null, 'demo'),
  id: 'silom-2',
  label: 'Silom',
  phone: '+66812345678',
  place: { ...pinAt({ latitude: 13.72, longitude: 100.53 }), address: 'Silom Road', city: 'Bangkok' },
};
const facts = { isNew: true, isPossiblePhone: () => true };
const faults = (changed: Partial<TypedPoint>) => pointFaults({ ...whole, ...changed }, facts);

describe('a typed collection point', () => {
  it('needs an id, a label, a phone number and an address', () => {
    expect(faults({})).toEqual({});
    expect(pointFaults(typedPointOf(null, 'demo'), facts)).toEqual({
      id: 'validation.fill-outlet-id',
      label: 'validation.fill-label',
      phone: 'validation.fill-phone',
      place: 'validation.select-pickup-address',
    });
  });

  it('needs a choice for an address that was typed after another was chosen', () => {
    expect(faults({ typedAddress: 'Somewhere else' })).toEqual({ place: 'validation.select-pickup-address' });
  });

  it('refuses a repeated owner and a look-alike, also one that was not added yet', () => {
    expect(newOwnerFault(' Ploy@Baan.test ', ['ploy@baan.test'])).toBe('owners.repeated');
    expect(newOwnerFault('plоy@baan.test', [])).toBe('validation.email-invalid');
    expect(faults({ owners: ['ploy@baan.test'], typedOwner: 'PLOY@baan.test' })).toEqual({ owners: 'owners.repeated' });
  });

  it('is sent with the owner that is still in the field', () => {
    expect(newPointBody({ ...whole, owners: ['a@baan.test'], typedOwner: 'b@baan.test' })).toMatchObject({
      parent_vendor_id: 'demo',
      client_vendor_id: 'silom-2',
      users: ['a@baan.test', 'b@baan.test'],
      street: 'Silom Road',
      city: 'Bangkok',
    });
  });
});
