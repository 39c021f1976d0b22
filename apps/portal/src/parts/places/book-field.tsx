import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { LazyCombobox } from '@riderbell/web/lazy/lazy-combobox.tsx';
import type { TextFieldProps } from '@riderbell/ui/fields/text-field.tsx';
import { PlaceContent } from './address-panel.tsx';
import { createBookSearch } from './book-search.ts';
import { addressLine, type SavedCustomer, savedCustomerOf } from './saved-customer.ts';
import { searchBook } from './search-book.ts';

/** The address book behind a field. */
export interface FieldBook {
  readonly vendorId: string;
  /** Names the list. */
  readonly label: string;
  onChoose(customer: SavedCustomer): void;
}

/** A text field that also offers customers of the address book; while there is no book, it is a plain text field. */
export function BookField({ book, ...props }: TextFieldProps & { book: FieldBook | null }) {
  const vendorId = book?.vendorId ?? null;
  // The book may come after the field.
  const search = useMemo(
    () => createBookSearch(vendorId === null ? async () => [] : searchBook(vendorId), wait),
    [vendorId],
  );
  const { customers } = useSyncExternalStore(search.subscribe, search.get);
  const [isOpen, setOpen] = useState(false);
  // No customer is marked from the start: Enter after a new name goes on to the next field.
  const [marked, mark] = useState<string | null>(null);
  useEffect(() => () => search.type(''), [search]);
  const close = () => {
    setOpen(false);
    mark(null);
  };
  const choose = (id: string) => {
    const customer = customers.find((one) => one.id === id);
    if (!customer || !book) return;
    close();
    search.type('');
    book.onChoose(savedCustomerOf(customer));
  };
  return (
    <LazyCombobox
      {...props}
      suggestions={
        book && {
          label: book.label,
          title: book.label,
          options: customers.map((customer) => ({
            key: customer.id,
            content: (
              <PlaceContent
                of={{
                  key: customer.id,
                  title: `${customer.name} · ${customer.phone_number}`,
                  note: addressLine(customer),
                  at: null,
                  isCustomer: true,
                }}
                near={null}
              />
            ),
          })),
          isOpen: isOpen && customers.length > 0,
          marked,
          onOpen: setOpen,
          onMark: mark,
          onPick: choose,
        }
      }
      onChange={(event) => {
        props.onChange?.(event);
        if (!book) return;
        setOpen(true);
        search.type(event.currentTarget.value);
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        close();
      }}
    />
  );
}
