import { describe, expect, it } from 'vitest';
import { checkSender, type CheckedSender } from './sender-checks.ts';

const good: CheckedSender = {
  name: 'Niran 24',
  email: 'niran@riderbell.test',
  phone: '+66812345678',
  address: 'Soi 11',
  latitude: 13.74,
  longitude: 100.56,
  notes: '',
};
const context = { isPossiblePhone: (text: string) => text.startsWith('+66') };
const faults = (changes: Partial<CheckedSender>) =>
  checkSender({ ...good, ...changes }, context).map(({ field, key }) => `${field} ${key}`);

describe('the sender of a guest’s order', () => {
  it('may have digits in its name', () => {
    expect(faults({})).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name validation.fill-sender-name'],
    [{ email: '' }, 'email validation.email-invalid'],
    [{ email: 'niran@riderbell' }, 'email validation.email-invalid'],
    [{ phone: ' ' }, 'phone validation.fill-sender-phone'],
    [{ phone: '12' }, 'phone validation.phone-incorrect'],
    [{ address: '' }, 'address validation.fill-sender-address'],
    [{ latitude: null }, 'coordinates validation.fill-sender-coordinates'],
    [{ longitude: 181 }, 'coordinates validation.fill-sender-coordinates'],
    [{ notes: 'ก'.repeat(334) }, 'notes address.notes-too-long'],
  ])('%j', (changes, fault) => {
    expect(faults(changes)).toEqual([fault]);
  });

  it('has notes of up to 1000 bytes', () => {
    expect(faults({ notes: 'ก'.repeat(333) })).toEqual([]);
  });

  it('gets all faults at once, in the order of the form', () => {
    const nothing = { name: '', email: '', phone: '', address: '', latitude: null, longitude: null };
    expect(checkSender({ ...good, ...nothing }, context).map(({ field }) => field)).toEqual([
      'name',
      'email',
      'phone',
      'address',
      'coordinates',
    ]);
  });
});
