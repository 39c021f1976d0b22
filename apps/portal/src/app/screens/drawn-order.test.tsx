import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { cancelReasons } from '@riderbell/domain/orders/cancellation.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import { showsEtaToDestination, showsEtaToOrigin, showsFullMap } from '@riderbell/domain/orders/rider-visibility.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { CancelDialog } from '../../parts/orders/detail/cancel-dialog.tsx';
import { OrderDetail } from '../../parts/orders/detail/order-detail.tsx';
import { RiderCard } from '../../parts/orders/detail/rider-card.tsx';
import { OrderLabel } from '../../parts/orders/label/order-label.tsx';
import { RecipientLink } from '../../parts/orders/guest-orders/recipient-link.tsx';
import { OrderRow } from '../../parts/orders/list/order-row.tsx';
import { recipientPath } from '../../parts/orders/links.ts';
import { anOrder } from '../../parts/orders/order-fixture.ts';
import { BrandProvider } from '@riderbell/web/brand/brand.tsx';
import { DeploymentProvider } from '@riderbell/web/deployment.ts';
import { setFlags } from '@riderbell/web/flags/flags.ts';
import { createTexts } from '@riderbell/web/i18n/texts.ts';
import { TextsProvider } from '@riderbell/web/i18n/use-texts.ts';
import { MemoryRouter } from 'react-router';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { LabelsProvider } from '@riderbell/ui/labels.tsx';
import { testingLabels } from '@riderbell/ui/testing-labels.ts';
import { brandView } from '../brand/brand-view.tsx';
import { renderingTexts } from '../rendering-texts.ts';

const { tracking } = englishTexts;
const texts = createTexts('en', renderingTexts());
beforeAll(() => texts.load(['common', 'tracking', 'places', 'errors']));

const now = Date.parse('2026-11-21T05:05:00.000Z');
const vendor = { vendor_id: 'd001', is_active: true };
const current = { vendor, vendors: [vendor], includeOutlets: true } as unknown as CurrentVendor;
function drawn(part: ReactNode, on: readonly FlagName[] = []): string {
  setFlags(Object.fromEntries(on.map((name) => [name, true])));
  return renderToStaticMarkup(
    <TextsProvider value={texts}>
      <DeploymentProvider value={exampleDeployment}>
        <LabelsProvider value={testingLabels}>
          <BrandProvider value={brandView(exampleDeployment.brand)}>
            <QueryClientProvider client={new QueryClient()}>
              <CurrentVendorProvider value={current}>
                <MemoryRouter initialEntries={['/order-tracking']}>{part}</MemoryRouter>
              </CurrentVendorProvider>
            </QueryClientProvider>
          </BrandProvider>
        </LabelsProvider>
      </DeploymentProvider>
    </TextsProvider>,
  );
}

/** The order as it stands open. */
function opened(order: Order, on: readonly FlagName[] = []): string {
  const frame = { nowMs: now, wide: true, takesFocus: false, onClose: () => undefined, onChanged: () => undefined };
  return drawn(<OrderDetail order={order} {...frame} />, on);
}

const throughTo = (status: string) =>
  anOrder({
    status,
    status_history: [
      { status: 'NEW', created_at: '2026-11-21T05:00:00.000Z' },
      { status, created_at: '2026-11-21T05:03:00.000Z' },
    ],
  });

describe('an open order', () => {
  it.each(orderStatuses)('shows map and time as specification §4 has them for %s', (status) => {
    const order = throughTo(status);
    const html = opened(order);
    expect(html).toContain(tracking[`headline.${displayStatusOf(order, now)}`]);
    expect(html.includes(`aria-label="${tracking['map.label']}"`)).toBe(showsFullMap(order));
    expect(html.includes(tracking['eta.to-collection-point'])).toBe(showsEtaToOrigin(order));
    // The screen knows the time on the longest part of the ride too.
    const toTheDoor = showsEtaToDestination(order) || order.status === 'COURIER_LEFT_VENDOR';
    expect(html.includes(tracking['eta.to-customer'])).toBe(toTheDoor);
  });
});

it('the history tells times of the country, wherever the browser is', () => {
  const html = opened(throughTo('RECEIVED'));
  expect(html).toContain('<time class="app-numbers" dateTime="2026-11-21T05:03:00.000Z">12:03</time>');
  expect(html).toContain('<time class="app-numbers" dateTime="2026-11-21T05:00:00.000Z">12:00</time>');
});

it('the delivery fee stands with each of its parts', () => {
  const delivery_fee_parts = { base: 35, distance: 21, surcharge: 25, voucher: 8 };
  const html = opened(anOrder({ delivery_fee: 73, delivery_fee_parts }));
  const lines = [...html.matchAll(/<dt>([^<]*)<\/dt><dd><bdi[^>]*>([^<]*)<\/bdi>/g)].map(([, name, amount]) => [
    name,
    amount,
  ]);
  expect(lines).toEqual([
    ['Method', 'Cash on delivery'],
    ['Item value', '฿250.00'],
    ['Base fee', '฿35.00'],
    ['Distance, 3.4\u00a0km', '฿21.00'],
    ['Surcharge', '฿25.00'],
    ['Voucher', '-฿8.00'],
    ['Delivery fee', '฿73.00'],
  ]);
});

describe('the rider’s position', () => {
  const rider = { id: 'r-7', name: 'Kittisak', phone_number: '+66810000007', vehicle: 'motorbike' } as const;
  const riding = { ...throughTo('COURIER_ACCEPTED_DELIVERY'), rider };
  const card = (secondsAgo: number | null) =>
    drawn(<RiderCard order={riding} nowMs={now} seenAtMs={secondsAgo === null ? null : now - secondsAgo * 1000} />);

  it('says its age, and when it is too old to go by', () => {
    expect(card(20)).toContain('Position 20 seconds ago');
    expect(card(119)).not.toContain('Last seen');
    expect(card(300)).toContain('Last seen 5 minutes ago: the rider may be elsewhere by now.');
    expect(card(null)).toContain(tracking['rider.position-unknown']);
  });

  it('is never from the future', () => {
    expect(card(-90)).toContain('Position now');
  });
});

