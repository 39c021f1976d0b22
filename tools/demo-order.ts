import { pathOf } from '@riderbell/contract/call.ts';
import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import { getVendor } from '@riderbell/contract/calls/outlets/get-vendor.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { fetchJson, post, signInDemo } from './demo-session.ts';

/** Places an order as the demo's merchant, through the API. @returns the order's id */
export async function requestDemoOrder(
  url: string,
  customer: { name: string; address: string; north: number; east: number; notes: string },
): Promise<string> {
  const headers = await signInDemo(url);
  const vendor = getVendor.answer.parse(await fetchJson(url + pathOf(getVendor, { id: 'd001' }), { headers }));
  const { latitude, longitude } = vendor.result.vendor_information.location;
  if (latitude === null || longitude === null) throw new Error('d001 has no coordinates');
  const destination = { latitude: latitude + customer.north, longitude: longitude + customer.east };
  const quote = quoteDeliveryFee.answer.parse(
    await fetchJson(
      url + pathOf(quoteDeliveryFee),
      post(
        {
          source: { latitude, longitude },
          destination,
          vendor_id: 'd001',
          delivery_type: 'food',
          payment_method: 'CASH_ON_DELIVERY',
        },
        headers,
      ),
    ),
  );
  const order = createOrder.answer.parse(
    await fetchJson(
      url + pathOf(createOrder),
      post(
        {
          vendor_id: 'd001',
          customer: {
            name: customer.name,
            phone_number: '+66812345678',
            location: { ...destination, address: customer.address, notes: customer.notes },
          },
          order: { payment_method: 'CASH_ON_DELIVERY', amount: 240, description: 'Two iced coffees, one cake' },
          delivery_fee: quote.result.fee,
          signature: quote.result.signature,
        },
        headers,
      ),
    ),
  );
  return order.result.order_id;
}
