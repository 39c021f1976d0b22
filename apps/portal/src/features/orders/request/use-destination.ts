import { readableAddress } from '@riderbell/domain/places/address.ts';
import { useState } from 'react';
import { useProblemText, useTexts } from '../../../platform/i18n/use-texts.ts';
import { keptDropOffs } from './kept.ts';
import { useKnownSpot } from './known/known-spot.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { isDeliverable } from '@riderbell/domain/requests/request-flow.ts';
import type { RequestPageProps } from './request-page.tsx';
import { useNextField } from './use-form-focus.ts';
import type { Pin } from './use-pin.ts';
import type { RecentDropOff } from './recent-drop-offs.ts';
import { usePasting } from './pasting/use-pasting.ts';
import { useAddressBook } from './use-address-book.ts';
import type { RequestPage as Page } from './use-request-page.ts';

const offerOf = (key: string, { place, customer }: RecentDropOff) => ({
  key,
  title: readableAddress([customer.unitNumber, customer.building, place.address].join(',')),
  note: [customer.customerName, customer.customerPhone].filter(Boolean).join(' · '),
});

/** What the address section shows and does. */
export function useDestination(
  { flow, dispatch, keeper, slots, sender }: RequestPageProps,
  page: Page,
  pin: Pin,
  place: (chosen: ChosenPlace) => void,
) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const problemText = useProblemText();
  const book = useAddressBook(keeper);
  const [recent] = useState(() => keptDropOffs(keeper));
  // Guests have no customers, and the customer of an order is the order's own.
  const hasBook = slots.SavedCustomers !== null && !flow.editing && !sender;
  const spot = useKnownSpot(hasBook ? book.known : null, flow.destination, (at) => {
    pin.forget();
    place(at);
  });
  const { awaitVerdict } = useNextField(page, isDeliverable(flow));
  const pasting = usePasting({ flow }, page, pin, awaitVerdict);
  const fill = ({ place: known, customer }: RecentDropOff) => {
    pin.forget();
    awaitVerdict();
    place(known);
    for (const [name, value] of Object.entries(customer)) page.form.setValue(name as keyof typeof customer, value);
  };
  const fault = (): string | null => {
    if (flow.verdict === 'too-far') return tErrors('request.error.too-far');
    if (flow.verdict === 'outside-area') return tErrors('request.error.undeliverable-address');
    if (flow.verdict === 'unverified') return t('destination.unverified');
    if (pin.problem) return problemText(pin.problem);
    return page.addressFault && page.faultText(page.addressFault);
  };
  return {
    destination: flow.destination,
    near: flow.origin,
    error: fault(),
    checking: flow.destination !== null && flow.verdict === 'unknown',
    deliverable: isDeliverable(flow),
    pending: pin.pending,
    inputRef: page.addressInput,
    pasting,
    offers: recent.flatMap((known, index) =>
      book.forgotten.includes(known.customer.customerPhone) ? [] : [offerOf(String(index), known)],
    ),
    matches: book.matches.map((known) => offerOf(known.id, known)),
    onText: book.setText,
    book,
    hasBook,
    spot,
    fill,
    onChoose: (chosen: ChosenPlace) => {
      pin.forget();
      awaitVerdict();
      place(chosen);
    },
    onClear: () => {
      pin.forget();
      book.setChosen(null);
      dispatch({ type: 'DestinationDropped' });
    },
    onOffer: (key: string) => {
      const saved = book.matches.find(({ id }) => id === key) ?? null;
      const offer = saved ?? recent[Number(key)];
      if (!offer) return;
      book.setChosen(saved);
      fill(offer);
    },
    onName: (address: string) => {
      page.clearAddressFault();
      pin.forget();
      dispatch({ type: 'DestinationNamed', address });
    },
  };
}
