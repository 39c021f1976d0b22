import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import { isSelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { isOffline } from '@riderbell/web/api/online.ts';
import { track } from '../../../platform/analytics/track.ts';
import { serverClock, wait } from '@riderbell/web/clock.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { randomId } from '@riderbell/web/random-id.ts';
import type { Doubled } from '../duplicate-check/use-duplicate-check.ts';
import type { EditedRequest } from '../edit-order/edited-request.ts';
import type { RequestDraft } from '../draft/request-draft.ts';
import {
  type Submission,
  type SubmissionOutcome,
  type SubmissionPorts,
  submitRequest,
  toPay,
  type UnpricedRequest,
} from './submission-loop.ts';
import { askFee, feeKey, type Trip } from '../quote/use-quotes.ts';

export type SubmissionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'asking'; readonly before: number; readonly quote: Quote; readonly answer: (ok: boolean) => void }
  | {
      readonly phase: 'doubled';
      readonly before: Order;
      readonly minutesAgo: number;
      readonly answer: (anyway: boolean) => void;
    }
  | ({ readonly phase: 'unsent' } & NonNullable<RequestDraft['unsent']>)
  | { readonly phase: 'refused'; readonly problem: ApiProblem };

export interface RequestSubmission {
  readonly state: SubmissionState;
  /** Sends a request at a price; while one is on its way another press does nothing. */
  submit(request: UnpricedRequest, quote: Quote): void;
  /** Sends an unsent one again, as it is. */
  retry(): void;
  /** Back to the form: an unsent request is given up, a refusal is read. */
  reset(): void;
}

/** Carries a submission through to its end (specification §4). */
export function useSubmission(
  kept: RequestDraft['unsent'],
  way: { readonly origin: Coordinates; readonly trip: Trip | null },
  on: { readonly created: (order: Order) => void; readonly unsent: (unsent: RequestDraft['unsent']) => void },
  doubled: Doubled,
  /** The order that is changed instead of a new one. */
  edited?: Pick<EditedRequest, 'orderId' | 'send'>,
): RequestSubmission {
  const queryClient = useQueryClient();
  const [state, setState] = useState<SubmissionState>(kept ? { phase: 'unsent', ...kept } : { phase: 'idle' });
  const busy = useRef(false);
  /** The page as it is when the answer comes: it may be in another language than when the order left. */
  const now = useRef(on);
  useEffect(() => void (now.current = on));

  const freshQuote = async ({ vendor_id: vendorId, customer, order }: UnpricedRequest): Promise<Quote> => {
    const { latitude, longitude } = customer.location;
    if (latitude === null || longitude === null) throw new Error('a submission has a place to go to');
    const trip = {
      vendorId,
      origin: way.origin,
      destination: { latitude, longitude },
      orderId: edited?.orderId ?? null,
    };
    const quote = await askFee(trip, order.payment_method);
    queryClient.setQueryData(feeKey(way.trip, order.payment_method), quote);
    return quote;
  };
  const isMeant = async (request: UnpricedRequest): Promise<boolean> => {
    const before = await doubled.find(request);
    if (before === null) return true;
    const minutesAgo = Math.max(0, Math.floor((serverClock.now() - Date.parse(before.created_at)) / 60_000));
    const anyway = await new Promise<boolean>((answer) => setState({ phase: 'doubled', before, minutesAgo, answer }));
    if (anyway) doubled.allow(before);
    setState({ phase: 'sending' });
    return anyway;
  };
  const portsFor = ({ request, quote: held }: Submission, asked: boolean): SubmissionPorts => ({
    isMeant: async (meant) => asked || edited !== undefined || isMeant(meant),
    send: async (body, idempotencyKey) => {
      // Kept before it leaves: a page that is closed while it waits must not order a second rider when it comes back.
      const { delivery_fee: fee, signature, ...unpriced } = body;
      on.unsent({ submission: { request: unpriced, quote: { fee, signature }, idempotencyKey }, reason: 'lost' });
      if (edited) return edited.send(body, idempotencyKey);
      return (await callApi(createOrder, { body }, { idempotencyKey })).result;
    },
    quote: () => freshQuote(request),
    discountAgain: async (unpriced, quote) => {
      const { discountAgain } = await withRetry(() => import('../voucher/voucher-entry.tsx'), wait);
      return discountAgain(unpriced, quote);
    },
    confirmFee: async (quote) => {
      const before = toPay({ request, quote: held });
      const ok = await new Promise<boolean>((answer) => setState({ phase: 'asking', before, quote, answer }));
      setState({ phase: 'sending' });
      return ok;
    },
    // A fresh one for each submission (decisions: The calls).
    newKey: randomId,
    isOffline,
    wait: (milliseconds) => wait(milliseconds),
  });
  const settle = (outcome: SubmissionOutcome) => {
    const unsent = outcome.kind === 'unsent' ? { submission: outcome.submission, reason: outcome.reason } : null;
    on.unsent(unsent);
    if (unsent) setState({ phase: 'unsent', ...unsent });
    else if (outcome.kind === 'refused') setState({ phase: 'refused', problem: outcome.problem });
    else setState({ phase: 'idle' });
    if (outcome.kind !== 'created') return;
    now.current.created(outcome.order);
    if (edited) return;
    const { order, preordered_for: at } = outcome.order;
    const method = order.payment_method;
    track('order_requested', {
      payment_method: isSelectablePaymentMethod(method) ? method : 'NONE',
      collection: at === null ? 'now' : 'later',
    });
  };
  const run = async (submission: Submission, asked = false) => {
    if (busy.current) return;
    busy.current = true;
    setState({ phase: 'sending' });
    try {
      settle(await submitRequest(portsFor(submission, asked), submission));
    } catch (failure) {
      setState({ phase: 'idle' });
      throw failure;
    } finally {
      busy.current = false;
    }
  };

  return {
    state,
    submit(request, { fee, signature }) {
      void run({ request, quote: { fee, signature }, idempotencyKey: randomId() });
    },
    retry() {
      // It was asked before it left, and may be an order by now: it would double itself.
      if (state.phase === 'unsent') void run(state.submission, true);
    },
    reset() {
      if (busy.current) return;
      on.unsent(null);
      setState({ phase: 'idle' });
    },
  };
}
