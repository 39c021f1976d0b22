import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { fromMinor, toMinor } from '@riderbell/domain/countries/money.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { demoScene } from '@riderbell/worlds/demo-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { addVoucher, operatorToken } from '../vouchers/voucher-requests.ts';

/** Taiwan charges 25 more for cash; Thailand charges the same for every method. */
const countries = ['TH', 'TW'] as const;
type Code = (typeof countries)[number];

const servers = new Map<Code, TestingServer>();
beforeAll(async () => {
  for (const code of countries) {
    const server = await startTestingServer({ settings: { OPERATOR_TOKEN: operatorToken, COUNTRY: code } });
    servers.set(code, server);
    await addVoucher(server, 'HALF', { amount: 50 });
    await addVoucher(server, 'CAPPED', { amount: 90, maximum_discount: 20, minimum_fee: 40 });
    await addVoucher(server, 'TWENTY-OFF', { type: 'amount', amount: 20 });
    await addVoucher(server, 'FOR-THIRTY', { type: 'fixed-fee', amount: 30 });
  }
});
afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())));

function sceneOf(code: Code) {
  const server = servers.get(code);
  if (!server) throw new Error(`${code} has no server`);
  const { vendors, customers, country } = demoScene(code);
  const { coordinates: source } = vendors.find(({ id }) => id === 'd001')?.location ?? {};
  const doors = customers.slice(0, 4).map(({ latitude, longitude }) => ({ latitude, longitude }));
  const [door, ...others] = doors;
  if (!source || !door) throw new Error(`${code} has no coordinates`);
  const { text, unit, building, phone } = customers[0] ?? { text: '', unit: '', building: '', phone: '' };
  const address = [unit, building, text].join(', ');
  const request = (destination = door): OrderRequest => ({
    vendor_id: 'd001',
    customer: {
      name: 'Ann Lee',
      phone_number: `${phone}399`,
      location: { address, ...destination, notes: '' },
    },
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 300, description: '2 iced lattes' },
  });
  const order = async (body: OrderRequest): Promise<Order | string> => {
    const answered = await server.client.call(calls.createOrder, { body }, { as: await server.demo() });
    return answered.ok ? answered.answer.result : answered.codes.join(', ');
  };
  /** Quotes a fee as in the specification, without a payment method. */
  const quote = async (destination = door, more: { payment_method?: string; order_id?: string } = {}) => {
    const body = { source, destination, vendor_id: 'd001', delivery_type: 'food' as const, ...more };
    return (await server.client.answer(calls.quoteDeliveryFee, { body }, { as: await server.demo() })).result;
  };
  const edit = async (
    { order_id, order: { amount, description, payment_method }, customer: { location } }: Order,
    changes: { payment_method?: string; destination?: typeof door; delivery_fee?: number; signature?: string },
  ): Promise<Order | string> => {
    const { destination, ...rest } = changes;
    const body = {
      vendor_id: 'd001',
      payment_method,
      amount,
      item_details: description,
      location: { ...location, ...destination },
      ...rest,
    };
    const answered = await server.client.call(
      calls.updateOrder,
      { params: { id: order_id }, body },
      { as: await server.demo() },
    );
    return answered.ok ? answered.answer.result : answered.codes.join(', ');
  };
  return { server, source, door, others, request, order, quote, edit, country };
}

type ChargedOrder = Pick<Order, 'delivery_fee' | 'delivery_fee_parts'>;
const chargedFor = (made: Order | string): ChargedOrder => {
  if (typeof made === 'string') throw new Error(made);
  return { delivery_fee: made.delivery_fee, delivery_fee_parts: made.delivery_fee_parts };
};
const orderOf = (made: Order | string): Order => {
  if (typeof made === 'string') throw new Error(made);
  return made;
};

