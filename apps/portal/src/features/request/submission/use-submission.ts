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
  toPay,
  type UnpricedRequest,
  type Unsent,
} from './submission-loop.ts';
import type { RequestSubmission, SubmissionState } from './submission-state.ts';

export interface SubmissionParts {
  /** What was sent before and had no answer. */
  readonly unsent: Unsent | null;
  readonly way: { readonly origin: Coordinates; readonly trip: Trip | null };
  readonly mode: { readonly pricing: ModePricing; readonly submission: ModeSubmission };
  readonly duplicates: DuplicateCheck;
  readonly on: { readonly placed: (order: Order) => void; readonly unsent: (unsent: Unsent | null) => void };
}

type SetState = (state: SubmissionState) => void;

/** Asks whether a request is meant that doubles an order of the last minutes. */
function useMeant(duplicates: DuplicateCheck, setState: SetState): (request: UnpricedRequest) => Promise<boolean> {
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

/** Asks for a fee again for the way of a request, which the page then shows too. */
function useFreshQuote({ way, mode }: SubmissionParts): (request: UnpricedRequest) => Promise<Quote> {
  const queryClient = useQueryClient();
  return async ({ vendor_id: vendorId, customer, order }) => {
    const { latitude, longitude } = customer.location;
    if (latitude === null || longitude === null) throw new Error('a submission has a place to go to');
    const { orderId } = mode.pricing;
    const trip = { vendorId, origin: way.origin, destination: { latitude, longitude }, orderId };
    const quote = await askFee(trip, order.payment_method);
    queryClient.setQueryData(feeKey(way.trip, order.payment_method), quote);
    return quote;
  };
}

/** Carries a submission through to its end (specification §4). */
export function useSubmission(parts: SubmissionParts): RequestSubmission {
  const { unsent: kept, mode, duplicates, on } = parts;
  const [state, setState] = useState<SubmissionState>(kept ? { phase: 'unsent', ...kept } : { phase: 'idle' });
  const busy = useRef(false);
  /** The page as it is when the answer comes: it may be in another language than when the order left. */
  const now = useRef(on);
  useEffect(() => void (now.current = on));
  const isMeant = useMeant(duplicates, setState);
  const freshQuote = useFreshQuote(parts);

  const portsFor = ({ request, quote: held }: Submission, asked: boolean): SubmissionPorts => ({
    isMeant: async (meant) => asked || isMeant(meant),
    send: async (body, idempotencyKey) => {
      // Kept before it leaves: a page that is closed while it waits must not order a second rider when it comes back.
      const { delivery_fee: fee, signature, ...unpriced } = body;
      on.unsent({ submission: { request: unpriced, quote: { fee, signature }, idempotencyKey }, reason: 'lost' });
      return mode.submission.send(body, idempotencyKey);
    },
    quote: () => freshQuote(request),
    discountAgain,
    confirmFee: async (quote) => {
      const before = toPay({ request, quote: held });
      const ok = await new Promise<boolean>((answer) => setState({ phase: 'asking', before, quote, answer }));
      setState({ phase: 'sending' });
      return ok;
    },
    // A fresh one for each submission (specification §7).
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
