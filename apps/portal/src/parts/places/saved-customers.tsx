import { forgetCustomer } from '@riderbell/contract/calls/addressbook/forget-customer.ts';
import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import type { TypedDoor } from '@riderbell/domain/addressbook/same-door.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { wait } from '@riderbell/web/clock.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { createBookSearch } from './book-search.ts';
import { useMatchingCustomer } from './matching-customer.ts';
import { type SavedCustomer, savedCustomerOf } from './saved-customer.ts';
import { searchBook } from './search-book.ts';
import classes from './saved-customers.module.css';

export interface SavedCustomersProps {
  readonly vendorId: string;
  /** The text typed as the address; empty while there is nothing to search for. */
  readonly addressText: string;
  /** The customer of the book who filled the form in; null without one. */
  readonly chosen: SavedCustomer | null;
  /** The number and the address in the form, as far as they are filled in. */
  readonly door: TypedDoor;
  /** Customers who match the typed address. */
  readonly onMatches: (customers: readonly SavedCustomer[]) => void;
  /** The customer whom the form is for; null if the book does not have one. */
  readonly onMatch: (customer: SavedCustomer | null) => void;
  readonly onForgotten: (customer: SavedCustomer) => void;
}

/** Forgetting a customer: the newest word about it takes the place of the older one. */
const snackbarId = 'forget-customer';

/**
 * The address book within the form of a request: it says where the form's contents come from, and forgets customers who should not be
 * offered.
 */
export function SavedCustomers(props: SavedCustomersProps) {
  const { vendorId, door, chosen, onMatch } = props;
  const search = searchBook(vendorId);
  const count = useMatches(props, search);
  useMatchingCustomer(door, chosen, search, onMatch);
  const t = useTexts('addressbook');
  return (
    <>
      <VisuallyHidden as="output">{count > 0 && t('found', { count })}</VisuallyHidden>
      {chosen && <Chosen key={chosen.id} {...props} chosen={chosen} />}
    </>
  );
}

/** Searches for what is typed as the address, and tells who fits. @returns how many */
function useMatches(
  { addressText, onMatches }: SavedCustomersProps,
  search: (query: string, signal: AbortSignal) => Promise<readonly SavedAddress[]>,
): number {
  const [book] = useState(() => createBookSearch(search, wait));
  const { customers } = useSyncExternalStore(book.subscribe, book.get);
  const report = useEffectEvent((found: readonly SavedAddress[]) => onMatches(found.map(savedCustomerOf)));
  useEffect(() => book.type(addressText), [book, addressText]);
  useEffect(() => report(customers), [customers]);
  return customers.length;
}

/** Says where the form's values come from, and lets the merchant remove the customer from the book. */
function Chosen({ vendorId, chosen, onForgotten }: SavedCustomersProps & { chosen: SavedCustomer }) {
  const t = useTexts('addressbook');
  const problemText = useProblemText();
  const forget = useMutation({
    meta: { quiet: true },
    mutationFn: () => callApi(forgetCustomer, { params: { vendorId, id: chosen.id }, body: {} }),
    onSuccess: () => {
      notify({ kind: 'success', message: t('forgotten', { name: chosen.customer.customerName }), id: snackbarId });
      onForgotten(chosen);
    },
    onError: (failure) => {
      const message =
        failure instanceof ApiProblem
          ? t('not-forgotten.because', { reason: problemText(failure) })
          : t('not-forgotten');
      notify({ kind: 'error', message, id: snackbarId });
    },
  });
  return (
    <Row wrap gap={3} className={textLook({ size: 4, tone: 'soft' })}>
      <output>{t('filled')}</output>
      <Button
        variant="subtle"
        size="sm"
        className={classes.forget}
        loading={forget.isPending}
        onClick={() => forget.mutate()}
      >
        {t('forget')}
      </Button>
    </Row>
  );
}
