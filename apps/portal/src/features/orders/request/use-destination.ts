import { readableAddress } from '@riderbell/domain/places/address.ts';
import { useState } from 'react';
import { useProblemText, useTexts } from '../../../platform/i18n/use-texts.ts';
import { keptDropOffs } from './kept.ts';
import type { ChosenPlace } from './place.ts';
import { isDeliverable } from './request-flow.ts';
import type { RequestPageProps } from './request-page.tsx';
import { useNextField } from './use-form-focus.ts';
import type { Pin } from './use-pin.ts';
import type { RequestPage as Page } from './use-request-page.ts';

/** What the address section shows and does. */
export function useDestination(
  { flow, dispatch, keeper }: RequestPageProps,
  page: Page,
  pin: Pin,
  place: (chosen: ChosenPlace) => void,
) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const problemText = useProblemText();
  const [recent] = useState(() => keptDropOffs(keeper));
  const { awaitVerdict } = useNextField(page, isDeliverable(flow));
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
    offers: recent.map(({ place: known, customer }, index) => ({
      key: String(index),
      title: readableAddress([customer.unitNumber, customer.building, known.address].join(',')),
      note: [customer.customerName, customer.customerPhone].filter(Boolean).join(' · '),
    })),
    onChoose: (chosen: ChosenPlace) => {
      pin.forget();
      awaitVerdict();
      place(chosen);
    },
    onClear: () => {
      pin.forget();
      dispatch({ type: 'destination-dropped' });
    },
    onOffer: (key: string) => {
      const offer = recent[Number(key)];
      if (!offer) return;
      pin.forget();
      awaitVerdict();
      place(offer.place);
      for (const [name, value] of Object.entries(offer.customer))
        page.form.setValue(name as keyof typeof offer.customer, value);
    },
    onName: (address: string) => {
      page.clearAddressFault();
      pin.forget();
      dispatch({ type: 'destination-named', address });
    },
  };
}
