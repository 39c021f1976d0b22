import { readableAddress } from '@riderbell/domain/places/address.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { isDeliverable } from '@riderbell/domain/requests/request-flow.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { AddressFieldProps } from '../../../parts/places/address-field-props.ts';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';
import { storedDropOffs } from '../draft/stored-draft.ts';
import { useNextField } from '../focus/use-form-focus.ts';
import type { RequestFacts } from '../model/request-facts.ts';
import type { RequestForm } from '../model/request-form.ts';
import type { RequestModel } from '../model/request-model.ts';
import { type Pasting, usePasting } from '../paste-message/use-pasting.ts';
import { useSpotOffer } from '../returning-customer/spot-offer.ts';
import type { RecentDropOff } from '../returning-customer/recent-drop-offs.ts';
import type { ReturningCustomer } from '../returning-customer/returning-customer.ts';
import { type AddressBook, useAddressBook } from '../returning-customer/use-address-book.ts';
import { type Pin, usePin } from '../../../parts/places/use-pin.ts';

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

/** The state and the actions of the address section. */
export interface Destination {
  readonly field: Omit<AddressFieldProps, 'label'>;
  /** The verdict on the shown place; null while none is awaited. */
  readonly verdict: 'checking' | 'deliverable' | null;
  readonly pin: Pin;
  readonly pasting: Pasting;
  readonly customer: ReturningCustomer;
}

export function useDestination(facts: RequestFacts, model: RequestModel): Destination {
  const { mode, flow, dispatch } = facts;
  const { form, elements, address } = model;
  const { owner } = mode.draft;
  const book = useAddressBook(owner, mode.view.hasBook);
  const [recent] = useState(() => storedDropOffs(owner));
  const place = (chosen: ChosenPlace) => {
    address.setFault(null);
    dispatch({ type: 'DestinationChosen', place: chosen });
  };
  const pin = usePin(place);
  const spot = useSpotOffer(book.SavedCustomers ? book.known : null, flow.destination, (at) => {
    pin.forget();
    place(at);
  });
  const { awaitVerdict } = useNextField(elements, form, isDeliverable(flow));
  const pasting = usePasting(facts, model, pin, awaitVerdict);
  const choose = (chosen: ChosenPlace) => {
    pin.forget();
    awaitVerdict();
    place(chosen);
  };
  const fill = useFilling(form, choose);
  const error = useDestinationFault(facts, model, pin);
  const onName = (name: string) => {
    address.setFault(null);
    pin.forget();
    dispatch({ type: 'DestinationNamed', address: name });
  };
  useTypedName(flow.destination, pin, elements.address, onName);
  const { destination } = flow;
  const isSettled = address.typed.unchosen === '' && destination !== null;
  const verdict = isDeliverable(flow) ? 'deliverable' : flow.verdict === 'unknown' ? 'checking' : null;
  return {
    field: {
      value: destination?.address ?? '',
      near: flow.origin,
      error,
      pending: pin.pending,
      inputRef: elements.address,
      searchText: address.typed.searchText ?? null,
      onPasted: pasting.offer,
      onText: (text: string) => {
        if (text !== '') {
          address.setFault(null);
          // The address of the pin may arrive late; it must not replace what the merchant is typing.
          if (pin.pending) pin.forget();
        }
        address.typed.onText(text);
        book.setText(text);
      },
      onChoose: choose,
      onClear: () => {
        pin.forget();
        book.setChosen(null);
        dispatch({ type: 'DestinationDropped' });
      },
      onName: destination?.address === '' ? onName : undefined,
      ...offersOf(book, recent, fill),
    },
    verdict: isSettled ? verdict : null,
    pin,
    pasting,
    customer: { book, spot, destination, fill },
  };
}

/** The customers that the field offers, from the address book and from this counter's recent drop-offs. */
function offersOf(book: AddressBook, recent: readonly RecentDropOff[], fill: (customer: RecentDropOff) => void) {
  return {
    offers: recent.flatMap((known, index) =>
      book.forgotten.includes(known.customer.customerPhone) ? [] : [offerOf(String(index), known)],
    ),
    matches: book.matches.map(matchOf),
    onOffer: (key: string) => {
      const saved = book.matches.find(({ id }) => id === key) ?? null;
      const offer = saved ?? recent[Number(key)];
      if (!offer) return;
      book.setChosen(saved);
      fill(offer);
    },
  };
}

/** Fills the form in from a customer, except for a note that the merchant has typed. */
function useFilling(
  form: UseFormReturn<RequestForm>,
  choose: (place: ChosenPlace) => void,
): (customer: RecentDropOff) => void {
  const filledNotes = useRef('');
  return ({ place, customer }) => {
    choose(place);
    const { riderNotes } = form.getValues();
    const isTyped = riderNotes !== '' && riderNotes !== filledNotes.current;
    for (const [name, value] of Object.entries(customer)) {
      // A typed note is for this order and stays; the customer's note is offered beside it.
      if (name !== 'riderNotes' || !isTyped) form.setValue(name as keyof typeof customer, value);
    }
    if (!isTyped) filledNotes.current = customer.riderNotes;
  };
}

/** The fault of the address, or of the place that was chosen for it. */
function useDestinationFault({ flow }: RequestFacts, { address, rules }: RequestModel, pin: Pin): string | null {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const problemText = useProblemText();
  const typedFault = address.fault && rules.faultText(address.fault);
  // A fault of the previously chosen place is not a fault of what is being typed.
  if (address.typed.unchosen !== '') return typedFault;
  if (flow.verdict === 'too-far') return tErrors('request.error.too-far');
  if (flow.verdict === 'outside-area') return tErrors('request.error.undeliverable-address');
  if (flow.verdict === 'unverified') return t('destination.unverified');
  return pin.problem ? problemText(pin.problem) : typedFault;
}

/** If the address of the pin is unknown, use the text typed before the pin was set as its name. */
function useTypedName(
  destination: ChosenPlace | null,
  { problem }: Pin,
  addressInput: RequestModel['elements']['address'],
  onName: (address: string) => void,
): void {
  const name = useEffectEvent(() => {
    const input = addressInput.current;
    const typed = input?.value.trim() ?? '';
    // If the merchant is still typing in the field, leaving the field names the pin.
    if (destination?.address === '' && typed !== '' && document.activeElement !== input) onName(typed);
  });
  useEffect(() => {
    if (problem) name();
  }, [problem]);
}
