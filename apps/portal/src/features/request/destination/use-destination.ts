import { readableAddress } from '@riderbell/domain/places/address.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { keptDropOffs } from '../draft/stored-draft.ts';
import { useKnownSpot } from '../returning-customer/known-spot.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { isDeliverable } from '@riderbell/domain/requests/request-flow.ts';
import type { RequestPageProps } from '../request-page.tsx';
import { useNextField } from '../focus/use-form-focus.ts';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';
import type { Pin } from './use-pin.ts';
import type { RecentDropOff } from '../returning-customer/recent-drop-offs.ts';
import { usePasting } from '../paste-message/use-pasting.ts';
import { useAddressBook } from '../returning-customer/use-address-book.ts';
import type { RequestPage as Page } from '../model/use-request-page.ts';

const matchOf = ({ id, ...known }: SavedCustomer) => ({
  ...offerOf(id, known),
  name: known.customer.customerName,
  phone: known.customer.customerPhone,
  address: known.place.address,
});

const offerOf = (key: string, { place, customer }: RecentDropOff) => ({
  key,
  title: readableAddress([customer.unitNumber, customer.building, place.address].join(',')),
  note: [customer.customerName, customer.customerPhone].filter(Boolean).join(' · '),
});

/** What the address section shows and does. */
export function useDestination(
  { flow, dispatch, keeper, edited, sender }: RequestPageProps,
  page: Page,
  pin: Pin,
  place: (chosen: ChosenPlace) => void,
) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const problemText = useProblemText();
  const [recent] = useState(() => keptDropOffs(keeper));
  // Guests have no customers, and the customer of an order is the order's own.
  const book = useAddressBook(keeper, !edited && !sender);
  const spot = useKnownSpot(book.SavedCustomers ? book.known : null, flow.destination, (at) => {
    pin.forget();
    place(at);
  });
  const { awaitVerdict } = useNextField(page, isDeliverable(flow));
  const pasting = usePasting({ flow }, page, pin, awaitVerdict);
  const filledNotes = useRef('');
  const fill = ({ place: known, customer }: RecentDropOff) => {
    pin.forget();
    awaitVerdict();
    place(known);
    const { riderNotes } = page.form.getValues();
    const isTyped = riderNotes !== '' && riderNotes !== filledNotes.current;
    for (const [name, value] of Object.entries(customer)) {
      // A note for this order is the person's own; the one of the customer is offered beside it.
      if (name !== 'riderNotes' || !isTyped) page.form.setValue(name as keyof typeof customer, value);
    }
    if (!isTyped) filledNotes.current = customer.riderNotes;
  };
  const { unchosen } = page.typedAddress;
  const fault = (): string | null => {
    // What was wrong with the place that was chosen before is not wrong with what is typed.
    if (unchosen !== '') return page.addressFault && page.faultText(page.addressFault);
    if (flow.verdict === 'too-far') return tErrors('request.error.too-far');
    if (flow.verdict === 'outside-area') return tErrors('request.error.undeliverable-address');
    if (flow.verdict === 'unverified') return t('destination.unverified');
    if (pin.problem) return problemText(pin.problem);
    return page.addressFault && page.faultText(page.addressFault);
  };
  const onName = (address: string) => {
    page.clearAddressFault();
    pin.forget();
    dispatch({ type: 'DestinationNamed', address });
  };
  useTypedName(flow.destination, pin, page, onName);
  return {
    destination: flow.destination,
    near: flow.origin,
    error: fault(),
    checking: unchosen === '' && flow.destination !== null && flow.verdict === 'unknown',
    deliverable: unchosen === '' && isDeliverable(flow),
    pending: pin.pending,
    inputRef: page.addressInput,
    pasting,
    offers: recent.flatMap((known, index) =>
      book.forgotten.includes(known.customer.customerPhone) ? [] : [offerOf(String(index), known)],
    ),
    matches: book.matches.map(matchOf),
    asked: page.typedAddress.asked,
    onText: (text: string) => {
      if (text !== '') {
        page.clearAddressFault();
        // The address of a pin that comes late must not replace what is being typed.
        if (pin.pending) pin.forget();
      }
      page.typedAddress.onText(text);
      book.setText(text);
    },
    book,
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
    onName,
  };
}

/** What was typed before the pin was put on the map is its name when its address is not known. */
function useTypedName(
  destination: ChosenPlace | null,
  { problem }: Pin,
  { addressInput }: Page,
  onName: (address: string) => void,
): void {
  const name = useEffectEvent(() => {
    const input = addressInput.current;
    const typed = input?.value.trim() ?? '';
    // Who is in the field goes on typing, and names the pin by leaving it.
    if (destination?.address === '' && typed !== '' && document.activeElement !== input) onName(typed);
  });
  useEffect(() => {
    if (problem) name();
  }, [problem]);
}
