import { describe, expect, it } from 'vitest';
import { lenientPhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { checkRegistration, emptyRegistration, type Registration } from './check-registration.ts';

const whole: Registration = {
  ...emptyRegistration,
  name: 'Ploy',
  email_address: 'ploy@baan.test',
  password: 'Good-rider-1!',
  repeated: 'Good-rider-1!',
  vendor_name: 'Baan Bread',
  phone_number: '+66812345678',
  terms_accepted: true,
};
const faults = (changed: Partial<Registration>) => checkRegistration({ ...whole, ...changed }, lenientPhoneRule);

describe('a registration', () => {
  it('reports everything that is missing at once', () => {
    expect(checkRegistration(emptyRegistration, lenientPhoneRule)).toEqual({
      name: 'validation.fill-name',
      email_address: 'validation.email-invalid',
      password: 'validation.password-length',
      vendor_name: 'validation.fill-vendor-name',
      phone_number: 'validation.fill-phone',
      terms_accepted: 'validation.accept-terms',
    });
  });

  it('is complete with the name of a new business, or with the id of an outlet', () => {
    expect(faults({})).toEqual({});
    expect(faults({ has_outlet: true, vendor_name: '', outlet_id: 'd001' })).toEqual({});
  });

  it('needs no business name for a private person', () => {
    expect(faults({ is_private: true, vendor_name: '' })).toEqual({});
    expect(faults({ is_private: false, vendor_name: '' })).toEqual({ vendor_name: 'validation.fill-vendor-name' });
  });

  it('needs the id of an existing outlet', () => {
    expect(faults({ has_outlet: true, outlet_id: ' ' })).toEqual({ outlet_id: 'register.vendor-missing.error' });
  });

  it('needs an e-mail address that can be normalised', () => {
    expect(faults({ email_address: 'plоy@baan.test' })).toEqual({ email_address: 'validation.email-invalid' });
    expect(faults({ email_address: ' Ploy@Baan.test ' })).toEqual({});
  });

  it('needs a password that meets the rules, and its repetition', () => {
    expect(faults({ repeated: 'Good-rider-2!' })).toEqual({ repeated: 'validation.passwords-differ' });
    expect(faults({ password: 'good-rider-1!', repeated: 'good-rider-1!' })).toEqual({
      password: 'validation.password-uppercase',
    });
  });

  it('needs a phone number that is possible in the country', () => {
    expect(checkRegistration(whole, () => false)).toEqual({ phone_number: 'validation.phone-incorrect' });
  });
});
