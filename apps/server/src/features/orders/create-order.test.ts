import { KeyAlreadyUsed } from '@riderbell/contract/handler.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { isOrderIdOf } from '@riderbell/domain/orders/order-id.ts';
import { describe, expect, test } from 'vitest';
import { flagsWith, ordersScene, sampleRequest, sampleVendor, stranger } from './order-samples.ts';

type Sent = ReturnType<typeof sampleRequest>;

async function codes(request: Sent, scene = ordersScene()): Promise<string[]> {
  const outcome = await scene.create(request);
  return outcome.ok ? [] : outcome.refusals.map(({ code }) => code);
}

describe('a new order', () => {
  test('is accepted when it is created, so that it can be cancelled immediately', async () => {
    const scene = ordersScene();
    const order = await scene.created();
    expect(order.status_history.map(({ status, by }) => [status, by])).toEqual([
      ['NEW', 'vendor'],
      ['RECEIVED', 'system'],
      ['WAITING_FOR_TRANSPORT', 'system'],
    ]);
    expect(isOrderIdOf('d001', order.order_id)).toBe(true);
    expect(order).toMatchObject({ delivery_fee: 56, distance: 3200, currency: 'THB', rider: null, proofs: [] });
  });

  test('is stored with its event, its jobs and its used quote', async () => {
    const scene = ordersScene();
    const order = await scene.created();
    expect(scene.store.writes).toMatchObject([
      {
        event: order,
        jobs: [
          { name: 'release-order', payload: { orderId: order.order_id }, runAt: scene.clock.now },
          { name: 'learn-customer', payload: { orderId: order.order_id }, runAt: scene.clock.now },
        ],
        usedQuote: { quoteId: 'quote-1' },
        askedBy: 'account-1',
      },
    ]);
  });

  test('is released to the fleet when its rider has to set out, if it is scheduled', async () => {
    const scene = ordersScene();
    const at = scene.clock.now / 1000 + 3 * 3600;
    const order = await scene.created(sampleRequest({ preordered_for: at }));
    expect(order).toMatchObject({ preordered_for: at, status: 'RECEIVED' });
    expect(scene.store.writes[0]?.jobs[0]?.runAt).toBe((at - 15 * 60) * 1000);
  });

  test('stores money in minor units and the phone number as digits and plus', async () => {
    const scene = ordersScene();
    const { order_id: id } = await scene.created();
    expect(scene.store.orders.get(id)).toMatchObject({
      amount: 26_500,
      fee: { total: 5600 },
      familyId: 'demo',
      customer: { phoneNumber: '+66812345678' },
    });
  });

  test('gets another id when the first is taken', async () => {
    const bytes = [1, 1, 2];
    const scene = ordersScene({ randomBytes: (length) => new Uint8Array(length).fill(bytes.shift() ?? 3) });
    const first = await scene.created();
    const second = await scene.created();
    expect(second.order_id).not.toBe(first.order_id);
  });
});

