import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/** The wait before a new fee is requested (specification §9, Signature-expired wait). */
export const feeRefreshWait = 1000;
/** A server that refuses every new fee is broken; without a limit the merchant would never get an answer. */
const MAX_REFRESHES = 5;

/** A request without its price, which may have to be requested again. */
export type UnpricedRequest = Omit<OrderRequest, 'delivery_fee' | 'signature'>;

/** A request with the price that the merchant was shown: the server is never asked to choose one. */
export type PricedRequest = UnpricedRequest & Required<Pick<OrderRequest, 'delivery_fee' | 'signature'>>;

/** What a submission sends: a retry has the same price and key, so that a lost answer never orders two riders. */
export interface Submission {
  readonly request: UnpricedRequest;
  readonly quote: Pick<Quote, 'fee' | 'signature'>;
  readonly idempotencyKey: string;
}

export interface SubmissionPorts {
  /**
   * Asks the merchant about a request that duplicates a recent order, before anything is sent; false if the merchant
   * declines.
   */
  confirmDuplicate(request: UnpricedRequest): Promise<boolean>;
  send(request: PricedRequest, idempotencyKey: string): Promise<Order>;
  /** A new fee for the same route and payment method. */
  quote(): Promise<Quote>;
  /** The request with its voucher applied to a new fee. */
  discountAgain(request: UnpricedRequest, quote: Quote): Promise<UnpricedRequest>;
  /** Shows 'The delivery fee is now {fee}{currency}. Are you ok?' and returns the answer. */
  confirmFee(quote: Quote): Promise<boolean>;
  newKey(): string;
  /** Whether the browser knows that it has no network. */
  isOffline(): boolean;
  wait(milliseconds: number): Promise<void>;
}

/**
 * Why a request is not an order: the browser was offline, the server refused its fee and gave no other, or the answer
 * was lost.
 */
export const unsentReasons = ['offline', 'no-fee', 'lost'] as const;

export interface Unsent {
  readonly submission: Submission;
  /** Only a lost request may have arrived. */
  readonly reason: (typeof unsentReasons)[number];
}

export type SubmissionOutcome =
  | { readonly kind: 'created'; readonly order: Order }
  /** The merchant declined the new fee or the duplicate. */
  | { readonly kind: 'declined' }
  /** The request may not have arrived: `submission` is to be sent again unchanged. */
  | ({ readonly kind: 'unsent' } & Unsent)
  | { readonly kind: 'refused'; readonly problem: ApiProblem };

/** The problems that a new fee solves; the others need a changed form. */
const renewableCodes: ReadonlySet<string> = new Set(['SignatureExpired']);

/**
 * Sends a request until it is an order, is refused for good, or gets no answer (specification §4). If the fee has
 * expired, requests a new one after a second; a changed fee needs the merchant's consent.
 */
export async function submitRequest(ports: SubmissionPorts, first: Submission): Promise<SubmissionOutcome> {
  if (!(await ports.confirmDuplicate(first.request))) return { kind: 'declined' };
  let submission = first;
  for (let refreshes = 0; ; refreshes += 1) {
    const { request, quote, idempotencyKey } = submission;
    const priced: PricedRequest = { ...request, delivery_fee: quote.fee, signature: quote.signature };
    // Read before sending: if the network fails during the request, the request may still have arrived.
    const neverLeft = ports.isOffline();
    try {
      return { kind: 'created', order: await ports.send(priced, idempotencyKey) };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.isOffline || error.status >= 500) {
        return { kind: 'unsent', submission, reason: neverLeft ? 'offline' : 'lost' };
      }
      // A guest with a new identity holds a fee of the previous one.
      const canRenew = renewableCodes.has(error.code) || (request.sender && error.code === 'SignatureForeign');
      if (!canRenew || refreshes >= MAX_REFRESHES) return { kind: 'refused', problem: error };
    }
    const renewed = await renew(ports, submission);
    if ('kind' in renewed) return renewed;
    submission = renewed;
  }
}

/** The amount to pay: the fee, or the discounted fee of a new order with a voucher. */
export function amountToPay({ request, quote }: Pick<Submission, 'request' | 'quote'>): number {
  return request.discounted_delivery_fee ?? quote.fee;
}

/** The same request at a new price. Its body differs, so it gets a new key. */
async function renew(ports: SubmissionPorts, submission: Submission): Promise<Submission | SubmissionOutcome> {
  await ports.wait(feeRefreshWait);
  let quote: Quote;
  let { request } = submission;
  try {
    quote = await ports.quote();
    if (request.voucher) request = await ports.discountAgain(request, quote);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // The server has refused what was sent, so nothing is under way and a retry is safe.
    return error.isOffline || error.status >= 500
      ? { kind: 'unsent', submission, reason: ports.isOffline() ? 'offline' : 'no-fee' }
      : { kind: 'refused', problem: error };
  }
  const fee = amountToPay({ request, quote });
  if (fee !== amountToPay(submission) && !(await ports.confirmFee({ ...quote, fee }))) return { kind: 'declined' };
  return { request, quote, idempotencyKey: ports.newKey() };
}
