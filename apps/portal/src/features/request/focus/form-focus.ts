import type { KeyboardEvent } from 'react';
import type { RequestField } from '../model/request-form.ts';

function elementOf(form: HTMLFormElement | null, field: RequestField): HTMLElement | null {
  return (
    form?.querySelector<HTMLElement>(`[data-field="${field}"] input:checked, [data-field="${field}"] input`) ??
    form?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]`) ??
    null
  );
}

/** The field that comes first as the page is read: what is wrong is put right from the top down. */
export function firstOnPage(form: HTMLFormElement | null, fields: readonly RequestField[]): RequestField | null {
  const placed = fields.map((field) => ({ field, element: elementOf(form, field) }));
  const [first] = placed.toSorted(({ element: a }, { element: b }) => {
    // A field that is not there comes last: its part of the page is still being fetched.
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
 * The focus for the first field of a screen that has just come. It stays where somebody types already, and in a dialog: the tour may be
 * there first, or a menu that somebody has opened.
 */
export function offerFocus(field: HTMLElement | null): void {
  if (document.activeElement?.matches(`dialog *, dialog, main :is(${textFields})`) !== true) field?.focus();
}

/** What can be typed into, in the order of the page; what is on another page of a narrow screen is left out. */
function typable(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>(textFields)].filter(
    (field) => field.offsetParent !== null && field.closest('details:not([open])') === null,
  );
}

/** Moves the focus to the first empty field that shows, else to the first heading. */
export function focusPage(form: HTMLFormElement | null): void {
  if (!form) return;
  const empty = typable(form).find((field) => 'value' in field && field.value === '');
  const heading = [...form.querySelectorAll<HTMLElement>('h2')].find((each) => each.offsetParent !== null);
  (empty ?? heading)?.focus({ preventScroll: true });
}

/**
 * Enter goes on to the next field, and sends the form from the last one: a merchant with a queue never takes the hands off
 * the keys. Control or Command with Enter sends it from anywhere; Shift with Enter is a new line.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || event.shiftKey) return;
  // A dialog that the form has opened is not of its fields.
  if (!(field instanceof HTMLElement) || !field.matches(textFields) || field.closest('dialog')) return;
  event.preventDefault();
  const fields = typable(event.currentTarget);
  const next = event.ctrlKey || event.metaKey ? undefined : fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else event.currentTarget.requestSubmit();
}