describe('cancelling', () => {
  const button = (on: readonly FlagName[]) =>
    new RegExp(`<button[^>]*>(?:<[^>]*>)*${tracking['cancel.action']}`).exec(opened(throughTo('DELAYED'), on))?.[0];

  it('a delayed order can be cancelled only while delayed-cancellation is on', () => {
    expect(button(['delayed-cancellation'])).not.toContain('disabled');
    expect(button([])).toContain('disabled');
  });

  it('asks for one of the 19 reasons of the specification', () => {
    const html = drawn(<CancelDialog order={anOrder()} isOpen onClose={() => undefined} onChanged={() => undefined} />);
    expect(html.match(/type="radio"/g)).toHaveLength(19);
    for (const reason of cancelReasons) expect(html).toContain(tracking[`cancel.reason.${reason}`]);
  });
});

describe('an order whose status this build does not know', () => {
  const order = throughTo('HANDED_TO_DRONE');
  const changing: readonly FlagName[] = ['show-modify-order-button', 'delayed-cancellation'];

  it('stands open as unknown, with its history, and can be neither changed nor cancelled', () => {
    const html = opened(order, changing);
    expect(html).toContain(tracking['headline.unknown']);
    expect(html).toContain(tracking['display.unknown']);
    expect(html).toContain(tracking['entry.unknown']);
    expect(html).not.toContain(tracking['modify.action']);
    expect(html).toMatch(new RegExp(`<button[^>]*disabled[^>]*>(<[^>]*>)*${tracking['cancel.action']}`));
  });

  it('has its row in the list', () => {
    const html = drawn(<OrderRow order={order} nowMs={now} withDay={false} />);
    expect(html).toContain(order.order_id);
    expect(html).toContain(tracking['display.unknown']);
  });
});

describe('the receipt of a delivery', () => {
  const way = 'href="/delivery-receipt/d001-7K2M9QX4TB"';
  const flag: readonly FlagName[] = ['show-delivery-receipt-cta'];

  it('is one press away once the order was delivered or returned, while its flag is on', () => {
    for (const status of ['DELIVERED', 'RETURNED_TO_VENDOR']) {
      expect(opened(throughTo(status), flag)).toContain(way);
      expect(opened(throughTo(status))).not.toContain(way);
    }
  });

  it('is not offered for what is under way, or came to nothing', () => {
    for (const status of ['NEAR_CUSTOMER', 'RETURN_INITIATED', 'CANCELLED', 'HANDED_TO_DRONE']) {
      expect(opened(throughTo(status), flag)).not.toContain(way);
    }
  });
});

describe('the link for the recipient', () => {
  it('leads to the page of a vendor’s order, and of an individual’s to that of individuals', () => {
    const sender = { name: 'Malee', email: 'malee@riderbell.test', phone_number: '+66898765432' };
    expect(recipientPath(anOrder())).toBe('/tracking/d001-7K2M9QX4TB');
    expect(recipientPath(anOrder({ sender }))).toBe('/tracking-c2c/d001-7K2M9QX4TB');
  });

  it('goes with the receipt once the links to the order have ended', () => {
    const at = (hoursAgo: number) => new Date(now - hoursAgo * 3_600_000).toISOString();
    const endedAgo = (hours: number) => ({
      ...throughTo('DELIVERED'),
      status_history: [{ status: 'DELIVERED', created_at: at(hours) }],
    });
    const offered = (hours: number) => {
      const html = opened(endedAgo(hours), ['show-delivery-receipt-cta']);
      return [html.includes(tracking['link.copy']), html.includes(tracking['receipt.action'])];
    };
    expect(offered(23.9)).toEqual([true, true]);
    expect(offered(24)).toEqual([false, false]);
  });

  it.each(orderStatuses)('can be copied while an order is %s', (status) => {
    expect(opened(throughTo(status))).toContain(tracking['link.copy']);
  });
});

describe('what a guest is asked to do with the link', () => {
  it('is to send it to the recipient, who needs no account', () => {
    const html = drawn(<RecipientLink order={anOrder({ order_id: 'guest-7K2M9QX4TB' })} />);
    for (const words of [tracking['recipient.title'], tracking['recipient.text'], tracking['link.copy']]) {
      expect(html).toContain(words);
    }
  });

  it('is nothing more once the order is over: the link stands with the other actions then', () => {
    expect(opened({ ...throughTo('DELIVERED'), vendor_id: 'guest' })).toContain(tracking['link.copy']);
  });
});

describe('the label', () => {
  const order = anOrder({ age_validation_required: true });
  const label = () => drawn(<OrderLabel order={order} link="https://portal.example/tracking/d001-7K2M9QX4TB" />);

  it.each([
    order.order_id,
    order.customer.name,
    order.customer.phone_number,
    '12/3, Sathorn Square',
    '98 North Sathorn Road, Silom, Bangkok 10500',
    order.customer.location.notes,
    order.collection_point.name,
    order.order.description,
    tracking['detail.age-check'],
    'Collect ฿250.00',
  ])('says %s', (words) => {
    expect(label()).toContain(words);
  });

  it('is offered until the order is over', () => {
    expect(opened(throughTo('RECEIVED'))).toContain(tracking['label.action']);
    expect(opened(throughTo('DELIVERED'))).not.toContain(tracking['label.action']);
  });
});
