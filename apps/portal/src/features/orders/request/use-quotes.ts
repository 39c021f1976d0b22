import { estimateDelivery } from '@riderbell/contract/calls/quotes/estimate-delivery.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { validateDeliveryArea } from '@riderbell/contract/calls/quotes/validate-delivery-area.ts';
import type { Estimation, Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { browserClock } from '../../../platform/clock.ts';
import { isFilling, type RequestEvent, type RequestFlow, type Verdict } from './request-flow.ts';

/** A fee is renewed this long before it ends, so that a merchant rarely meets an expired one. */
const RENEWED_BEFORE_MS = 30_000;

/** One way of an order: what the price depends on. `check` makes each choice of a place a question of its own. */
export interface Trip {
  readonly vendorId: string;
  readonly origin: Coordinates;
  readonly destination: Coordinates;
  readonly check: number;
}

export function tripOf(flow: RequestFlow): Trip | null {
  const { vendorId, origin, destination, check } = flow;
  // A rejected drop-off has no price: another one is asked for.
  const rejected = flow.step === 'AskForDestinationAddress';
  if (!isFilling(flow) || rejected || !vendorId || !origin || !destination) return null;
  return { vendorId, origin, destination: destination.coordinates, check };
}

/** Asks for a fee; the same function serves the card and the submission. */
export async function askFee(trip: Omit<Trip, 'check'>, paymentMethod: string, signal?: AbortSignal): Promise<Quote> {
  const body = {
    source: trip.origin,
    destination: trip.destination,
    vendor_id: trip.vendorId,
    delivery_type: 'food' as const,
    payment_method: paymentMethod,
  };
  return (await callApi(quoteDeliveryFee, { body }, signal ? { signal } : {})).result;
}

export const feeKey = (trip: Trip | null, paymentMethod: string) => ['request', 'fee', trip, paymentMethod];

async function askArea({ vendorId, origin, destination }: Trip, signal: AbortSignal): Promise<Verdict> {
  const body = { location: destination, vendor_location: origin, vendor_id: vendorId };
  const { status, reason } = (await callApi(validateDeliveryArea, { body }, { signal })).result;
  return status === 'DELIVERABLE' ? 'deliverable' : (reason ?? 'outside-area');
}

function needed(trip: Trip | null): Trip {
  if (!trip) throw new Error('asked without a drop-off');
  return trip;
}

const once = { staleTime: Infinity, meta: { quiet: true } } as const;

const areaQuery = (trip: Trip | null) =>
  queryOptions({
    ...once,
    queryKey: ['request', 'area', trip],
    queryFn: ({ signal }) => askArea(needed(trip), signal),
    enabled: trip !== null,
  });

const feeQuery = (trip: Trip | null, paymentMethod: string) =>
  queryOptions({
    ...once,
    queryKey: feeKey(trip, paymentMethod),
    queryFn: ({ signal }) => askFee(needed(trip), paymentMethod, signal),
    enabled: trip !== null && paymentMethod !== '',
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(1_000, Date.parse(data.expires_at) - browserClock.now() - RENEWED_BEFORE_MS) : false,
  });

const estimateQuery = (trip: Trip | null, preorderedFor: number | null) =>
  queryOptions({
    meta: { quiet: true },
    queryKey: ['request', 'estimate', trip, preorderedFor],
    queryFn: async ({ signal }) => {
      const { vendorId, destination } = needed(trip);
      const body = { vendor_id: vendorId, destination, preordered_for: preorderedFor };
      return (await callApi(estimateDelivery, { body }, { signal })).result;
    },
    enabled: trip !== null,
    // "In 15 minutes" is another time a minute later.
    refetchInterval: 60_000,
  });

export interface Quotes {
  readonly trip: Trip | null;
  readonly area: UseQueryResult<Verdict>;
  readonly fee: UseQueryResult<Quote>;
  readonly estimate: UseQueryResult<Estimation>;
}

/** Asks together whether a rider can go there, for how much and when, and tells the flow the verdict. */
export function useQuotes(
  flow: RequestFlow,
  dispatch: Dispatch<RequestEvent>,
  form: { readonly paymentMethod: string; readonly preorderedFor: number | null },
): Quotes {
  const trip = tripOf(flow);
  const area = useQuery(areaQuery(trip));
  const fee = useQuery(feeQuery(trip, form.paymentMethod));
  const estimate = useQuery(estimateQuery(trip, form.preorderedFor));
  const verdict = area.isFetching ? null : (area.data ?? (area.isError ? 'unverified' : null));
  const { check } = flow;
  useEffect(() => {
    if (verdict) dispatch({ type: 'destination-checked', check, verdict });
  }, [verdict, check, dispatch]);
  return { trip, area, fee, estimate };
}
