import { useEffect, useRef } from 'react';
import { focusField, focusPage } from './form-focus.ts';
import type { RequestFlow } from './request-flow.ts';
import type { RequestPage as Page } from './use-request-page.ts';

/** A merchant begins with the address, and then goes on with what is still empty. */
export function useFirstFocus({ addressInput }: Page, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    // After the shell has given the focus to the heading of a new screen.
    const frame = requestAnimationFrame(() => addressInput.current?.focus());
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, []);
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
    const { customerName, customerPhone } = form.getValues();
    const next = customerName === '' ? 'customerName' : customerPhone === '' ? 'customerPhone' : 'amount';
    focusField(formElement.current, next);
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