describe.each(countries)('in %s, an order without a price', (code) => {
  it('is priced by the server, which returns the fee and its parts', async () => {
    const { request, order, quote, door } = sceneOf(code);
    for (const payment_method of ['CASH_ON_DELIVERY', 'PAID']) {
      const made = await order({ ...request(), order: { ...request().order, payment_method } });
      const { fee, parts, distance } = await quote(door, { payment_method });
      expect(made).toMatchObject({ delivery_fee: fee, delivery_fee_parts: parts, distance });
    }
  });

  it('may name the expected fee, and is refused if the server charges another', async () => {
    const { request, order, quote } = sceneOf(code);
    const { fee } = await quote();
    expect(await order({ ...request(), delivery_fee: fee })).toMatchObject({ delivery_fee: fee });
    expect(await order({ ...request(), delivery_fee: fee - 1 })).toBe('SignatureInvalid');
    expect(await order({ ...request(), delivery_fee: fee + 1 })).toBe('SignatureInvalid');
  });

  it('may have only a signature, and is charged the signed fee', async () => {
    const { request, order, quote } = sceneOf(code);
    const { fee, signature } = await quote();
    expect(await order({ ...request(), signature })).toMatchObject({ delivery_fee: fee });
    expect(await order({ ...request(), signature })).toBe('SignatureUsed');
  });

  it('may have a voucher, which the server applies', async () => {
    const { request, order, quote } = sceneOf(code);
    const { fee } = await quote();
    const made = await order({ ...request(), voucher: { code: 'HALF', type: 'percent', amount: 50 } });
    expect(made).toMatchObject({ delivery_fee: fee / 2, voucher: { code: 'HALF' } });
    const wrong = { ...request(), voucher: { code: 'HALF', type: 'percent', amount: 60 } } as const;
    expect(await order(wrong)).toBe('voucher.signature-foreign');
  });

  it('may have a validated discount, and uses up the quote of the discount', async () => {
    const { server, request, order, quote } = sceneOf(code);
    const { fee, signature } = await quote();
    const body = { code: 'HALF', order: { order_time: null, delivery_fee: fee, signature }, vendor_id: 'd001' };
    const { result } = await server.client.answer(calls.validateVoucher, { body }, { as: await server.demo() });
    const discounted: OrderRequest = {
      ...request(),
      voucher: { code: 'HALF', type: 'percent', amount: 50 },
      discounted_delivery_fee: result.delivery_fee,
      discounted_delivery_fee_signature: result.signature,
    };
    expect(await order(discounted)).toMatchObject({ delivery_fee: fee / 2 });
    expect(await order(discounted)).toBe('SignatureUsed');
    expect(await order({ ...request(), signature })).toBe('SignatureUsed');
  });
});

describe.each(countries)('in %s, a quote', (code) => {
  it('says which method its fee is for if it names none, and is valid for each method at its own fee', async () => {
    const { request, order, quote } = sceneOf(code);
    const { payment_method, fee, fees } = await quote();
    expect(payment_method).toBe('CASH_ON_DELIVERY');
    expect(fees.map((each) => each.payment_method)).toEqual(expect.arrayContaining(['CASH_ON_DELIVERY', 'PAID']));
    expect(fees).toContainEqual(expect.objectContaining({ payment_method, fee }));
    for (const each of fees.filter((one) => one.payment_method in { CASH_ON_DELIVERY: 1, PAID: 1 })) {
      const { signature } = await quote();
      const method = { ...request().order, payment_method: each.payment_method };
      const made = await order({ ...request(), order: method, delivery_fee: each.fee, signature });
      expect(chargedFor(made)).toEqual({ delivery_fee: each.fee, delivery_fee_parts: each.parts });
    }
  });

  it('never lets an order pay less than its payment method costs', async () => {
    const { request, order, quote } = sceneOf(code);
    const { fees, signature } = await quote();
    const cheapest = Math.min(...fees.map(({ fee }) => fee));
    const cash = fees.find(({ payment_method: method }) => method === 'CASH_ON_DELIVERY')?.fee;
    const made = await order({ ...request(), delivery_fee: cheapest, signature });
    if (cash === cheapest) expect(made).toMatchObject({ delivery_fee: cash });
    else expect(made).toBe('SignatureForeign');
  });

  it('does not give the discount of a cheaper method to a dearer one', async () => {
    const { server, request, order, quote } = sceneOf(code);
    const { fees, signature } = await quote();
    const feeFor = (method: string) => fees.find((one) => one.payment_method === method)?.fee ?? 0;
    const held = { order_time: null, delivery_fee: feeFor('PAID'), signature };
    const asked = { body: { code: 'HALF', order: held, vendor_id: 'd001' } };
    const { result } = await server.client.answer(calls.validateVoucher, asked, { as: await server.demo() });
    const made = await order({
      ...request(),
      delivery_fee: feeFor('CASH_ON_DELIVERY'),
      signature,
      voucher: { code: 'HALF', type: 'percent', amount: 50 },
      discounted_delivery_fee: result.delivery_fee,
      discounted_delivery_fee_signature: result.signature,
    });
    if (feeFor('PAID') === feeFor('CASH_ON_DELIVERY')) expect(made).toMatchObject({ voucher: { code: 'HALF' } });
    else expect(made).toBe('voucher.signature-foreign');
  });
});

