import { type RequestFlow, isDeliverable } from '@riderbell/domain/requests/request-flow.ts';

/** The pages of a narrow screen, in their order: the address, the details, the payment. */
export type StepPage = 0 | 1 | 2;

export function stepPageOf(step: RequestFlow['step']): StepPage {
  if (step === 'FillPaymentDetails') return 2;
  return step === 'FillOrderDetails' ? 1 : 0;
}

/** The state of a history entry: the page that it was made for. */
export interface StepEntry {
  readonly requestStep: StepPage;
}

/** The page of an entry; an entry without a state is where the request begins. */
export function stepPageIn(state: unknown): StepPage {
  const page = typeof state === 'object' && state !== null ? (state as Partial<StepEntry>).requestStep : 0;
  return page === 1 || page === 2 ? page : 0;
}

export type StepMove =
  /** After a reload, wait for the check whether a rider can go there. */
  | 'wait'
  | { readonly flow: 'GoBack' | 'Continue' }
  | { readonly push: StepPage }
  /** Goes back so many entries of the history. */
  | { readonly go: number };

/**
 * The move that brings the shown page and the history entry together; null if they agree.
 * @param isNew whether the entry has changed: the visitor went back or forward, or reloaded the page. Then the page
 * follows the entry; otherwise the entry follows the page.
 */
export function stepMove(flow: RequestFlow, entry: StepPage, isNew: boolean): StepMove | null {
  const page = stepPageOf(flow.step);
  if (page === entry) return null;
  if (page > entry) return isNew ? { flow: 'GoBack' } : { push: entry === 0 ? 1 : 2 };
  if (!isNew) return { go: page - entry };
  if (page > 0 || isDeliverable(flow)) return { flow: 'Continue' };
  return flow.destination !== null && flow.verdict === 'unknown' ? 'wait' : { go: page - entry };
}
