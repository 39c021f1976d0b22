import { looksLikeMessage } from '@riderbell/domain/requests/pasted-message/looks-like-message.ts';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { focusField } from '../focus/form-focus.ts';
import type { RequestFacts } from '../model/request-facts.ts';
import { nextFieldOf } from '../focus/use-form-focus.ts';
import type { Pin } from '../destination/use-pin.ts';
import type { RequestModel } from '../model/request-model.ts';
import type { Filling, RequestSoFar } from './found-rows.ts';

/** The way from a message to the request. The text lives in the dialog alone, and goes with it. */
export interface Pasting {
  /** What the dialog begins with; null while it is closed. */
  readonly text: string | null;
  open(): void;
  close(): void;
  /** Offers the dialog for what was pasted elsewhere; says whether it did. */
  offer(text: string): boolean;
  fill(filling: Filling): void;
  /** The request as it stands. */
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
    // With a search the list of places says what comes next, and a notice would lie over it.
    if (search === null && Object.keys(fields).length > 0)
      notify({ kind: 'success', message: t('paste.filled'), id: 'paste-filled' });
    // After the dialog has given the focus back to where it was opened.
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
      unasked: mode.unasked,
      paymentMethods: payment.methods.allowed,
    }),
  };
}
