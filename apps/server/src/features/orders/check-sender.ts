import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import { namesSender } from '@riderbell/domain/access/capabilities.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { checkSender, type SenderFault } from '@riderbell/domain/orders/sender-checks.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import type { OrderNeeds } from './ports.ts';

const codes = {
  'validation.fill-sender-name': 'order.sender-name-missing',
  'validation.email-invalid': 'order.sender-email-wrong',
  'validation.fill-sender-phone': 'order.sender-phone-missing',
  'validation.phone-incorrect': 'order.sender-phone-wrong',
  'validation.fill-sender-address': 'order.sender-address-missing',
  'validation.fill-sender-coordinates': 'order.sender-coordinates-missing',
  'address.notes-too-long': 'order.sender-notes-too-long',
} as const satisfies Record<SenderFault['key'], string>;

const paths: Readonly<Record<SenderFault['field'], string>> = {
  name: 'sender.name',
  email: 'sender.email',
  phone: 'sender.phone_number',
  address: 'sender.location.address',
  coordinates: 'sender.location.latitude',
  notes: 'sender.location.notes',
};

type Code = (typeof codes)[SenderFault['key']] | 'order.sender-missing' | 'order.sender-not-offered';

/** The faults of the sender: a guest has to send one, and all other callers must not (specification §3). */
export function senderFaults(
  { isPossiblePhone }: Pick<OrderNeeds, 'isPossiblePhone'>,
  principal: Principal,
  { sender }: OrderRequest,
): Refusal<Code>[] {
  if (!namesSender(principal))
    return sender === undefined ? [] : [{ code: 'order.sender-not-offered', field: 'sender' }];
  if (sender === undefined) return [{ code: 'order.sender-missing', field: 'sender' }];
  const { name, email, phone_number: phone, location } = sender;
  const { latitude, longitude, notes } = location;
  const typed = { name, email, phone, address: splitAddress(location.address).text, latitude, longitude, notes };
  return checkSender(typed, { isPossiblePhone }).map(({ field, key }) => ({ code: codes[key], field: paths[field] }));
}
