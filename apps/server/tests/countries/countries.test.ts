import { countryParameters } from '@riderbell/contract/calls/countries/get-country-parameter.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeCall } from '../covered.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { COUNTRY: 'KW' } });
});
afterAll(() => server.stop());

describeCall('getCountryParameter', () => server, {
  answers: async () => {
    const as = await server.demo();
    const entries = await Promise.all(
      countryParameters.map(async (parameter) => {
        const { result } = await server.client.answer(calls.getCountryParameter, { params: { parameter } }, { as });
        return [parameter, result] as const;
      }),
    );
    const told = Object.fromEntries(entries);
    expect(told).toMatchObject({ allOutletOrders: 'true', onlinePaymentActivated: 'false' });
    expect(told['serviceHours']).toMatch(/^\d{4}:\d{4}$/);
    expect(told['paymentMethods']).toContain('CASH_ON_DELIVERY');
    // A decimal in the currency, of which Kuwait's has three digits.
    expect(Number(told['orderItemValueExceedLimit'])).toBeGreaterThan(0);
  },
});
