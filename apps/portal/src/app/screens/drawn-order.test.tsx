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
function render(part: ReactNode, on: readonly FlagName[] = []): string {
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

/** The HTML of the order's detail. */
function renderDetail(order: Order, on: readonly FlagName[] = []): string {
  const frame = { nowMs: now, wide: true, takesFocus: false, onClose: () => undefined, onChanged: () => undefined };
  return render(<OrderDetail order={order} {...frame} />, on);
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
  it.each(orderStatuses)('shows the map and the times of specification §4 for %s', (status) => {
    const order = throughTo(status);
    const html = renderDetail(order);
    expect(html).toContain(tracking[`headline.${displayStatusOf(order, now)}`]);
    expect(html.includes(`aria-label="${tracking['map.label']}"`)).toBe(showsFullMap(order));
    expect(html.includes(tracking['eta.to-collection-point'])).toBe(showsEtaToOrigin(order));
    // The screen also shows the time on the longest part of the ride.
    const toTheDoor = showsEtaToDestination(order) || order.status === 'COURIER_LEFT_VENDOR';
    expect(html.includes(tracking['eta.to-customer'])).toBe(toTheDoor);
  });
});

it('shows the history in the country’s time zone, wherever the browser is', () => {
  const html = renderDetail(throughTo('RECEIVED'));
  expect(html).toContain('<time class="app-numbers" dateTime="2026-11-21T05:03:00.000Z">12:03</time>');
  expect(html).toContain('<time class="app-numbers" dateTime="2026-11-21T05:00:00.000Z">12:00</time>');
});

it('shows the delivery fee with each of its parts', () => {
  const delivery_fee_parts = { base: 35, distance: 21, surcharge: 25, voucher: 8 };
  const html = renderDetail(anOrder({ delivery_fee: 73, delivery_fee_parts }));
  const lines = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*><bdi[^>]*>([^<]*)<\/bdi>/g)].map(
    ([, name, amount]) => [name, amount],
  );
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
    render(<RiderCard order={riding} nowMs={now} seenAtMs={secondsAgo === null ? null : now - secondsAgo * 1000} />);

  it('shows the age of the rider’s position, and warns if it is too old', () => {
    expect(card(20)).toContain('Position 20 seconds ago');
    expect(card(119)).not.toContain('Last seen');
    expect(card(300)).toContain('Last seen 5 minutes ago: the rider may be elsewhere by now.');
    expect(card(null)).toContain(tracking['rider.position-unknown']);
  });

  it('never shows a position from the future', () => {
    expect(card(-90)).toContain('Position now');
  });
});

describe('cancelling', () => {
  const button = (on: readonly FlagName[]) =>
    new RegExp(`<button[^>]*>(?:<[^>]*>)*${tracking['cancel.action']}`).exec(
      renderDetail(throughTo('DELAYED'), on),
    )?.[0];

  it('lets a delayed order be cancelled only while delayed-cancellation is on', () => {
    expect(button(['delayed-cancellation'])).not.toContain('disabled');
    expect(button([])).toContain('disabled');
  });

  it('offers the 19 cancellation reasons of the specification', () => {
    const html = render(
      <CancelDialog order={anOrder()} isOpen onClose={() => undefined} onChanged={() => undefined} />,
    );
    expect(html.match(/type="radio"/g)).toHaveLength(19);
    for (const reason of cancelReasons) expect(html).toContain(tracking[`cancel.reason.${reason}`]);
  });
});

describe('an order whose status this build does not know', () => {
  const order = throughTo('HANDED_TO_DRONE');
  const changing: readonly FlagName[] = ['show-modify-order-button', 'delayed-cancellation'];

  it('shows an order of unknown status with its history, without letting it be changed or cancelled', () => {
    const html = renderDetail(order, changing);
    expect(html).toContain(tracking['headline.unknown']);
    expect(html).toContain(tracking['display.unknown']);
    expect(html).toContain(tracking['entry.unknown']);
    expect(html).not.toContain(tracking['modify.action']);
    expect(html).toMatch(new RegExp(`<button[^>]*disabled[^>]*>(<[^>]*>)*${tracking['cancel.action']}`));
  });

  it('lists an order of unknown status', () => {
    const html = render(<OrderRow order={order} nowMs={now} withDay={false} />);
    expect(html).toContain(order.order_id);
    expect(html).toContain(tracking['display.unknown']);
  });
});

