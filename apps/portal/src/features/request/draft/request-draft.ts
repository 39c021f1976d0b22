import { type ChosenPlace, samePoint } from '@riderbell/domain/places/chosen-place.ts';
import { isChosenPlace } from '../returning-customer/recent-drop-offs.ts';
import { emptyForm, formFields, readForm, type RequestForm } from '../model/request-form.ts';
import { type Submission, type Unsent, unsentReasons } from '../submission/submission-loop.ts';

/** A request that is not an order yet, as the browser stores it until it is one. */
export interface RequestDraft {
  readonly form: RequestForm;
  readonly destination: ChosenPlace | null;
  /** The text typed as the address while no place is chosen for it; otherwise empty. */
  readonly typedAddress: string;
  /** A submission without an answer, to be sent again unchanged. */
  readonly unsent: Unsent | null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readUnsent(stored: unknown): RequestDraft['unsent'] {
  if (!isRecord(stored) || !isRecord(stored.submission)) return null;
  const { request, quote, idempotencyKey } = stored.submission;
  if (!isRecord(request) || !isRecord(quote) || typeof idempotencyKey !== 'string') return null;
  // The request was validated before it was sent, and the server validates it again.
  return {
    submission: stored.submission as unknown as Submission,
    reason: unsentReasons.find((reason) => reason === stored.reason) ?? 'lost',
  };
}

/** Reads a stored draft of this vendor; null without one. */
export function readDraft(stored: unknown, vendorId: string): RequestDraft | null {
  if (!isRecord(stored) || stored.vendorId !== vendorId || !isRecord(stored.form)) return null;
  return {
    form: readForm(stored.form),
    destination: isChosenPlace(stored.destination) ? stored.destination : null,
    typedAddress: typeof stored.typedAddress === 'string' ? stored.typedAddress : '',
    unsent: readUnsent(stored.unsent),
  };
}

/** Whether the draft holds anything to lose. The form chooses the payment method, so that alone does not count. */
export function isWorthKeeping({ form, destination, typedAddress, unsent }: RequestDraft): boolean {
  const typed = Object.entries(form).some(
    ([name, value]) => name !== 'paymentMethod' && value !== emptyForm[name as keyof RequestForm],
  );
  return typed || destination !== null || typedAddress !== '' || unsent !== null;
}

/**
 * Whether two drafts would make the same order and neither has an unanswered submission. The form chooses the payment
 * method, so it is ignored.
 */
export function isSameRequest(a: RequestDraft, b: RequestDraft): boolean {
  const sameForm = formFields.every((name) => name === 'paymentMethod' || a.form[name] === b.form[name]);
  const samePlace =
    samePoint(a.destination?.coordinates, b.destination?.coordinates) &&
    a.destination?.address === b.destination?.address &&
    a.typedAddress === b.typedAddress;
  return sameForm && samePlace && a.unsent === null && b.unsent === null;
}
