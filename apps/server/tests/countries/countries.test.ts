import { calls } from '@riderbell/contract/calls.ts';
import { type CountryParameter, countryParameters } from '@riderbell/domain/countries/country-parameter-names.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { create, door, placeOrder, quotedRequest } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

const operator = 'operator-token-of-a-test-0123456789';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { OPERATOR_TOKEN: operator } });
});
afterAll(() => server.stop());

const ask = (parameter: CountryParameter) => async () => {
  const { result } = await server.client.answer(
    calls.getCountryParameter,
    { params: { parameter } },
    { as: await server.demo() },
  );
  return result;
};

const set = (parameter: CountryParameter, value: string) =>
  server.client.call(
    calls.setCountryParameter,
    { params: { parameter }, body: { value, changed_by: 'ann' } },
    { as: operator },
  );

const reset = (parameter: CountryParameter) =>
  server.client.answer(
    calls.resetCountryParameter,
    { params: { parameter }, body: { changed_by: 'ben' } },
    { as: operator },
  );

describeCall('getCountryParameter', () => server, {
  answers: async () => {
    const values = await Promise.all(countryParameters.map((parameter) => ask(parameter)()));
    expect(values).toEqual(['true', '0000:0000', 'false', '5000', 'CASH_ON_DELIVERY|PAID']);
  },
});

describeCall('listCountryParameters', () => server, {
  answers: async () => {
    const { result } = await server.client.answer(calls.listCountryParameters, {}, { as: operator });
    expect(result.country).toBe('TH');
    expect(result.parameters.map(({ parameter }) => parameter)).toEqual(countryParameters);
    for (const one of result.parameters) expect(one).toMatchObject({ value: one.default, changed: null });
    expect(result.parameters[1]?.allowed).toContain('dddd:dddd');
  },
});

describeCall('setCountryParameter', () => server, {
  answers: async () => {
    expect(await set('orderItemValueExceedLimit', ' 750.50 ')).toMatchObject({
      ok: true,
      answer: { result: { value: '750.5', default: '5000', changed: { by: 'ann', at: '2026-11-21T04:00:00.000Z' } } },
    });
    expect(await ask('orderItemValueExceedLimit')()).toBe('750.5');
    await reset('orderItemValueExceedLimit');
  },
  'country-parameter.wrong-value': async () => {
    await set('serviceHours', '0600:2300');
    const answered = await set('serviceHours', '0600:2400');
    if (answered.ok) throw new Error('wrong hours were accepted');
    expect(answered.error.errors).toMatchObject([
      { meta: { field: 'value', values: { allowed: expect.stringContaining('0800:2200') } } },
    ]);
    // The previous value stays.
    expect(await ask('serviceHours')()).toBe('0600:2300');
    await reset('serviceHours');
  },
});

describeCall('resetCountryParameter', () => server, {
  answers: async () => {
    await set('paymentMethods', 'PAID');
    expect((await reset('paymentMethods')).result).toMatchObject({
      value: 'CASH_ON_DELIVERY|PAID',
      changed: { by: 'ben' },
    });
    expect(await ask('paymentMethods')()).toBe('CASH_ON_DELIVERY|PAID');
  },
});

describeCall('listCountryParameterChanges', () => server, {
  answers: async () => {
    const parameter = 'allOutletOrders';
    await set(parameter, 'false');
    await set(parameter, 'maybe');
    await reset(parameter);
    const { result } = await server.client.answer(
      calls.listCountryParameterChanges,
      { params: { parameter } },
      { as: operator },
    );
    const at = '2026-11-21T04:00:00.000Z';
    // A refused value is not a change.
    expect(result).toEqual([
      { value: null, by: 'ben', at },
      { value: 'false', by: 'ann', at },
    ]);
  },
});

