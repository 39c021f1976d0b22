import { type RefObject, useEffect, useRef } from 'react';
import { focusField, focusPage, offerFocus } from './form-focus.ts';
import type { RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import type { SubmissionState } from '../submission/use-submission.ts';
import type { RequestPage as Page } from '../model/use-request-page.ts';

/** A merchant begins with the address, and then goes on with what is still empty. */
export function useFirstFocus({ addressInput }: Page, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    // After the shell has given the focus to the heading of a new screen.
    const frame = requestAnimationFrame(() => offerFocus(addressInput.current));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, []);
}

/** Where to go on once the place is known: what is still empty of the customer, else the amount. */
export function nextFieldOf(form: Page['form']): 'customerName' | 'customerPhone' | 'amount' {
  const { customerName, customerPhone } = form.getValues();
  if (customerName === '') return 'customerName';
  return customerPhone === '' ? 'customerPhone' : 'amount';
}

/**
 * After the choice of a place the merchant goes on with what is still empty, once a rider can go there; a rejected place
 * leaves the focus in its field. Whoever has gone on already is left alone.
 */
export function useNextField(
  { addressInput, formElement, form }: Page,
  deliverable: boolean,
): { awaitVerdict: () => void } {
  const chosen = useRef(false);
  useEffect(() => {
    if (!deliverable || !chosen.current) return;
    chosen.current = false;
    if (document.activeElement !== addressInput.current) return;
    focusField(formElement.current, nextFieldOf(form));
  }, [deliverable, addressInput, formElement, form]);
  return { awaitVerdict: () => void (chosen.current = true) };
}

/** Another page of a narrow screen begins at its top, with its first field or its heading. */
export function usePageTurn({ formElement }: Page, shown: RequestFlow['step'] | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (shown === null || before.current === shown) return;
    before.current = shown;
    window.scrollTo({ top: 0 });
    focusPage(formElement.current);
  }, [shown, formElement]);
}

/** Whoever says no to a question in front of the form is back where it was sent from: what had the focus could not keep it. */
export function useWayBack(phase: SubmissionState['phase'], formElement: RefObject<HTMLFormElement | null>): void {
  const asked = useRef(false);
  useEffect(() => {
    if (phase === 'asking' || phase === 'doubled') asked.current = true;
    if (phase !== 'idle') return;
    if (asked.current) formElement.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    asked.current = false;
  }, [phase, formElement]);
}
