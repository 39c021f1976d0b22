// @vitest-environment happy-dom
import { getCountryParameter } from '@riderbell/contract/calls/countries/get-country-parameter.ts';
import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import { getOrder } from '@riderbell/contract/calls/orders/get-order.ts';
import { updateOrder } from '@riderbell/contract/calls/orders/update-order.ts';
import { estimateDelivery } from '@riderbell/contract/calls/quotes/estimate-delivery.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { validateDeliveryArea } from '@riderbell/contract/calls/quotes/validate-delivery-area.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { pinAt } from '@riderbell/domain/places/chosen-place.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { createRoutesStub } from 'react-router';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRequests, storeDraft } from '../../features/request/draft/stored-draft.ts';
import { editedOrderSample } from '../../features/request/edit-order/edited-order-sample.ts';
import { emptySender, storeSender } from '../../features/request/guest-sender/stored-sender.ts';
import { emptyForm } from '../../features/request/model/request-form.ts';
import { RequestARiderScreen } from '../../features/request/request-a-rider-screen.tsx';
import { type CurrentVendor, CurrentVendorProvider, vendorsQuery } from '../../platform/vendors/current-vendor.tsx';
import { click, eventually, type MountedPart, mountPart } from './mount-part.tsx';

const { orders } = englishTexts;
const order = editedOrderSample();
const at = { latitude: 13.7221, longitude: 100.5296 };
const quote = {
  fee: 35,
  parts: { base: 35, distance: 0, surcharge: 0, voucher: 0 },
  currency: 'THB',
  distance: 1200,
  expires_at: new Date(Date.now() + 600_000).toISOString(),
  signature: 'signed',
};
const sent = vi.hoisted(() => ({ bodies: [] as unknown[] }));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: unknown, { body, params }: { body?: unknown; params?: { parameter?: string } }) => {
    if (call === getCountryParameter)
      return { result: params?.parameter === 'paymentMethods' ? 'CASH_ON_DELIVERY|PAID' : '' };
    if (call === validateDeliveryArea) return { result: { status: 'DELIVERABLE' } };
    if (call === quoteDeliveryFee) return { result: quote };
    if (call === estimateDelivery) {
      const time = '2026-11-21T06:00:00.000Z';
      return {
        result: { pick_up_minutes: 15, drop_off_minutes: 40, pick_up_at: time, drop_off_at: time, distance: 1 },
      };
    }
    if (call === getOrder) return { result: order };
    if (call === createOrder || call === updateOrder) {
      sent.bodies.push(body);
      return { result: order };
    }
    return { result: { data: [] } };
  },
}));
vi.mock('@riderbell/web/map/map-view.tsx', () => ({ MapView: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const vendorOf = (id: string, place: typeof at | { latitude: null; longitude: null }) =>
  ({
    vendor_id: id,
    name: 'Baan Cafe',
    flags: { payment_methods: ['CASH_ON_DELIVERY', 'PAID'] },
    estimation_pick_up_time: 10,
    rights: ['change-vendor'],
    vendor_information: {
      location: {
        ...place,
        address_text: 'Thong Lo 25',
        unit: '',
        building: '',
        city: '',
        postal_code: '',
        country_code: 'TH',
        rider_instructions: '',
      },
    },
  }) as unknown as CallersVendor;

function Screen({ vendor }: { vendor: CallersVendor }): ReactNode {
  const client = useQueryClient();
  useState(() => client.setQueryData(vendorsQuery.queryKey, [vendor]));
  const current = {
    vendor,
    vendors: [{ ...vendor, is_active: true }],
    includeOutlets: false,
  } as unknown as CurrentVendor;
  return (
    <CurrentVendorProvider value={current}>
      <RequestARiderScreen tour={null} />
    </CurrentVendorProvider>
  );
}

let page: MountedPart;
const open = async (vendor: CallersVendor, address: string) => {
  const Portal = createRoutesStub([{ path: '*', Component: () => <Screen vendor={vendor} /> }]);
  page = await mountPart(<Portal initialEntries={[address]} />);
};
const drafted = {
  form: {
    ...emptyForm,
    customerName: 'Nok',
    customerPhone: '0812345678',
    amount: '250',
    paymentMethod: 'CASH_ON_DELIVERY',
  },
  destination: { ...pinAt({ latitude: 13.73, longitude: 100.56 }), address: 'Silom 5' },
  typedAddress: '',
  unsent: null,
};
beforeEach(() => {
  sent.bodies = [];
  forgetRequests();
  window.matchMedia = ((query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
});
afterEach(() => {
  page.unmount();
  tabStore.removeAll('');
});

/** Submits the form after its price has loaded. */
const send = async (label: string) => {
  await eventually(() => expect(page.box.textContent).toContain(orders['destination.ok']));
  await eventually(() => expect(page.box.textContent).toContain(orders['fee.base']));
  await eventually(() => expect(page.button(label)?.disabled).toBe(false));
  await click(page.button(label));
};

describe('the form of a request', () => {
  it('restores a merchant’s draft and sends it as a new order', async () => {
    storeDraft({ accountId: '', vendorId: 'd001' }, drafted);
    await open(vendorOf('d001', at), '/request-a-rider/d001');
    await eventually(() => expect(page.box.textContent).toContain(orders['draft.restored']));
    expect(page.box.textContent).toContain(orders['time.title']);
    await send(orders.submit);
    await eventually(() => expect(sent.bodies).toHaveLength(1));
    expect(sent.bodies[0]).toMatchObject({
      vendor_id: 'd001',
      customer: { name: 'Nok' },
      delivery_fee: 35,
      signature: 'signed',
    });
    expect(sent.bodies[0]).not.toHaveProperty('sender');
  });

  it('shows the customer of an edited order, asks for no time, and sends nothing if nothing changed', async () => {
    await open(vendorOf('d001', at), `/request-a-rider/d001?orderID=${order.order_id}`);
    await eventually(() => expect(page.box.textContent).toContain(order.order_id));
    expect(page.box.querySelector('[name=customerName]')).toBeNull();
    expect(page.box.textContent).toContain('Somchai Jaidee');
    expect(page.box.textContent).not.toContain(orders['time.title']);
    await send(englishTexts['order-edit'].save);
    expect(sent.bodies).toEqual([]);
  });

  it('shows the sender of a guest’s request', async () => {
    storeSender({
      ...emptySender,
      name: 'Niran',
      email: 'a@b.test',
      phone: '0812345678',
      place: { ...pinAt(at), address: 'Soi 11' },
      given: true,
    });
    storeDraft({ accountId: '', vendorId: 'guest' }, drafted);
    await open(vendorOf('guest', { latitude: null, longitude: null }), '/request-a-rider/guest');
    await eventually(() => expect(page.box.textContent).toContain('Niran'));
    await send(orders.submit);
    await eventually(() => expect(sent.bodies).toHaveLength(1));
    expect(sent.bodies[0]).toMatchObject({ vendor_id: 'guest', sender: { name: 'Niran' } });
  });

  it('asks a guest for the sender first', async () => {
    await open(vendorOf('guest', { latitude: null, longitude: null }), '/request-a-rider/guest');
    await eventually(() => expect(page.box.textContent).toContain(englishTexts.guests['sender.title']));
  });

  it('copies the order when a merchant orders it again', async () => {
    await open(vendorOf('d001', at), `/request-a-rider/d001?again=${order.order_id}`);
    await eventually(() => expect(page.box.textContent).toContain('Somchai Jaidee'));
    await send(orders.submit);
    await eventually(() => expect(sent.bodies).toHaveLength(1));
    expect(sent.bodies[0]).toMatchObject({ customer: { name: order.customer.name }, order: { amount: 250 } });
  });
});