describe('a change of the operator', () => {
  it('applies new service hours immediately, to the area and to orders', async () => {
    const as = await server.demo();
    const body = { location: door, vendor_location: door, vendor_id: 'd001' };
    const validate = async () => (await server.client.answer(calls.validateDeliveryArea, { body }, { as })).result;
    const request = await quotedRequest(server, as);
    // It is 11:00 in Bangkok.
    await set('serviceHours', '1200:2000');
    const asked = { params: { parameter: 'serviceHours' } } as const;
    const hours = await server.client.answer(calls.getCountryParameter, asked, { as: await server.demo() });
    // `result` is for callers that read the string; the other fields are for callers that read its parts.
    expect(hours).toEqual({
      result: '1200:2000',
      from: '12:00',
      to: '20:00',
      status: 'CLOSED',
      currentTime: '11:00',
    });
    expect(await validate()).toEqual({ status: 'UNDELIVERABLE', reason: 'closed' });
    const refused = await create(server, as, request);
    if (refused.ok) throw new Error('an order was accepted outside the service hours');
    expect(refused.error.errors[0]).toMatchObject({ code: 'quote.closed', meta: { values: { from: '12:00' } } });
    await set('serviceHours', '1000:2000');
    expect(await validate()).toEqual({ status: 'DELIVERABLE', reason: null });
    expect((await create(server, as, request)).ok).toBe(true);
    await reset('serviceHours');
  });

  it('refuses all but the new payment methods immediately', async () => {
    const as = await server.demo();
    const request = await quotedRequest(server, as, { paymentMethod: 'CASH_ON_DELIVERY' });
    await set('paymentMethods', 'PAID');
    expect(await create(server, as, request)).toMatchObject({ codes: ['order.payment-method-unavailable'] });
    await reset('paymentMethods');
    expect((await create(server, as, request)).ok).toBe(true);
  });

  it('removes all outlets’ orders from the parent’s lists and from its live channel', async () => {
    const as = await server.demo();
    const order = await placeOrder(server, { vendorId: 'd001' });
    const listed = async () => {
      const request = { params: { id: 'demo' }, query: { include_outlets: 'true' as const } };
      const { result } = await server.client.answer(calls.listOrders, request, { as });
      return result.data.map(({ order_id: id }) => id);
    };
    expect(await listed()).toContain(order.order_id);
    // One socket that is already open, and one that opens later.
    const [open, late] = [await server.live(as), await server.live(as)];
    await open.subscribe('demo', { include_outlets: true });
    await set('allOutletOrders', 'false');
    expect(await listed()).not.toContain(order.order_id);
    await late.subscribe('demo', { include_outlets: true });
    await placeOrder(server, { vendorId: 'd001' });
    const own = await placeOrder(server, { vendorId: 'demo' });
    for (const socket of [open, late]) {
      await socket.until(() => socket.updates().some(({ order: { order_id: id } }) => id === own.order_id));
      const since = socket.updates().filter(({ order: { order_id: id } }) => id !== order.order_id);
      expect(new Set(since.map(({ vendor_id: id }) => id))).toEqual(new Set(['demo']));
      await socket.close();
    }
    await reset('allOutletOrders');
    expect(await listed()).toContain(order.order_id);
  });

  it('sums only the own book of a parent while all outlets together are switched off', async () => {
    const days = { from: '2026-11-15', to: '2026-11-21' };
    const request = { params: { id: 'demo' }, query: { ...days, include_outlets: 'true' as const } };
    const booksOf = async () =>
      (await server.client.answer(calls.getCashDays, request, { as: await server.demo() })).result.outlets.length;
    expect(await booksOf()).toBeGreaterThan(1);
    await set('allOutletOrders', 'false');
    expect(await booksOf()).toBe(0);
    await reset('allOutletOrders');
  });

  it('changes nothing if it is not allowed: cards need a payment gateway', async () => {
    expect(await set('onlinePaymentActivated', 'true')).toMatchObject({ codes: ['country-parameter.wrong-value'] });
    await set('paymentMethods', 'PAID|generic_creditcard');
    const request = await quotedRequest(server, await server.demo(), { paymentMethod: 'generic_creditcard' });
    const refused = await create(server, await server.demo(), request);
    expect(refused).toMatchObject({ codes: ['order.payment-method-unavailable'] });
    await reset('paymentMethods');
  });

  it('names the operator and an existing parameter', async () => {
    const unnamed = { params: { parameter: 'serviceHours' as const }, body: { value: '0000:0000', changed_by: ' ' } };
    expect(await server.client.refusal(calls.setCountryParameter, unnamed, { as: operator })).toEqual([
      'request.invalid',
    ]);
    const response = await fetch(new URL('/orders/api/v1/country-parameters/weather', server.address), {
      method: 'PUT',
      headers: { authorization: `Bearer ${operator}`, 'content-type': 'application/json' },
      body: JSON.stringify({ value: 'fine', changed_by: 'ann' }),
    });
    expect(response.status).toBe(400);
  });
});

describe('a value that the operator has set', () => {
  it('remains after a restart; without an operator token the calls do not exist', async () => {
    await set('serviceHours', '0700:2100');
    const { data } = server;
    await server.server.close();
    const again = await startTestingServer({ data });
    try {
      const parameter = { params: { parameter: 'serviceHours' as const } };
      const { result } = await again.client.answer(calls.getCountryParameter, parameter, { as: await again.demo() });
      expect(result).toBe('0700:2100');
      expect(await again.client.refusal(calls.listCountryParameters, {}, { as: operator })).toEqual([
        'request.unknown-path',
      ]);
    } finally {
      await again.stop();
      server = await startTestingServer({ settings: { OPERATOR_TOKEN: operator } });
      await data.remove();
    }
  });
});