const vouchers = [null, 'HALF', 'CAPPED', 'TWENTY-OFF', 'FOR-THIRTY'] as const;
const terms = {
  HALF: { type: 'percent', amount: 50 },
  CAPPED: { type: 'percent', amount: 90 },
  'TWENTY-OFF': { type: 'amount', amount: 20 },
  'FOR-THIRTY': { type: 'fixed-fee', amount: 30 },
} as const;

describe.each(countries)('in %s, an edit', (code) => {
  /** The door with the highest fee, so that every voucher reduces it. */
  const dearestDoor = async () => {
    const { others, quote } = sceneOf(code);
    const fees = await Promise.all(others.map(async (at) => ({ at, fee: (await quote(at)).fee })));
    const [first] = fees.toSorted((one, other) => other.fee - one.fee);
    if (!first) throw new Error('the scene has one door');
    return first.at;
  };
  const orderWith = async (voucher: (typeof vouchers)[number], from: { latitude: number; longitude: number }) => {
    const { request, order } = sceneOf(code);
    // CAPPED does not reduce a low fee, so it can be used only for a high one.
    const destination = voucher === 'CAPPED' ? await dearestDoor() : from;
    return orderOf(
      await order({ ...request(destination), ...(voucher && { voucher: { code: voucher, ...terms[voucher] } }) }),
    );
  };

  it.each(vouchers)('is charged as quoted for an order with the voucher %s', async (voucher) => {
    const { quote, edit, door } = sceneOf(code);
    const dearest = await dearestDoor();
    for (const destination of [dearest, door]) {
      for (const payment_method of ['CASH_ON_DELIVERY', 'PAID']) {
        const before = await orderWith(voucher, destination === dearest ? door : dearest);
        const { fee, parts, signature } = await quote(destination, { payment_method, order_id: before.order_id });
        const made = await edit(before, { destination, payment_method, delivery_fee: fee, signature });
        expect(chargedFor(made)).toEqual({ delivery_fee: fee, delivery_fee_parts: parts });
      }
    }
  });

  it.each(vouchers)('costs the same for an order with the voucher %s when the server prices it', async (voucher) => {
    const { quote, edit, door } = sceneOf(code);
    const dearest = await dearestDoor();
    for (const [from, destination] of [
      [door, dearest],
      [dearest, door],
      [door, door],
    ] as const) {
      for (const payment_method of ['CASH_ON_DELIVERY', 'PAID']) {
        const before = await orderWith(voucher, from);
        const { fee, parts } = await quote(destination, { payment_method, order_id: before.order_id });
        const made = await edit(before, { destination, payment_method });
        expect(chargedFor(made)).toEqual({ delivery_fee: fee, delivery_fee_parts: parts });
        expect(orderOf(made).customer.location).toMatchObject(destination);
      }
    }
  });

  it('needs no new quote to change from cash to another method, and costs what that method costs', async () => {
    const { edit } = sceneOf(code);
    const before = await orderWith(null, await dearestDoor());
    const { delivery_fee, delivery_fee_parts: parts } = before;
    const made = await edit(before, { payment_method: 'PAID', delivery_fee });
    expect(chargedFor(made)).toEqual({
      delivery_fee: delivery_fee - parts.surcharge,
      delivery_fee_parts: { ...parts, surcharge: 0 },
    });
  });

  it('is quoted for its own order alone, so that its voucher reduces no other order', async () => {
    const { request, order, quote, edit } = sceneOf(code);
    const dearest = await dearestDoor();
    const half = await orderWith('HALF', sceneOf(code).door);
    const { fee, signature } = await quote(dearest, { order_id: half.order_id });
    const other = await orderWith(null, sceneOf(code).door);
    expect(await edit(other, { destination: dearest, delivery_fee: fee, signature })).toBe('SignatureForeign');
    expect(await order({ ...request(dearest), delivery_fee: fee, signature })).toBe('SignatureForeign');
  });

  it('cannot name a lower fee than the server’s price', async () => {
    const { quote, edit, country } = sceneOf(code);
    const dearest = await dearestDoor();
    const before = await orderWith('HALF', sceneOf(code).door);
    const { fee } = await quote(dearest, { order_id: before.order_id });
    const currency: CurrencyCode = country.currency;
    const less = fromMinor((toMinor(fee, currency) ?? 0) - 1, currency);
    expect(await edit(before, { destination: dearest, delivery_fee: less })).toBe('SignatureInvalid');
  });
});
