import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { tidyName } from '@riderbell/domain/orders/tidy-name.ts';
import type { PhoneRule } from '@riderbell/web/phone/phone-rule.ts';
import { newPasswordFaults } from '../form/new-password-faults.ts';
import type { Fault, Faults } from '../form/use-account-form.ts';

/** The values of the registration form; fields that the wire has too have its names. */
export interface Registration {
  name: string;
  email_address: string;
  password: string;
  repeated: string;
  vendor_name: string;
  phone_number: string;
  outlet_id: string;
  /** Whether the account is for an existing outlet; always true where only existing outlets can register (PV). */
  has_outlet: boolean;
  /** Whether the account is for a person without a business. */
  is_private: boolean;
  terms_accepted: boolean;
}

export const emptyRegistration: Registration = {
  name: '',
  email_address: '',
  password: '',
  repeated: '',
  vendor_name: '',
  phone_number: '',
  outlet_id: '',
  has_outlet: false,
  is_private: false,
  terms_accepted: false,
};

/** The faults that the form can find; the server checks all of it again (specification §5, Accounts). */
export function checkRegistration(draft: Registration, isPossiblePhone: PhoneRule): Faults<Registration> {
  const { has_outlet: linksOutlet } = draft;
  return {
    ...nameFault(draft.name, 'name', 'validation.fill-name'),
    ...(foldedEmail(draft.email_address) === null && { email_address: 'validation.email-invalid' }),
    ...newPasswordFaults(draft),
    ...(linksOutlet && !isOutletId(draft.outlet_id) && { outlet_id: 'register.vendor-missing.error' }),
    ...(!linksOutlet &&
      !draft.is_private &&
      nameFault(draft.vendor_name, 'vendor_name', 'validation.fill-vendor-name')),
    ...phoneFault(draft.phone_number, isPossiblePhone),
    ...(!draft.terms_accepted && { terms_accepted: 'validation.accept-terms' }),
  };
}

/** The wire's maximum lengths. */
const maxLengths = { name: 100, outletId: 64 } as const;

function nameFault<Field extends 'name' | 'vendor_name'>(
  text: string,
  field: Field,
  missing: string,
): { readonly [Name in Field]?: Fault } {
  const { length } = tidyName(text);
  if (length > 0 && length <= maxLengths.name) return {};
  const fault = length === 0 ? missing : { key: 'validation.too-long', values: { maximum: maxLengths.name } };
  return { [field]: fault } as { [Name in Field]: Fault };
}

/** Whether the text can be the id of an outlet. */
function isOutletId(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= maxLengths.outletId;
}

function phoneFault(phone: string, isPossiblePhone: PhoneRule): Faults<Registration> {
  if (phone.trim() === '') return { phone_number: 'validation.fill-phone' };
  return isPossiblePhone(phone) ? {} : { phone_number: 'validation.phone-incorrect' };
}
