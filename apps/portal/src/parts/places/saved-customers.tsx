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
  /** The text typed as the address; empty while there is nothing to search for. */
  readonly addressText: string;
  /** The customer of the book who filled the form in; null without one. */
  readonly chosen: SavedCustomer | null;
  /** The number and the address in the form, as far as they are filled in. */
  readonly door: TypedDoor;
  /** Customers who match the typed address. */
  readonly onMatches: (customers: readonly SavedCustomer[]) => void;
  /** The customer whom the form is for; null if the book does not have one. */
  readonly onKnown: (customer: SavedCustomer | null) => void;
  readonly onChoose: (customer: SavedCustomer) => void;
  readonly onForgotten: (customer: SavedCustomer) => void;
}

/** One retry, as for the look-ups of places (specification §7, Address book). */
const retries = 1;
/** One snackbar at a time: a newer message replaces the older one. */
const noticeId = 'forget-customer';
const helped = ['customerName', 'customerPhone'] as const;

/**
 * The address book inside the request form: it suggests customers at three fields, and removes customers from the
 * suggestions.
 */
export function SavedCustomers(props: SavedCustomersProps) {
  const { vendorId, door, chosen, onChoose, onKnown } = props;
  // Its `form` is the form that contains it, as for every field.
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

/** The fields with suggestions; the form draws them. */
function fieldsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return helped.map((name) => form?.elements.namedItem(name)).filter((field) => field instanceof HTMLInputElement);
}

/** Searches for the typed address and reports the matches. @returns their number */
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
