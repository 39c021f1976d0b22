import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import type { CallAnswer, CallErrorCode } from '@riderbell/contract/call.ts';
import type { HandlerRequest, Once, Outcome } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Merchant, Principal } from '@riderbell/domain/access/principal.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { withVoucher } from '@riderbell/domain/quotes/delivery-fee.ts';
import { createOrdersFeature, type OrdersFeature } from './feature.ts';
import { MemoryOrderStore } from './memory-order-store.ts';
import type { OrderFlags, OrderNeeds, OrderVoucher, QuotedTrip } from './ports.ts';

/** For tests: all flags of orders are off, except these. */
export function flagsWith(flags: Partial<OrderFlags>): OrderFlags {
  return { 'pay-at-pickup': false, 'delayed-cancellation': false, pre_order: false, ...flags };
}

/** For tests: a merchant with a vendor in Bangkok, a customer nearby and a quote of 56 baht; the server's own price is 63 baht. */
export const merchant: Merchant = {
  kind: 'merchant',
  accountId: 'account-1',
  email: 'owner@example.test',
  sessionId: 'session-1',
};

export const stranger: Merchant = { ...merchant, accountId: 'account-2', email: 'stranger@example.test' };

export function sampleVendor(vendorId = 'd001', parent: string | null = 'demo'): Vendor {
  return {
    vendor_id: vendorId,
    parent_vendor_id: parent,
    client_vendor_id: null,
    is_parent: parent === null,
    id: vendorId,
    name: `Shop ${vendorId}`,
    is_active: true,
    is_registered: true,
    flags: { payment_methods: ['CASH_ON_DELIVERY', 'PAID'] },
    opening_hours: null,
    estimation_pick_up_time: 15,
    vendor_information: {
      name: `Shop ${vendorId}`,
      currency: 'THB',
      owners: [merchant.email],
      contact: { phone: '+66800000201' },
      location: {
        address_text: 'Sukhumvit Soi 21',
        latitude: 13.7385,
        longitude: 100.5615,
        city: 'Bangkok',
        country_code: 'TH',
        postal_code: '10110',
        street: 'Sukhumvit Soi 21',
        street_number: '66',
        unit: '',
        building: '',
        rider_instructions: 'Counter at the street side',
      },
    },
  };
}

export function sampleRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    vendor_id: 'd001',
    customer: {
      name: 'Somsri Thongchai',
      phone_number: '+66 81 234 5678',
      location: { address: '12/4, Baan Suan, Soi 23', latitude: 13.7402, longitude: 100.5637, notes: 'blue gate' },
    },
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 265, description: '2 iced lattes' },
    delivery_fee: 56,
    signature: 'quote-1',
    ...changes,
  };
}

export interface OrdersScene {
  readonly feature: OrdersFeature;
  readonly store: MemoryOrderStore;
  readonly vendors: Map<string, Vendor>;
  readonly needs: OrderNeeds;
  readonly clock: { now: number };
  create(
    request?: OrderRequest,
    principal?: Principal,
    once?: Once | null,
  ): Promise<Outcome<CallAnswer<typeof calls.createOrder>, CallErrorCode<typeof calls.createOrder>>>;
  /** Creates an order and throws if it is refused. */
  created(request?: OrderRequest): Promise<Order>;
}

/**
 * The feature with all its needs in memory. A signature is the id of its quote: `expired-…` has expired, `foreign-…` belongs to another
 * vendor, and a text without a dash was never signed.
 */
