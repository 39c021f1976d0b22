import { looksLikeMessage } from '@riderbell/domain/requests/pasted-message/looks-like-message.ts';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { focusField } from '../focus/form-focus.ts';
import type { RequestFacts } from '../model/request-facts.ts';
import { nextFieldOf } from '../focus/use-form-focus.ts';
import type { Pin } from '../../../parts/places/use-pin.ts';
import type { RequestModel } from '../model/request-model.ts';
import type { Filling, RequestSoFar } from './found-rows.ts';

/** Connects the dialog to the request. The text lives in the dialog only, and is dropped with it. */
export interface Pasting {
  /** The initial text of the dialog; null while it is closed. */
  readonly text: string | null;
  open(): void;
  close(): void;
  /** Opens the dialog if the pasted text looks like a message; returns whether it does. */
  offer(text: string): boolean;
  fill(filling: Filling): void;
  /** The current request. */
  soFar(): Omit<RequestSoFar, 'amountText'>;
}

/** Fills the request from a message: the point goes to the map, the address into the search, the rest into the form. */
export function usePasting(
  { flow, mode }: RequestFacts,
  { form, elements, address, payment }: RequestModel,
  pin: Pin,
  awaitVerdict: () => void,
): Pasting {
  const t = useTexts('orders');
  const [text, setText] = useState<string | null>(null);
  const fill = ({ coordinates, search, fields }: Filling) => {
    setText(null);
    for (const [name, value] of Object.entries(fields)) form.setValue(name as keyof typeof fields, value);
    if (coordinates) pin.moveTo(coordinates);
    if (search !== null) {
      awaitVerdict();
      address.typed.ask(search);
    }
    // After a search the list of places shows the next step, and a snackbar would cover it.
    if (search === null && Object.keys(fields).length > 0)
      notify({ kind: 'success', message: t('paste.filled'), id: 'paste-filled' });
    // Wait until the dialog has restored the focus.
    requestAnimationFrame(() => {
      if (search !== null) elements.address.current?.focus();
      else focusField(elements.form.current, nextFieldOf(form));
    });
  };
  return {
    text,
    open: () => setText(''),
    close: () => setText(null),
    offer: (pasted) => {
      const isMessage = looksLikeMessage(pasted);
      if (isMessage) setText(pasted);
      return isMessage;
    },
    fill,
    soFar: () => ({
      form: form.getValues(),
      destination: flow.destination,
      typedAddress: address.typed.unchosen,
      omittedFields: mode.omittedFields,
      paymentMethods: payment.methods.allowed,
    }),
  };
}
