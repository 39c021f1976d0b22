import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RequestForm } from '../model/request-form.ts';
import type { ReturningCustomer } from './returning-customer.ts';

/** The address book at the fields of the form, if it is on. */
export function CustomerBook({
  vendorId,
  form,
  customer: { book, destination },
}: {
  vendorId: string;
  form: UseFormReturn<RequestForm>;
  customer: ReturningCustomer;
}) {
  const [phone, unit, building] = useWatch({
    control: form.control,
    name: ['customerPhone', 'unitNumber', 'building'],
  });
  const { SavedCustomers, search } = book;
  if (!SavedCustomers) return null;
  const door = { phone, unit, building, text: destination?.address ?? '' };
  return <SavedCustomers {...search} vendorId={vendorId} door={door} />;
}