export function ordersScene(changes: Partial<OrderNeeds> = {}): OrdersScene {
  const clock = { now: Date.UTC(2026, 10, 21, 5, 0, 0) };
  const store = new MemoryOrderStore();
  const vendors = new Map(
    [sampleVendor('demo', null), sampleVendor(), sampleVendor('d002')].map((v) => [v.vendor_id, v]),
  );
  let random = 0;
  let priced = 0;
  const needs: OrderNeeds = {
    store,
    vendors: {
      find: async (principal, vendorId) => (principal === stranger ? null : (vendors.get(vendorId) ?? null)),
      may: async (principal, vendorId) => principal !== stranger && vendors.has(vendorId),
      list: async () => [...vendors.values()],
    },
    quotes: {
      check: (signature, order) => {
        if (signature.startsWith('expired-')) return { ok: false, refusal: 'SignatureExpired' };
        if (signature.startsWith('foreign-')) return { ok: false, refusal: 'SignatureForeign' };
        if (!signature.includes('-') || order.fee === null) return { ok: false, refusal: 'SignatureInvalid' };
        return { ok: true, trip: sampleTrip(signature, order.fee ?? 56_00, clock.now) };
      },
      price: async ({ order: { fee } }) =>
        fee === undefined || fee === 63_00
          ? { ok: true, trip: sampleTrip(`own-quote-${(priced += 1)}`, 63_00, clock.now) }
          : { ok: false, refusal: 'SignatureInvalid' },
      samePrice: (one, other) =>
        one.destination.latitude === other.destination.latitude &&
        one.destination.longitude === other.destination.longitude,
      // The riders of the samples only go south of 14° north.
      serves: (_, { latitude }) => latitude < 14,
      servesOrder: async (_, __, { latitude }) => latitude < 14,
      arrivals: (pickUp, { metres }) => ({
        pickUpAt: clock.now + pickUp * 60_000,
        dropOffAt: clock.now + pickUp * 60_000 + metres * 200,
        soonestAt: clock.now + pickUp * 60_000,
      }),
      promiseRecord: async () => ({ outlet: [], everywhere: [] }),
    },
    // The signature of a discount is the code of its voucher.
    vouchers: {
      redeem: async ({ voucher: { code }, discount, trip }) => {
        if (discount?.signature !== code) return { ok: false, refusal: 'voucher.signature-invalid' };
        return {
          ok: true,
          voucher: sampleVoucher,
          price: { ...trip, fee: withVoucher(trip.fee.parts, sampleVoucher) },
        };
      },
    },
    guestLimits: { take: async () => null, giveBack: async () => undefined },
    seal: {
      seal: (text) => `sealed:${text}`,
      open: (sealed) => (sealed.startsWith('sealed:') ? sealed.slice('sealed:'.length) : null),
    },
    now: () => clock.now,
    randomBytes: (length) => {
      random += 1;
      return Uint8Array.from({ length }, (_, index) => (random >> (5 * index)) & 31);
    },
    isPossiblePhone: (text) => /^\+?[\d ]{9,15}$/.test(text),
    country: countryOf('TH'),
    allOutletOrders: () => true,
    onlinePayment: () => false,
    flags: async () => flagsWith({ pre_order: true }),
    ...changes,
  };
  const feature = createOrdersFeature(needs);
  const create: OrdersScene['create'] = (body = sampleRequest(), principal = merchant, once = null) =>
    feature.handlers.createOrder({ ...context, params: undefined, query: undefined, body, principal, once });
  return {
    feature,
    store,
    vendors,
    needs,
    clock,
    create,
    async created(body) {
      const outcome = await create(body ?? sampleRequest({ signature: `quote-${store.writes.length + 1}` }));
      if (!outcome.ok) throw new Error(`refused: ${outcome.refusals.map(({ code }) => code).join(', ')}`);
      return outcome.answer.result;
    },
  };
}

function sampleTrip(quoteId: string, total: number, nowMs: number): QuotedTrip {
  const parts = { base: total, distance: 0, surcharge: 0, voucher: 0 };
  return { quoteId, expiresAt: nowMs + 900_000, metres: 3200, seconds: null, fee: { total, parts } };
}

/** Half of the fee. */
export const sampleVoucher: OrderVoucher = {
  voucherId: 1,
  code: 'HALF',
  type: 'percent',
  amount: 50,
  maximumDiscount: null,
  minimumFee: 0,
};

/** What the HTTP layer adds to every request. */
export const context = {
  principal: merchant,
  once: null,
  requestId: 'request-1',
  remoteAddress: '127.0.0.1',
  userAgent: undefined,
} satisfies Partial<HandlerRequest<typeof calls.getOrder>>;
