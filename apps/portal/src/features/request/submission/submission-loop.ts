import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/** The wait before a new fee is asked for (specification §9, Signature-expired wait). */
export const feeRefreshWait = 1000;
/** A server that refuses every fresh fee is broken; without an end the merchant would never be told. */
const MOST_REFRESHES = 5;

/** A request without its price, which may have to be asked for again. */
export type UnpricedRequest = Omit<OrderRequest, 'delivery_fee' | 'signature'>;

/** A request with the price that the person was shown: the server is never asked to choose one. */
export type PricedRequest = UnpricedRequest & Required<Pick<OrderRequest, 'delivery_fee' | 'signature'>>;

/** What a submission sends: the same price and key when it is tried again, so that a lost answer never orders two riders. */
export interface Submission {
  readonly request: UnpricedRequest;
  readonly quote: Pick<Quote, 'fee' | 'signature'>;
  readonly idempotencyKey: string;
}

export interface SubmissionPorts {
  /** Whether the request is meant, also where it doubles an order of the last minutes; that is asked before anything is sent. */
  isMeant(request: UnpricedRequest): Promise<boolean>;
  send(request: PricedRequest, idempotencyKey: string): Promise<Order>;
  /** A fresh fee for the same way and payment method. */
  quote(): Promise<Quote>;
  /** The request with its voucher taken off a fresh fee. */
  discountAgain(request: UnpricedRequest, quote: Quote): Promise<UnpricedRequest>;
  /** Shows 'The delivery fee is now {fee}{currency}. Are you ok?' and answers the choice. */
  confirmFee(quote: Quote): Promise<boolean>;
  newKey(): string;
  /** Whether the browser knows that it has no network. */
  isOffline(): boolean;
  wait(milliseconds: number): Promise<void>;
}

/** Why a request is not an order: the browser had no network, the server refused its fee and gave no other, or no answer came. */
export const unsentReasons = ['offline', 'no-fee', 'lost'] as const;

export interface Unsent {
  readonly submission: Submission;
  /** Only what is lost may have arrived all the same. */
  readonly reason: (typeof unsentReasons)[number];
}

export type SubmissionOutcome =
  | { readonly kind: 'created'; readonly order: Order }
  /** The merchant did not accept the new fee, or did not mean to order the same again. */
  | { readonly kind: 'declined' }
  /** It is not known to have arrived: `submission` is to be sent again as it is. */
  | ({ readonly kind: 'unsent' } & Unsent)
  | { readonly kind: 'refused'; readonly problem: ApiProblem };

/** The prices that a fresh quote mends; the others need another form. */
const mendedByNewFee: ReadonlySet<string> = new Set(['SignatureExpired']);

/**
 * Sends a request until it is an order, is refused for good, or gets no answer (specification §4). An expired fee is asked
 * for again after a second; a changed one only goes on with the merchant's word.
 */
export async function submitRequest(ports: SubmissionPorts, first: Submission): Promise<SubmissionOutcome> {
  if (!(await ports.isMeant(first.request))) return { kind: 'declined' };
  let submission = first;
  for (let refreshes = 0; ; refreshes += 1) {
    const { request, quote, idempotencyKey } = submission;
    const priced: PricedRequest = { ...request, delivery_fee: quote.fee, signature: quote.signature };
    // Asked before: a network that goes away while the answer is on its way may still have carried the request.
    const neverLeft = ports.isOffline();
    try {
      return { kind: 'created', order: await ports.send(priced, idempotencyKey) };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.isOffline || error.status >= 500) {
        return { kind: 'unsent', submission, reason: neverLeft ? 'offline' : 'lost' };
      }
      // A guest who goes on as a new one holds a fee of the one before.
      const mended = mendedByNewFee.has(error.code) || (request.sender && error.code === 'SignatureForeign');
      if (!mended || refreshes >= MOST_REFRESHES) return { kind: 'refused', problem: error };
    }
    const renewed = await renew(ports, submission);
    if ('kind' in renewed) return renewed;
    submission = renewed;
  }
}

/** What is to be paid: the fee, or what the voucher of a new order leaves of it. */
export function toPay({ request, quote }: Pick<Submission, 'request' | 'quote'>): number {
  return request.discounted_delivery_fee ?? quote.fee;
}

/** The same request at a fresh price, under a key of its own: it is another body. */
async function renew(ports: SubmissionPorts, submission: Submission): Promise<Submission | SubmissionOutcome> {
  await ports.wait(feeRefreshWait);
  let quote: Quote;
  let { request } = submission;
  try {
    quote = await ports.quote();
    if (request.voucher) request = await ports.discountAgain(request, quote);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // The server has refused what was sent, so nothing is under way: to send it again is safe.
    return error.isOffline || error.status >= 500
      ? { kind: 'unsent', submission, reason: ports.isOffline() ? 'offline' : 'no-fee' }
      : { kind: 'refused', problem: error };
  }
  const fee = toPay({ request, quote });
  if (fee !== toPay(submission) && !(await ports.confirmFee({ ...quote, fee }))) return { kind: 'declined' };
  return { request, quote, idempotencyKey: ports.newKey() };
}
