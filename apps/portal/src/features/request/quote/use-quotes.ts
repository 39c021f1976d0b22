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

/** A fee is renewed this long before it ends, so that a merchant rarely meets an expired one. */
const RENEWED_BEFORE_MS = 30_000;

/** One way of an order: what the price depends on. `check` makes each choice of a place a question of its own. */
export interface Trip {
  readonly vendorId: string;
  readonly origin: Coordinates;
  readonly destination: Coordinates;
  readonly check: number;
  /** The order that is changed, whose way begins where it is collected; null for a new one. */
  readonly orderId: string | null;
}

function tripOf(flow: RequestFlow, orderId: string | null): Trip | null {
  const { vendorId, origin, destination, check } = flow;
  // A rejected drop-off has no price: another one is asked for.
  const rejected = flow.step === 'AskForDestinationAddress';
  if (!isFilling(flow) || rejected || !vendorId || !origin || !destination) return null;
  return { vendorId, origin, destination: destination.coordinates, check, orderId };
}

const aboutOrder = ({ orderId }: Pick<Trip, 'orderId'>) => orderId !== null && { order_id: orderId };

/** Asks for a fee; the same function serves the card and the submission. */
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

function needed(trip: Trip | null): Trip {
  if (!trip) throw new Error('asked without a drop-off');
  return trip;
}

// Forgotten with the page: the next request to the same door asks for a price of its own.
const once = { staleTime: Infinity, gcTime: 0, meta: { quiet: true } } as const;

const areaQuery = (trip: Trip | null, pricing: ModePricing) =>
  queryOptions({
    ...once,
    queryKey: ['request', 'area', trip],
    queryFn: ({ signal }): Verdict | Promise<Verdict> =>
      pricing.goesThere(needed(trip).destination) ? 'deliverable' : askArea(needed(trip), signal),
    enabled: trip !== null,
  });

const feeQuery = (trip: Trip | null, paymentMethod: string, pricing: ModePricing) =>
  queryOptions({
    ...once,
    queryKey: feeKey(trip, paymentMethod),
    queryFn: ({ signal }) =>
      pricing.agreedPrice(needed(trip).destination, paymentMethod) ?? askFee(needed(trip), paymentMethod, signal),
    enabled: trip !== null && paymentMethod !== '',
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(1_000, Date.parse(data.expires_at) - serverClock.now() - RENEWED_BEFORE_MS) : false,
  });

const estimateQuery = (trip: Trip | null, preorderedFor: number | null, pricing: ModePricing) =>
  queryOptions({
    meta: { quiet: true },
    queryKey: ['request', 'estimate', trip, preorderedFor],
    queryFn: async ({ signal }) => {
      const { vendorId, origin, destination, ...of } = needed(trip);
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

/** The quotes with what a voucher makes of the fee. */
export interface PricedQuotes extends Quotes {
  /** With the voucher taken off; undefined while the fee is not known. */
  readonly price: Quote | undefined;
  /** Another address is being typed over the chosen one, for which all of this was asked. */
  readonly isUnchosen: boolean;
  /** Why no rider goes to the chosen drop-off; null while one does, or while that is not known. */
  readonly refused: 'too-far' | 'outside-area' | null;
  /** What the server makes of the voucher that is applied. */
  readonly voucher: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** What an order that is changed costs until it is; null for a new one. */
  readonly agreedFee: number | null;
  /** Whether what is to be paid is being worked out. */
  readonly isPricing: boolean;
}

/** Asks together whether a rider can go there, for how much and when, and tells the flow the verdict. */
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
