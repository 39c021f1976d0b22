import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { FieldBook } from '../../../parts/places/book-field.tsx';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';
import type { ReturningCustomer } from './returning-customer.ts';

/** The address book behind the fields of the customer; null while it is off, or not loaded yet. */
export function useFieldBook(vendorId: string, { book, fill }: ReturningCustomer): FieldBook | null {
  const t = useTexts('addressbook');
  if (!book.SavedCustomers) return null;
  return {
    vendorId,
    label: t('saved'),
    onChoose(chosen: SavedCustomer) {
      book.setChosen(chosen);
      fill(chosen);
    },
  };
}
