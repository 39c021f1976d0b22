import { MantineProvider } from '@mantine/core';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import { showsEtaToDestination, showsEtaToOrigin, showsFullMap } from '@riderbell/domain/orders/rider-visibility.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { OrderDetail } from '../../features/tracking/detail/order-detail.tsx';
import { OrderRow } from '../../features/tracking/list/order-row.tsx';
import { anOrder } from '../../features/tracking/order-fixture.ts';
import { BrandProvider } from '../../platform/brand/brand.tsx';
import { DeploymentProvider } from '../../platform/deployment.ts';
import { startFlags } from '../../platform/flags/flags.ts';
import { createTextStore } from '../../platform/i18n/text-store.ts';
import { TextsProvider } from '../../platform/i18n/use-texts.ts';
import { memoryHistory } from '../../platform/routing/history.ts';
import { RouterProvider } from '../../platform/routing/router-provider.tsx';
import { createRouter } from '../../platform/routing/router.ts';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { LabelsProvider } from '../../ui/labels.tsx';
import { brandView } from '../brand/brand-view.tsx';
import { paths } from '../paths.ts';
import { loadTexts } from '../texts.ts';

const { tracking } = englishTexts;
const texts = createTextStore('en', loadTexts);
beforeAll(() => texts.load(['common', 'tracking', 'places', 'errors']));

const now = Date.parse('2026-11-21T05:05:00.000Z');
const vendor = { vendor_id: 'd001', is_active: true };
const current = { vendor, vendors: [vendor], includeOutlets: true } as unknown as CurrentVendor;
const labels = {
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  loading: 'Loading',
  charactersLeft: String,
  charactersOver: String,
};

function drawn(part: ReactNode, on: readonly FlagName[] = []): string {
  startFlags(Object.fromEntries(on.map((name) => [name, true])));
  return renderToStaticMarkup(
    <TextsProvider value={texts}>
      <DeploymentProvider value={exampleDeployment}>
        <LabelsProvider value={labels}>
          <BrandProvider value={brandView(exampleDeployment.brand)}>
            <QueryClientProvider client={new QueryClient()}>
              <CurrentVendorProvider value={current}>
                <MantineProvider>
                  <RouterProvider
                    router={createRouter({ ErrorBoundary: () => null }, memoryHistory('/order-tracking'))}
                    fallback={part}
                  />
                </MantineProvider>
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
  return drawn(
    <OrderDetail order={order} editPath={paths.requestARider} againPath={paths.orderAgain} {...frame} />,
    on,
  );
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
    expect(html.includes(tracking['eta.to-customer'])).toBe(showsEtaToDestination(order));
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
