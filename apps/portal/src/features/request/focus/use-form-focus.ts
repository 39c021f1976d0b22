import { type RefObject, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import type { RequestForm } from '../model/request-form.ts';
import type { FormElements } from '../model/request-model.ts';
import type { SubmissionState } from '../submission/submission-state.ts';
import { focusField, focusPage, offerFocus } from './form-focus.ts';

/** Focuses the address, the first field that a merchant fills in. */
export function useFirstFocus({ address }: FormElements, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    // Wait until the shell has focused the heading of the new screen.
    const frame = requestAnimationFrame(() => offerFocus(address.current));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, []);
}

/** The next field once the place is known: the first empty one of the customer, else the amount. */
export function nextFieldOf(form: UseFormReturn<RequestForm>): 'customerName' | 'customerPhone' | 'amount' {
  const { customerName, customerPhone } = form.getValues();
  if (customerName === '') return 'customerName';
  return customerPhone === '' ? 'customerPhone' : 'amount';
}

/**
 * Once a rider can go to the chosen place, moves the focus to the next field to fill in. If the place is rejected, the
 * focus stays in the address field; if the merchant has moved on already, nothing happens.
 */
export function useNextField(
  elements: FormElements,
  form: UseFormReturn<RequestForm>,
  deliverable: boolean,
): { awaitVerdict: () => void } {
  const chosen = useRef(false);
  const { address, form: formElement } = elements;
  useEffect(() => {
    if (!deliverable || !chosen.current) return;
    chosen.current = false;
    if (document.activeElement !== address.current) return;
    focusField(formElement.current, nextFieldOf(form));
  }, [deliverable, address, formElement, form]);
  return { awaitVerdict: () => void (chosen.current = true) };
}

/** Another page of a narrow screen begins at its top, with its first empty field or its heading. */
export function usePageTurn({ form: formElement }: FormElements, shown: RequestFlow['step'] | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown === null || before.current === shown) return;
    before.current = shown;
    window.scrollTo({ top: 0 });
    focusPage(formElement.current);
  }, [shown, formElement]);
}

/**
 * After a question in front of the form is declined, the focus returns to the submit button, because the element that
 * had it was disabled.
 */
export function useFocusReturn(phase: SubmissionState['phase'], formElement: RefObject<HTMLFormElement | null>): void {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (phase === 'asking' || phase === 'duplicate') wasAsked.current = true;
    if (phase !== 'idle') return;
    if (wasAsked.current) formElement.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasAsked.current = false;
  }, [phase, formElement]);
}
