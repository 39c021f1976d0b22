import type { KeyboardEvent } from 'react';
import type { RequestField } from '../model/request-form.ts';

function elementOf(form: HTMLFormElement | null, field: RequestField): HTMLElement | null {
  return (
    form?.querySelector<HTMLElement>(`[data-field="${field}"] input:checked, [data-field="${field}"] input`) ??
    form?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]`) ??
    null
  );
}

/** The field that comes first on the page: the merchant corrects the form from the top down. */
export function firstOnPage(form: HTMLFormElement | null, fields: readonly RequestField[]): RequestField | null {
  const placed = fields.map((field) => ({ field, element: elementOf(form, field) }));
  const [first] = placed.toSorted(({ element: a }, { element: b }) => {
    // A missing field comes last: its section is still loading.
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  });
  return first?.field ?? null;
}

/** Moves the focus to a field of the form. */
export function focusField(form: HTMLFormElement | null, field: RequestField): void {
  const element = elementOf(form, field);
  element?.closest('details')?.setAttribute('open', '');
  element?.focus();
}

const textFields = 'input:not([type=radio]):not([type=checkbox]):not([type=hidden]), textarea';

/**
 * Offers the focus to the first field of a new screen. It stays in a field where the merchant is typing, and in an open
 * dialog: the tour or a menu may be open.
 */
export function offerFocus(field: HTMLElement | null): void {
  if (document.activeElement?.matches(`dialog *, dialog, main :is(${textFields})`) !== true) field?.focus();
}

/** The text fields in the order of the page, without those on a hidden page of a narrow screen. */
function typable(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(textFields)].filter(
    (field) => field.offsetParent !== null && field.closest('details:not([open])') === null,
  );
}

/** Moves the focus to the first empty visible field, else to the first heading. */
export function focusPage(form: HTMLFormElement | null): void {
  if (!form) return;
  const empty = typable(form).find((field) => 'value' in field && field.value === '');
  const heading = [...form.querySelectorAll<HTMLElement>('h2')].find((each) => each.offsetParent !== null);
  (empty ?? heading)?.focus({ preventScroll: true });
}

/**
 * Enter moves to the next field, and sends the form from the last one, so that a merchant with a queue never leaves the
 * keyboard. Control or Command with Enter sends it from anywhere; Shift with Enter is a new line.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || event.shiftKey) return;
  // The fields of a dialog that the form has opened are not fields of the form.
  if (!(field instanceof HTMLElement) || !field.matches(textFields) || field.closest('dialog')) return;
  event.preventDefault();
  const fields = typable(event.currentTarget);
  const next = event.ctrlKey || event.metaKey ? undefined : fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else event.currentTarget.requestSubmit();
}
