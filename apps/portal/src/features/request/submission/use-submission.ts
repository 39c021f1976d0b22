import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isOffline } from '@riderbell/web/api/online.ts';
import { serverClock, wait } from '@riderbell/web/clock.ts';
import { randomId } from '@riderbell/web/random-id.ts';
import type { DuplicateCheck } from '../duplicate-check/use-duplicate-check.ts';
import type { ModePricing, ModeSubmission } from '../model/request-mode.ts';
import { discountAgain } from '../voucher/ask-discount.ts';
import { askFee, feeKey, type Trip } from '../quote/use-quotes.ts';
import {
  type Submission,
  type SubmissionOutcome,
  type SubmissionPorts,
  submitRequest,
  amountToPay,
  type UnpricedRequest,
  type Unsent,
} from './submission-loop.ts';
import type { RequestSubmission, SubmissionState } from './submission-state.ts';

export interface SubmissionParts {
  /** What was sent before and had no answer. */
  readonly unsent: Unsent | null;
  readonly route: { readonly origin: Coordinates; readonly trip: Trip | null };
  readonly mode: { readonly pricing: ModePricing; readonly submission: ModeSubmission };
  readonly duplicates: DuplicateCheck;
  readonly on: { readonly placed: (order: Order) => void; readonly unsent: (unsent: Unsent | null) => void };
}

type SetState = (state: SubmissionState) => void;

/** Asks the merchant whether to send a request that duplicates a recent order. */
function useConfirmDuplicate(
  duplicates: DuplicateCheck,
  setState: SetState,
): (request: UnpricedRequest) => Promise<boolean> {
  return async (request) => {
    const before = await duplicates.find(request);
    if (before === null) return true;
    const minutesAgo = Math.max(0, Math.floor((serverClock.now() - Date.parse(before.created_at)) / 60_000));
    const anyway = await new Promise<boolean>((answer) => setState({ phase: 'duplicate', before, minutesAgo, answer }));
    if (anyway) duplicates.allow(before);
    setState({ phase: 'sending' });
    return anyway;
  };
}

/** Requests a new fee for the route of a request; the page then shows it too. */
function useFreshQuote({ route, mode }: SubmissionParts): (request: UnpricedRequest) => Promise<Quote> {
  const queryClient = useQueryClient();
  return async ({ vendor_id: vendorId, customer, order }) => {
    const { latitude, longitude } = customer.location;
    if (latitude === null || longitude === null) throw new Error('a submission needs a drop-off');
    const { orderId } = mode.pricing;
    const trip = { vendorId, origin: route.origin, destination: { latitude, longitude }, orderId };
    const quote = await askFee(trip, order.payment_method);
    queryClient.setQueryData(feeKey(route.trip, order.payment_method), quote);
    return quote;
  };
}

/** Carries a submission through to its end (specification §4). */
export function useSubmission(parts: SubmissionParts): RequestSubmission {
  const { unsent: restored, mode, duplicates, on } = parts;
  const [state, setState] = useState<SubmissionState>(restored ? { phase: 'unsent', ...restored } : { phase: 'idle' });
  const busy = useRef(false);
  /**
   * The current callbacks: when the answer comes, the page may be in another language than when the request was sent.
   */
  const now = useRef(on);
  useEffect(() => void (now.current = on));
  const confirmDuplicate = useConfirmDuplicate(duplicates, setState);
  const freshQuote = useFreshQuote(parts);

  const portsFor = ({ request, quote: held }: Submission, isConfirmed: boolean): SubmissionPorts => ({
    confirmDuplicate: async (toSend) => isConfirmed || confirmDuplicate(toSend),
    send: async (body, idempotencyKey) => {
      // Stored before it is sent: a page that is closed while it waits must not order a second rider when it comes
      // back.
      const { delivery_fee: fee, signature, ...unpriced } = body;
      on.unsent({ submission: { request: unpriced, quote: { fee, signature }, idempotencyKey }, reason: 'lost' });
      return mode.submission.send(body, idempotencyKey);
    },
    quote: () => freshQuote(request),
    discountAgain,
    confirmFee: async (quote) => {
      const before = amountToPay({ request, quote: held });
      const ok = await new Promise<boolean>((answer) => setState({ phase: 'asking', before, quote, answer }));
      setState({ phase: 'sending' });
      return ok;
    },
    // A new key for each submission (specification §7).
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
    if (outcome.kind === 'created') now.current.placed(outcome.order);
  };
  const run = async (submission: Submission, isConfirmed = false) => {
    if (busy.current) return;
    busy.current = true;
    setState({ phase: 'sending' });
    try {
      settle(await submitRequest(portsFor(submission, isConfirmed), submission));
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
      // The duplicate check ran before the first attempt. The request may be an order by now, and would duplicate
      // itself.
      if (state.phase === 'unsent') void run(state.submission, true);
    },
    reset() {
      if (busy.current) return;
      on.unsent(null);
      setState({ phase: 'idle' });
    },
  };
}
