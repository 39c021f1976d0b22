import { type RequestFlow, isDeliverable } from '@riderbell/domain/requests/request-flow.ts';

/** The pages of a narrow screen, in their order: the address, the details, the payment. */
export type StepPage = 0 | 1 | 2;

export function stepPageOf(step: RequestFlow['step']): StepPage {
  if (step === 'FillPaymentDetails') return 2;
  return step === 'FillOrderDetails' ? 1 : 0;
}

/** What an entry of the browser's history says of the page that it was made for. */
export interface StepEntry {
  readonly requestStep: StepPage;
}

/** The page of an entry; one that says nothing is where the request begins. */
export function stepPageIn(state: unknown): StepPage {
  const page = typeof state === 'object' && state !== null ? (state as Partial<StepEntry>).requestStep : 0;
  return page === 1 || page === 2 ? page : 0;
}

export type StepMove =
  /** Whether a rider can go there is asked again after a reload. */
  | 'wait'
  | { readonly flow: 'GoBack' | 'Continue' }
  | { readonly push: StepPage }
  /** So many entries of the history, back. */
  | { readonly go: number };

/**
 * What brings the page that shows and the entry of the history together again; null where they are.
 * @param isNew whether the entry is another one than before: the person went back or forward, or has loaded the page again. Then the
 *   page follows the entry; else the entry follows the page.
 */
export function stepMove(flow: RequestFlow, entry: StepPage, isNew: boolean): StepMove | null {
  const page = stepPageOf(flow.step);
  if (page === entry) return null;
  if (page > entry) return isNew ? { flow: 'GoBack' } : { push: entry === 0 ? 1 : 2 };
  if (!isNew) return { go: page - entry };
  if (page > 0 || isDeliverable(flow)) return { flow: 'Continue' };
  return flow.destination !== null && flow.verdict === 'unknown' ? 'wait' : { go: page - entry };
}
