import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiProblem } from '../../../platform/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { isOffline } from '../../../platform/api/online.ts';
import { wait } from '../../../platform/clock.ts';
import type { RequestDraft } from './request-draft.ts';
import {
  type Submission,
  type SubmissionOutcome,
  type SubmissionPorts,
  submitRequest,
  type UnpricedRequest,
} from './submission-loop.ts';
import { askFee, feeKey, type Trip } from './use-quotes.ts';

/** A fresh key for each submission (decisions: The calls). `crypto.randomUUID` needs a secure context, which a shop's network may not be. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type SubmissionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'asking'; readonly before: number; readonly quote: Quote; readonly answer: (ok: boolean) => void }
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
): RequestSubmission {
  const queryClient = useQueryClient();
  const [state, setState] = useState<SubmissionState>(kept ? { phase: 'unsent', ...kept } : { phase: 'idle' });
  const busy = useRef(false);

  const freshQuote = async ({ vendor_id: vendorId, customer, order }: UnpricedRequest): Promise<Quote> => {
    const { latitude, longitude } = customer.location;
    if (latitude === null || longitude === null) throw new Error('a submission has a place to go to');
    const quote = await askFee(
      { vendorId, origin: way.origin, destination: { latitude, longitude } },
      order.payment_method,
    );
    queryClient.setQueryData(feeKey(way.trip, order.payment_method), quote);
    return quote;
  };
  const portsFor = ({ request, quote: { fee: before } }: Submission): SubmissionPorts => ({
    send: async (body, idempotencyKey) => {
      // Kept before it leaves: a page that is closed while it waits must not order a second rider when it comes back.
      const sent = { fee: body.delivery_fee, signature: body.signature };
      on.unsent({ submission: { request, quote: sent, idempotencyKey }, certain: false });
      return (await callApi(createOrder, { body }, { idempotencyKey })).result;
    },
    quote: () => freshQuote(request),
    confirmFee: async (quote) => {
      const ok = await new Promise<boolean>((answer) => setState({ phase: 'asking', before, quote, answer }));
      setState({ phase: 'sending' });
      return ok;
    },
    newKey,
    isOffline,
    wait: (milliseconds) => wait(milliseconds),
  });
  const settle = (outcome: SubmissionOutcome) => {
    const unsent = outcome.kind === 'unsent' ? { submission: outcome.submission, certain: outcome.certain } : null;
    on.unsent(unsent);
    if (unsent) setState({ phase: 'unsent', ...unsent });
    else if (outcome.kind === 'refused') setState({ phase: 'refused', problem: outcome.problem });
    else setState({ phase: 'idle' });
    if (outcome.kind === 'created') on.created(outcome.order);
  };
  const run = async (submission: Submission) => {
    if (busy.current) return;
    busy.current = true;
    setState({ phase: 'sending' });
    try {
      settle(await submitRequest(portsFor(submission), submission));
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
      void run({ request, quote: { fee, signature }, idempotencyKey: newKey() });
    },
    retry() {
      if (state.phase === 'unsent') void run(state.submission);
    },
    reset() {
      if (busy.current) return;
      on.unsent(null);
      setState({ phase: 'idle' });
    },
  };
}
