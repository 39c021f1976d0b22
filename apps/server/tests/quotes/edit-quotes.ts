import type { CallAnswer, CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { otherDoor } from '../orders/order-requests.ts';
import type { Answered, CallOptions } from '../testing-client.ts';
import type { TestingServer } from '../testing-server.ts';

export type FeeBody = CallRequest<typeof calls.quoteDeliveryFee>['body'];
export type Quote = CallAnswer<typeof calls.quoteDeliveryFee>['result'];
type As = NonNullable<CallOptions['as']>;

/** Far from every vendor of the demo: the source in a request must be ignored when the request names an order. */
const anywhere = { latitude: 13.8, longitude: 100.5 };

/** Sends the three calls about a change of the order: returns each answer, or the error code. */
export async function askAbout(
  server: TestingServer,
  { vendor_id, order_id }: Pick<Order, 'vendor_id' | 'order_id'>,
  as: As,
  destination = otherDoor,
): Promise<{ area: string; fee: Quote | string; distance: number | string }> {
  const fee = await callFee(server, { vendor_id, order_id, destination }, as);
  const area = await server.client.call(
    calls.validateDeliveryArea,
    { body: { vendor_location: anywhere, location: destination, vendor_id, order_id } },
    { as },
  );
  const estimation = await server.client.call(
    calls.estimateDelivery,
    { body: { source: anywhere, destination, vendor_id, order_id } },
    { as },
  );
  return {
    area: area.ok ? (area.answer.result.reason ?? area.answer.result.status) : area.codes.join(', '),
    fee: fee.ok ? fee.answer.result : fee.codes.join(', '),
    distance: estimation.ok ? estimation.answer.result.distance : estimation.codes.join(', '),
  };
}

export function callFee(
  server: TestingServer,
  body: Partial<FeeBody> & Pick<FeeBody, 'vendor_id'>,
  as: As,
): Promise<Answered<typeof calls.quoteDeliveryFee>> {
  const usual = { delivery_type: 'food', payment_method: 'CASH_ON_DELIVERY' } as const;
  const request = { body: { source: anywhere, destination: otherDoor, ...usual, ...body } };
  return server.client.call(calls.quoteDeliveryFee, request, { as });
}

/** The quote for a change of the order to another door. */
export async function changeQuote(
  server: TestingServer,
  { vendor_id, order_id }: Pick<Order, 'vendor_id' | 'order_id'>,
  as: As,
  destination = otherDoor,
): Promise<Quote> {
  const answered = await callFee(server, { vendor_id, order_id, destination }, as);
  if (!answered.ok) throw new Error(`no price: ${answered.codes.join(', ')}`);
  return answered.answer.result;
}

/** Changes the order to another door at this price: returns the order, or the error code. */
export async function changeDoor(
  server: TestingServer,
  order: Order,
  { fee, signature }: Pick<Quote, 'fee' | 'signature'>,
  as: As,
  destination = otherDoor,
): Promise<Order | string> {
  const body = {
    vendor_id: order.vendor_id,
    payment_method: order.order.payment_method,
    amount: order.order.amount,
    item_details: order.order.description,
    location: { ...order.customer.location, ...destination },
    delivery_fee: fee,
    signature,
    // Later than every copy, because the fleet changes the order in the background.
    updated_at: new Date(server.clock.now() + 60_000).toISOString(),
  };
  const edited = await server.client.call(calls.updateOrder, { params: { id: order.order_id }, body }, { as });
  return edited.ok ? edited.answer.result : edited.codes.join(', ');
}

/** Moves the collection point of a vendor. */
export async function moveVendor(
  server: TestingServer,
  vendorId: string,
  at: { latitude: number; longitude: number },
  city = 'Bangkok',
): Promise<void> {
  const text = { address_text: 'Moved', unit: '', notes: '', building: '', postal_code: '', street_address: 'Moved' };
  const body = { ...text, city, country_code: 'TH', ...at };
  const as = await server.signIn();
  await server.client.answer(calls.saveOriginAddress, { params: { id: vendorId }, body }, { as });
}
