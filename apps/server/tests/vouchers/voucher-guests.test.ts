import { calls } from '@riderbell/contract/calls.ts';
import type { QuotedRequest } from '../orders/order-requests.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestRequest } from '../guests/guest-orders.ts';
import { freshAddress, guestToken, startGuestServer } from '../guests/guest-sessions.ts';
import { fixedFlags } from '../testing-flags.ts';
import type { TestingServer } from '../testing-server.ts';
import { addVoucher, operatorToken, withDiscount } from './voucher-requests.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startGuestServer({
    settings: { OPERATOR_TOKEN: operatorToken },
    overrides: { flags: fixedFlags({ guest_checkout: true, voucher: true }) },
  });
});
afterAll(() => server.stop());

async function ask(token: string, code: string, { delivery_fee, signature }: QuotedRequest) {
  const body = { code, order: { order_time: null, delivery_fee, signature }, vendor_id: 'guest' };
  return server.client.call(calls.validateVoucher, { body }, { as: token });
}

describe('a guest', () => {
  it('may use a voucher without a limit per business', async () => {
    const as = await guestToken(server);
    const request = await guestRequest(server, as);
    const answered = await ask(as, 'WELCOME10', request);
    if (!answered.ok) throw new Error(answered.codes.join());
    const body = withDiscount(request, answered.answer.result);
    const { result } = await server.client.answer(calls.createOrder, { body }, { as, headers: freshAddress() });
    expect(result).toMatchObject({
      voucher: { code: 'WELCOME10' },
      delivery_fee: answered.answer.result.delivery_fee,
    });
  });

  it('may not use a voucher with a limit per business, since all guests share one vendor', async () => {
    await addVoucher(server, 'EACH-ONE', { use_limit_per_vendor: 1 });
    const as = await guestToken(server);
    const request = await guestRequest(server, as);
    expect(await ask(as, 'EACH-ONE', request)).toMatchObject({ codes: ['voucher.not-available'] });
    const details = server.client.call(calls.getVoucher, { params: { code: 'EACH-ONE' } }, { as });
    expect(await details).toMatchObject({ codes: ['voucher.no-details'] });
  });

  it('may not send a VAT number, which only business customers have', async () => {
    const as = await guestToken(server);
    const body = { ...(await guestRequest(server, as)), vat_number: '12345678' };
    expect(await server.client.refusal(calls.createOrder, { body }, { as })).toEqual(['order.vat-number-invalid']);
  });
});
