import { estimateDelivery } from '@riderbell/contract/calls/quotes/estimate-delivery.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { validateDeliveryArea } from '@riderbell/contract/calls/quotes/validate-delivery-area.ts';
import type { Estimation, Quote } from '@riderbell/contract/shapes/quote.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { serverClock } from '@riderbell/web/clock.ts';
import type { ModePricing } from '../model/request-mode.ts';
import {
  isFilling,
  type RequestEvent,
  type RequestFlow,
  type Verdict,
} from '@riderbell/domain/requests/request-flow.ts';

/** A fee is renewed this long before it expires, so that a merchant rarely sees an expired one. */
const RENEWED_BEFORE_MS = 30_000;

/** The route that a price depends on. `check` gives each choice of a place its own query. */
export interface Trip {
  readonly vendorId: string;
  readonly origin: Coordinates;
  readonly destination: Coordinates;
  readonly check: number;
  /** The order that is edited, whose route begins at its collection point; null for a new one. */
  readonly orderId: string | null;
}

function tripOf(flow: RequestFlow, orderId: string | null): Trip | null {
  const { vendorId, origin, destination, check } = flow;
  // A rejected drop-off has no price.
  const rejected = flow.step === 'AskForDestinationAddress';
  if (!isFilling(flow) || rejected || !vendorId || !origin || !destination) return null;
  return { vendorId, origin, destination: destination.coordinates, check, orderId };
}

const aboutOrder = ({ orderId }: Pick<Trip, 'orderId'>) => orderId !== null && { order_id: orderId };

/** Requests a fee; the fee card and the submission use it. */
export async function askFee(trip: Omit<Trip, 'check'>, paymentMethod: string, signal?: AbortSignal): Promise<Quote> {
  const body = {
    source: trip.origin,
    destination: trip.destination,
    vendor_id: trip.vendorId,
    delivery_type: 'food' as const,
    payment_method: paymentMethod,
    ...aboutOrder(trip),
  };
  return (await callApi(quoteDeliveryFee, { body }, signal ? { signal } : {})).result;
}

export const feeKey = (trip: Trip | null, paymentMethod: string) => ['request', 'fee', trip, paymentMethod];

async function askArea(trip: Trip, signal: AbortSignal): Promise<Verdict> {
  const { vendorId, origin, destination } = trip;
  const body = { location: destination, vendor_location: origin, vendor_id: vendorId, ...aboutOrder(trip) };
  const { status, reason } = (await callApi(validateDeliveryArea, { body }, { signal })).result;
  return status === 'DELIVERABLE' ? 'deliverable' : (reason ?? 'outside-area');
}

function requireTrip(trip: Trip | null): Trip {
  if (!trip) throw new Error('a quote needs a drop-off');
  return trip;
}

// Dropped with the page: the next request to the same door needs its own price.
const once = { staleTime: Infinity, gcTime: 0, meta: { quiet: true } } as const;

const areaQuery = (trip: Trip | null, pricing: ModePricing) =>
  queryOptions({
    ...once,
    queryKey: ['request', 'area', trip],
    queryFn: ({ signal }): Verdict | Promise<Verdict> =>
      pricing.isKnownDeliverable(requireTrip(trip).destination) ? 'deliverable' : askArea(requireTrip(trip), signal),
    enabled: trip !== null,
  });

const feeQuery = (trip: Trip | null, paymentMethod: string, pricing: ModePricing) =>
  queryOptions({
    ...once,
    queryKey: feeKey(trip, paymentMethod),
    queryFn: ({ signal }) =>
      pricing.agreedPrice(requireTrip(trip).destination, paymentMethod) ??
      askFee(requireTrip(trip), paymentMethod, signal),
    enabled: trip !== null && paymentMethod !== '',
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(1_000, Date.parse(data.expires_at) - serverClock.now() - RENEWED_BEFORE_MS) : false,
  });

const estimateQuery = (trip: Trip | null, preorderedFor: number | null, pricing: ModePricing) =>
  queryOptions({
    meta: { quiet: true },
    queryKey: ['request', 'estimate', trip, preorderedFor],
    queryFn: async ({ signal }) => {
      const { vendorId, origin, destination, ...of } = requireTrip(trip);
      const where = { vendor_id: vendorId, source: origin, destination, ...aboutOrder(of) };
      const body = { ...where, preordered_for: preorderedFor };
      const { result } = await callApi(estimateDelivery, { body }, { signal });
      return pricing.expected(result);
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

/** The quotes, and the fee after the voucher. */
export interface PricedQuotes extends Quotes {
  /** After the voucher's discount; undefined while the fee is unknown. */
  readonly price: Quote | undefined;
  /** Whether the merchant is typing another address over the chosen one, which the quotes are for. */
  readonly isUnchosen: boolean;
  /** Why no rider goes to the chosen drop-off; null if one does, or while that is unknown. */
  readonly refused: 'too-far' | 'outside-area' | null;
  /** The server's answer for the applied voucher. */
  readonly voucher: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** The current fee of an order that is edited; null for a new one. */
  readonly agreedFee: number | null;
  /** Whether the price is still being calculated. */
  readonly isPricing: boolean;
}

/** Asks in parallel whether a rider can go there, at what fee and when, and reports the verdict to the flow. */
export function useQuotes(
  flow: RequestFlow,
  dispatch: Dispatch<RequestEvent>,
  form: { readonly paymentMethod: string; readonly preorderedFor: number | null },
  pricing: ModePricing,
): Quotes {
  const trip = tripOf(flow, pricing.orderId);
  const area = useQuery(areaQuery(trip, pricing));
  const fee = useQuery(feeQuery(trip, form.paymentMethod, pricing));
  const estimate = useQuery(estimateQuery(trip, form.preorderedFor, pricing));
  const verdict = area.isFetching ? null : (area.data ?? (area.isError ? 'unverified' : null));
  const { check } = flow;
  useEffect(() => {
    if (verdict) dispatch({ type: 'DestinationChecked', check, verdict });
  }, [verdict, check, dispatch]);
  return { trip, area, fee, estimate };
}
