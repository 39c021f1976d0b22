import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import { ApiProblem } from '../../../platform/api/api-problem.ts';

/** The wait before a new fee is asked for (specification §9, Signature-expired wait). */
export const feeRefreshWait = 1000;
/** A server that refuses every fresh fee is broken; without an end the merchant would never be told. */
const MOST_REFRESHES = 5;

/** A request without its price, which may have to be asked for again. */
export type UnpricedRequest = Omit<OrderRequest, 'delivery_fee' | 'signature'>;

/** What a submission sends: the same price and key when it is tried again, so that a lost answer never orders two riders. */
export interface Submission {
  readonly request: UnpricedRequest;
  readonly quote: Pick<Quote, 'fee' | 'signature'>;
  readonly idempotencyKey: string;
}

export interface SubmissionPorts {
  send(request: OrderRequest, idempotencyKey: string): Promise<Order>;
  /** A fresh fee for the same way and payment method. */
  quote(): Promise<Quote>;
  /** Shows 'The delivery fee is now {fee}{currency}. Are you ok?' and answers the choice. */
  confirmFee(quote: Quote): Promise<boolean>;
  newKey(): string;
  /** Whether the browser knows that it has no network. */
  isOffline(): boolean;
  wait(milliseconds: number): Promise<void>;
}

export type SubmissionOutcome =
  | { readonly kind: 'created'; readonly order: Order }
  /** The merchant did not accept the new fee. */
  | { readonly kind: 'declined' }
  /**
   * No answer came. `submission` is to be sent again as it is; `certain` says that it cannot have arrived, because the
   * browser had no network before it was sent.
   */
  | { readonly kind: 'unsent'; readonly submission: Submission; readonly certain: boolean }
  | { readonly kind: 'refused'; readonly problem: ApiProblem };

/** The prices that a fresh quote mends; the others need another form. */
const mendedByNewFee: ReadonlySet<string> = new Set(['SignatureExpired']);

/**
 * Sends a request until it is an order, is refused for good, or gets no answer (specification §4). An expired fee is asked
 * for again after a second; a changed one only goes on with the merchant's word.
 */
export async function submitRequest(ports: SubmissionPorts, first: Submission): Promise<SubmissionOutcome> {
  let submission = first;
  for (let refreshes = 0; ; refreshes += 1) {
    const { request, quote, idempotencyKey } = submission;
    const priced: OrderRequest = { ...request, delivery_fee: quote.fee, signature: quote.signature };
    // Asked before: a network that goes away while the answer is on its way may still have carried the request.
    const neverLeft = ports.isOffline();
    try {
      return { kind: 'created', order: await ports.send(priced, idempotencyKey) };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.isOffline || error.status >= 500) {
        return { kind: 'unsent', submission, certain: neverLeft };
      }
      if (!mendedByNewFee.has(error.code) || refreshes >= MOST_REFRESHES) return { kind: 'refused', problem: error };
    }
    const renewed = await renew(ports, submission);
    if ('kind' in renewed) return renewed;
    submission = renewed;
  }
}

/** The same request at a fresh price, under a key of its own: it is another body. */
async function renew(ports: SubmissionPorts, submission: Submission): Promise<Submission | SubmissionOutcome> {
  await ports.wait(feeRefreshWait);
  let quote: Quote;
  try {
    quote = await ports.quote();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // The server has refused what was sent, so nothing is under way: to send it again is safe.
    return error.isOffline || error.status >= 500
      ? { kind: 'unsent', submission, certain: true }
      : { kind: 'refused', problem: error };
  }
  if (quote.fee !== submission.quote.fee && !(await ports.confirmFee(quote))) return { kind: 'declined' };
  return { request: submission.request, quote, idempotencyKey: ports.newKey() };
}
