import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { RequestForm } from '../model/request-form.ts';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';
import type { AddressBook } from './use-address-book.ts';

/** The address book at the fields of the form, where it is on. */
export function CustomerBook({
  vendorId,
  form,
  destination,
  book,
  fill,
}: {
  vendorId: string;
  form: UseFormReturn<RequestForm>;
  destination: ChosenPlace | null;
  book: AddressBook;
  fill: (customer: SavedCustomer) => void;
}) {
  const [phone, unit, building] = useWatch({
    control: form.control,
    name: ['customerPhone', 'unitNumber', 'building'],
  });
  const { SavedCustomers, ...facts } = book;
  if (!SavedCustomers) return null;
  const choose = (customer: SavedCustomer) => {
    book.setChosen(customer);
    fill(customer);
  };
  const door = { phone, unit, building, text: destination?.address ?? '' };
  return <SavedCustomers {...facts} vendorId={vendorId} door={door} onChoose={choose} />;
}