describe('the receipt of a delivery', () => {
  const receiptLink = 'href="/delivery-receipt/d001-7K2M9QX4TB"';
  const flag: readonly FlagName[] = ['show-delivery-receipt-cta'];

  it('links to the receipt of a delivered or returned order, while its flag is on', () => {
    for (const status of ['DELIVERED', 'RETURNED_TO_VENDOR']) {
      expect(renderDetail(throughTo(status), flag)).toContain(receiptLink);
      expect(renderDetail(throughTo(status))).not.toContain(receiptLink);
    }
  });

  it('does not link to a receipt while the order is active or after it failed', () => {
    for (const status of ['NEAR_CUSTOMER', 'RETURN_INITIATED', 'CANCELLED', 'HANDED_TO_DRONE']) {
      expect(renderDetail(throughTo(status), flag)).not.toContain(receiptLink);
    }
  });
});

describe('the link for the recipient', () => {
  it('uses different tracking pages for orders of vendors and of individuals', () => {
    const sender = { name: 'Malee', email: 'malee@riderbell.test', phone_number: '+66898765432' };
    expect(recipientPath(anOrder())).toBe('/tracking/d001-7K2M9QX4TB');
    expect(recipientPath(anOrder({ sender }))).toBe('/tracking-c2c/d001-7K2M9QX4TB');
  });

  it('removes the tracking link and the receipt after the order’s links have expired', () => {
    const at = (hoursAgo: number) => new Date(now - hoursAgo * 3_600_000).toISOString();
    const endedAgo = (hours: number) => ({
      ...throughTo('DELIVERED'),
      status_history: [{ status: 'DELIVERED', created_at: at(hours) }],
    });
    const offered = (hours: number) => {
      const html = renderDetail(endedAgo(hours), ['show-delivery-receipt-cta']);
      return [html.includes(tracking['link.copy']), html.includes(tracking['receipt.action'])];
    };
    expect(offered(23.9)).toEqual([true, true]);
    expect(offered(24)).toEqual([false, false]);
  });

  it.each(orderStatuses)('offers the tracking link while an order is %s', (status) => {
    expect(renderDetail(throughTo(status))).toContain(tracking['link.copy']);
  });
});

describe('the tracking link of a guest’s order', () => {
  it('asks the guest to send the link to the recipient', () => {
    const html = render(<RecipientLink order={anOrder({ order_id: 'guest-7K2M9QX4TB' })} />);
    for (const words of [tracking['recipient.title'], tracking['recipient.text'], tracking['link.copy']]) {
      expect(html).toContain(words);
    }
  });

  it('moves the link to the other actions after the order has ended', () => {
    expect(renderDetail({ ...throughTo('DELIVERED'), vendor_id: 'guest' })).toContain(tracking['link.copy']);
  });
});

describe('the label', () => {
  const order = anOrder({ age_validation_required: true });
  const label = () => render(<OrderLabel order={order} link="https://portal.example/tracking/d001-7K2M9QX4TB" />);

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
  ])('prints %s on the label', (words) => {
    expect(label()).toContain(words);
  });

  it('prints what the customer pays with and the change to bring', () => {
    const note = { change_note: { pays_with: 1000, change: 750 } };
    const printed = render(<OrderLabel order={anOrder(note)} link="https://portal.example/tracking/x" />);
    expect(printed).toContain('Pays with ฿1000.00 · bring ฿750.00 change');
    expect(renderDetail(anOrder(note))).toContain('Pays with ฿1000.00 · bring ฿750.00 change');
    expect(renderDetail(anOrder({ change_note: { pays_with: 250, change: 0 } }))).toContain(
      tracking['change-note.exact'],
    );
    expect(renderDetail({ ...throughTo('DELIVERED'), ...note })).not.toContain('change');
  });

  it('offers the label until the order has ended', () => {
    expect(renderDetail(throughTo('RECEIVED'))).toContain(tracking['label.action']);
    expect(renderDetail(throughTo('DELIVERED'))).not.toContain(tracking['label.action']);
  });
});
