import { foldedEmail } from '../accounts/email-address.ts';
import { originAddressLimits } from '../outlets/outlet-rules.ts';
import { isInWorld } from '../places/coordinates.ts';
import { utf8Length } from '../places/utf8-length.ts';
import { tidyName } from './tidy-name.ts';

/** The sender and the collection point of a guest's order, as typed. `address` is the text without unit and building. */
export type CheckedSender = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly notes: string;
};

export type SenderField = 'name' | 'email' | 'phone' | 'address' | 'coordinates' | 'notes';

export type SenderFaultKey =
  | 'validation.fill-sender-name'
  | 'validation.email-invalid'
  | 'validation.fill-sender-phone'
  | 'validation.phone-incorrect'
  | 'validation.fill-sender-address'
  | 'validation.fill-sender-coordinates'
  | 'address.notes-too-long';

export type SenderFault = { readonly field: SenderField; readonly key: SenderFaultKey };

type Rule = SenderFault & { readonly broken: (sender: CheckedSender, context: SenderContext) => boolean };

export type SenderContext = {
  /** Whether the text could be a phone number in the country; the caller knows the numbering plan. */
  readonly isPossiblePhone: (text: string) => boolean;
};

const isBlank = (text: string): boolean => text.trim() === '';

/** In the order of the form. A shop's name may have digits; the phone number has the same rule as the customer's (specification §5). */
const rules: readonly Rule[] = [
  { field: 'name', key: 'validation.fill-sender-name', broken: ({ name }) => tidyName(name) === '' },
  { field: 'email', key: 'validation.email-invalid', broken: ({ email }) => foldedEmail(email) === null },
  { field: 'phone', key: 'validation.fill-sender-phone', broken: ({ phone }) => isBlank(phone) },
  {
    field: 'phone',
    key: 'validation.phone-incorrect',
    broken: ({ phone }, { isPossiblePhone }) => !isBlank(phone) && !isPossiblePhone(phone),
  },
  { field: 'address', key: 'validation.fill-sender-address', broken: ({ address }) => isBlank(address) },
  { field: 'coordinates', key: 'validation.fill-sender-coordinates', broken: (sender) => !isInWorld(sender) },
  // The limit is that of a stored collection point.
  {
    field: 'notes',
    key: 'address.notes-too-long',
    broken: ({ notes }) => utf8Length(notes) > originAddressLimits.notes,
  },
];

/** Every broken rule in the order of the form; empty for a valid sender. */
export function checkSender(sender: CheckedSender, context: SenderContext): readonly SenderFault[] {
  return rules.filter(({ broken }) => broken(sender, context)).map(({ field, key }) => ({ field, key }));
}
