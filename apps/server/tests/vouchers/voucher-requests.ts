import type { CallAnswer, CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { type QuotedRequest, quotedRequest, type RequestOptions } from '../orders/order-requests.ts';
import type { Answered } from '../testing-client.ts';
import type { Session, TestingServer } from '../testing-server.ts';

export const operatorToken = 'operator-token-of-a-test-0123456789';

type Validated = CallAnswer<typeof calls.validateVoucher>['result'];
type NewVoucher = CallRequest<typeof calls.addVoucher>['body'];

/** A door whose distance increases the fee. */
export const fartherDoor = { latitude: 13.7571, longitude: 100.5341 };

/** Adds a voucher as the operator; by default 10 % for all vendors. */
export async function addVoucher(
  server: TestingServer,
  code: string,
  changes: Partial<NewVoucher> = {},
): Promise<void> {
  const body: NewVoucher = { code, type: 'percent', amount: 10, created_by: 'test', ...changes };
  await server.client.answer(calls.addVoucher, { body }, { as: operatorToken });
}

export function endVoucher(server: TestingServer, code: string): Promise<CallAnswer<typeof calls.endVoucher>> {
  return server.client.answer(
    calls.endVoucher,
    { params: { code }, body: { ended_by: 'test' } },
    { as: operatorToken },
  );
}

/** How many orders use it now, from the operator's list. */
export async function usesOf(server: TestingServer, code: string): Promise<number | undefined> {
  const { result } = await server.client.answer(calls.listVouchers, {}, { as: operatorToken });
  return result.vouchers.find((voucher) => voucher.code === code)?.used;
}

export function validate(
  server: TestingServer,
  session: Session,
  code: string,
  { vendor_id, delivery_fee, signature, preordered_for: at = null }: QuotedRequest,
): Promise<Answered<typeof calls.validateVoucher>> {
  const order_time = at === null ? null : new Date(at * 1000).toISOString();
  const body = { code, order: { order_time, delivery_fee, signature }, vendor_id };
  return server.client.call(calls.validateVoucher, { body }, { as: session });
}

/** An order request with a validated voucher. */
export function withDiscount(request: QuotedRequest, { voucher, delivery_fee, signature }: Validated): QuotedRequest {
  const { code, type, amount } = voucher;
  return {
    ...request,
    voucher: { code, type, amount },
    discounted_delivery_fee: delivery_fee,
    discounted_delivery_fee_signature: signature,
  };
}

/** A valid order request with a voucher that was validated for it. */
export async function discountedRequest(
  server: TestingServer,
  session: Session,
  code = 'WELCOME10',
  options: RequestOptions = {},
): Promise<QuotedRequest> {
  const request = await quotedRequest(server, session, options);
  const validated = await validate(server, session, code, request);
  if (!validated.ok) throw new Error(`${code} was refused: ${validated.codes.join(', ')}`);
  return withDiscount(request, validated.answer.result);
}