describe('faults of a new order', () => {
  test('are reported together, in the order of the specification, each with its field', async () => {
    const { customer } = sampleRequest();
    const outcome = await ordersScene({ country: countryOf('SG') }).create(
      sampleRequest({
        vendor_id: 'nobody',
        customer: {
          name: 'R2D2',
          phone_number: '12',
          location: { ...customer.location, address: ', , ', latitude: null, longitude: null },
        },
        order: { payment_method: 'NONE', amount: null, description: 'x'.repeat(201) },
        vat_number: '123',
        preordered_for: 1,
      }),
    );
    expect(outcome.ok ? [] : outcome.refusals.map(({ code, field }) => [code, field])).toEqual([
      ['order.vendor-unknown', 'vendor_id'],
      ['order.unit-number-missing', 'customer.location.address'],
      ['order.customer-name-wrong', 'customer.name'],
      ['order.customer-phone-wrong', 'customer.phone_number'],
      ['order.description-too-long', 'order.description'],
      ['order.address-missing', 'customer.location.address'],
      ['order.coordinates-missing', 'customer.location.latitude'],
      ['order.amount-missing', 'order.amount'],
      ['order.payment-method-missing', 'order.payment_method'],
      ['order.vat-number-length', 'vat_number'],
      ['order.scheduled-too-early', 'preordered_for'],
    ]);
  });

  test('a foreign vendor and an inactive one are refused like one that does not exist', async () => {
    const scene = ordersScene();
    scene.vendors.set('d009', { ...sampleVendor('d009'), is_active: false });
    const foreign = await scene.create(sampleRequest(), stranger);
    expect(foreign).toMatchObject({ ok: false, refusals: [{ code: 'order.vendor-unknown' }] });
    expect(await codes(sampleRequest({ vendor_id: 'd009' }), scene)).toEqual(['order.vendor-unknown']);
    expect(await codes(sampleRequest({ vendor_id: 'nobody' }), scene)).toEqual(['order.vendor-unknown']);
  });

  test('in Pakistan an amount below 100 rupees is too small', async () => {
    const order = { payment_method: 'CASH_ON_DELIVERY', amount: 99, description: '' };
    const outcome = await ordersScene({ country: countryOf('PK') }).create(sampleRequest({ order }));
    expect(outcome).toMatchObject({
      refusals: [{ code: 'order.amount-below-minimum', values: { minimum: 100, currency: 'PKR' } }],
    });
  });

  test('an amount that the currency cannot represent is invalid, even where no amount is needed', async () => {
    const order = { payment_method: 'CASH_ON_DELIVERY', amount: 1.2345, description: '' };
    expect(await codes(sampleRequest({ order }), ordersScene({ country: countryOf('KW') }))).toEqual([
      'order.amount-invalid',
    ]);
  });

  test('a method that the vendor does not accept is unavailable', async () => {
    const order = { payment_method: 'generic_creditcard', amount: 10, description: '' };
    expect(await codes(sampleRequest({ order }))).toEqual(['order.payment-method-unavailable']);
  });

  test('a VAT number must have eight letters or digits', async () => {
    expect(await codes(sampleRequest({ vat_number: '1234-678' }))).toEqual(['order.vat-number-invalid']);
    expect(await codes(sampleRequest({ vat_number: '12345678' }))).toEqual([]);
  });

  test('an order for later is accepted only if the flag pre_order is on', async () => {
    const off = ordersScene({ flags: async () => flagsWith({ pre_order: false }) });
    const on = ordersScene({ flags: async () => flagsWith({ pre_order: true }) });
    const later = sampleRequest({ preordered_for: off.clock.now / 1000 + 2 * 3600 });
    expect(await codes(later, off)).toEqual(['order.scheduled-not-offered']);
    expect(await codes(sampleRequest(), off)).toEqual([]);
    expect(await codes(later, on)).toEqual([]);
  });

  test('pay at pickup is accepted only if its flag is on', async () => {
    const country = countryOf('TH');
    const payment = { ...country.payment, allowed: 'CASH_ON_DELIVERY|PAY_AT_PICKUP' };
    const order = { payment_method: 'PAY_AT_PICKUP', amount: 10, description: '' };
    const scene = (on: boolean) => {
      const made = ordersScene({
        country: { ...country, payment },
        flags: async () => flagsWith({ 'pay-at-pickup': on }),
      });
      const vendor = sampleVendor();
      made.vendors.set(vendor.vendor_id, { ...vendor, flags: { payment_methods: ['PAY_AT_PICKUP'] } });
      return made;
    };
    expect(await codes(sampleRequest({ order }), scene(false))).toEqual(['order.payment-method-unavailable']);
    expect(await codes(sampleRequest({ order }), scene(true))).toEqual([]);
  });

  test('a time more than two days ahead is too late', async () => {
    const scene = ordersScene();
    const at = scene.clock.now / 1000 + 49 * 3600;
    expect(await codes(sampleRequest({ preordered_for: at }), scene)).toEqual(['order.scheduled-too-late']);
  });

  test('outside the service hours, now or at the chosen time, the refusal names the hours and the current time', async () => {
    const country = { ...countryOf('TH'), serviceHours: '1300:2200' };
    const scene = ordersScene({ country });
    const values = { from: '13:00', to: '22:00', current_time: '12:00' };
    expect(await scene.create()).toMatchObject({ refusals: [{ code: 'quote.closed', values }] });
    const open = scene.clock.now / 1000 + 2 * 3600;
    expect(await codes(sampleRequest({ preordered_for: open }), scene)).toEqual([]);
    const night = scene.clock.now / 1000 + 12 * 3600;
    expect(await codes(sampleRequest({ preordered_for: night, signature: 'quote-9' }), scene)).toEqual([
      'quote.closed',
    ]);
  });

  test('a collection point without coordinates is incomplete', async () => {
    const scene = ordersScene();
    const vendor = sampleVendor('d003');
    const { location } = vendor.vendor_information;
    scene.vendors.set('d003', {
      ...vendor,
      vendor_information: { ...vendor.vendor_information, location: { ...location, latitude: null, longitude: null } },
    });
    expect(await codes(sampleRequest({ vendor_id: 'd003' }), scene)).toEqual(['quote.collection-point-incomplete']);
  });
});

describe('the price of a new order', () => {
  test.each([
    ['expired-1', 'SignatureExpired'],
    ['foreign-1', 'SignatureForeign'],
    ['forged', 'SignatureInvalid'],
  ])('a signature such as %s is refused as %s', async (signature, code) => {
    expect(await codes(sampleRequest({ signature }))).toEqual([code]);
  });

  test('accepts each quote only once', async () => {
    const scene = ordersScene();
    expect(await codes(sampleRequest(), scene)).toEqual([]);
    expect(await codes(sampleRequest(), scene)).toEqual(['SignatureUsed']);
    expect(scene.store.orders.size).toBe(1);
  });

  test('is checked only when the request has no other fault', async () => {
    expect(await codes(sampleRequest({ signature: 'expired-1', vat_number: '1' }))).toEqual([
      'order.vat-number-length',
    ]);
  });
});

test('throws KeyAlreadyUsed for a key that another request stored meanwhile, and does not order twice', async () => {
  const scene = ordersScene();
  const once = { scope: 'account-1:create-order', key: 'k', bodyHash: 'h' };
  await scene.create(sampleRequest(), undefined, once);
  await expect(scene.create(sampleRequest({ signature: 'quote-2' }), undefined, once)).rejects.toThrow(KeyAlreadyUsed);
  expect(scene.store.orders.size).toBe(1);
});
