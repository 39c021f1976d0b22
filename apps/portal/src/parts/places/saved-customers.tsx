import { Button } from '@mantine/core';
import { forgetCustomer } from '@riderbell/contract/calls/addressbook/forget-customer.ts';
import { searchCustomers } from '@riderbell/contract/calls/addressbook/search-customers.ts';
import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import type { TypedDoor } from '@riderbell/domain/addressbook/same-door.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { wait } from '@riderbell/web/clock.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { createBookSearch } from './book-search.ts';
import { FieldSuggestions } from './field-suggestions.tsx';
import { useKnownCustomer } from './known-customer.ts';
import { type SavedCustomer, savedCustomerOf } from './saved-customer.ts';
import classes from './saved-customers.module.css';

export interface SavedCustomersProps {
  readonly vendorId: string;
  /** What is typed as the address; empty while there is nothing to search for. */
  readonly addressText: string;
  /** Whom the form was filled in from, if from the book. */
  readonly chosen: SavedCustomer | null;
  /** The number and the address of the form, as far as they are filled in. */
  readonly door: TypedDoor;
  /** Customers who fit the typed address. */
  readonly onMatches: (customers: readonly SavedCustomer[]) => void;
  /** The customer whom the form is for; null while that is nobody of the book. */
  readonly onKnown: (customer: SavedCustomer | null) => void;
  readonly onChoose: (customer: SavedCustomer) => void;
  readonly onForgotten: (customer: SavedCustomer) => void;
}

/** One more try, as for the look-ups of places (specification §7, Address book). */
const retries = 1;
/** Forgetting a customer: the newest word about it takes the place of the older one. */
const noticeId = 'forget-customer';
const helped = ['customerName', 'customerPhone'] as const;

/**
 * The address book within the form of a request: it offers customers at three fields, and forgets who should not be
 * offered.
 */
export function SavedCustomers(props: SavedCustomersProps) {
  const { vendorId, door, chosen, onChoose, onKnown } = props;
  // Belongs to the form that it stands in, as every field does.
  const [spoken, setSpoken] = useState<HTMLOutputElement | null>(null);
  const search = async (query: string, signal: AbortSignal): Promise<readonly SavedAddress[]> =>
    (await callApi(searchCustomers, { params: { vendorId }, query: { query } }, { signal, retries })).body;
  const count = useMatches(props, search);
  useKnownCustomer(door, chosen, search, onKnown);
  const t = useTexts('addressbook');
  return (
    <>
      {fieldsOf(spoken?.form ?? null).map((input) => (
        <FieldSuggestions
          key={input.name}
          input={input}
          search={search}
          onChoose={(customer) => onChoose(savedCustomerOf(customer))}
        />
      ))}
      <output ref={setSpoken} className={classes.spoken}>
        {count > 0 && t('found', { count })}
      </output>
      {chosen && <Chosen key={chosen.id} {...props} chosen={chosen} />}
    </>
  );
}

/** The fields that are helped: they are the form's, whoever draws them. */
function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return helped.map((name) => form?.elements.namedItem(name)).filter((field) => field instanceof HTMLInputElement);
}

/** Searches for what is typed as the address, and tells who fits. @returns how many */
function useMatches(
  { addressText, onMatches }: SavedCustomersProps,
  search: (query: string, signal: AbortSignal) => Promise<readonly SavedAddress[]>,
): number {
  const [book] = useState(() => createBookSearch(search, wait));
  const { customers } = useSyncExternalStore(book.subscribe, book.get);
  const tell = useEffectEvent((found: readonly SavedAddress[]) => onMatches(found.map(savedCustomerOf)));
  useEffect(() => book.type(addressText), [book, addressText]);
  useEffect(() => tell(customers), [customers]);
  return customers.length;
}

/** Says where the form's contents come from, and lets the merchant take the customer out of the book. */
function Chosen({ vendorId, chosen, onForgotten }: SavedCustomersProps & { chosen: SavedCustomer }) {
  const t = useTexts('addressbook');
  const problemText = useProblemText();
  const forget = useMutation({
    meta: { quiet: true },
    mutationFn: () => callApi(forgetCustomer, { params: { vendorId, id: chosen.id }, body: {} }),
    onSuccess: () => {
      notify({ kind: 'success', message: t('forgotten', { name: chosen.customer.customerName }), id: noticeId });
      onForgotten(chosen);
    },
    onError: (failure) => {
      const message =
        failure instanceof ApiProblem
          ? t('not-forgotten.because', { reason: problemText(failure) })
          : t('not-forgotten');
      notify({ kind: 'error', message, id: noticeId });
    },
  });
  return (
    <div className={classes.chosen}>
      <output>{t('filled')}</output>
      <Button variant="subtle" size="sm" loading={forget.isPending} onClick={() => forget.mutate()}>
        {t('forget')}
      </Button>
    </div>
  );
}
