// @vitest-environment happy-dom
import { cancelOrder } from '@riderbell/contract/calls/orders/cancel-order.ts';
import { rescheduleOrder } from '@riderbell/contract/calls/orders/reschedule-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { type OpeningHours, weekdays } from '@riderbell/domain/outlets/opening-hours.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { act, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CancelSection } from '../../parts/orders/detail/cancel-section.tsx';
import { CancelDialog } from '../../parts/orders/detail/cancel-dialog.tsx';
import { NoRider } from '../../parts/orders/no-rider/no-rider.tsx';
import { RescheduleDialog } from '../../parts/orders/no-rider/reschedule-dialog.tsx';
import { anOrder } from '../../parts/orders/order-fixture.ts';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { type CurrentVendor, CurrentVendorProvider } from '../../platform/vendors/current-vendor.tsx';
import { click, eventually, type MountedPart, mountPart } from './mount-part.tsx';

const texts = englishTexts.tracking;
const server = vi.hoisted(() => ({ hours: '0000:0000', bodies: [] as unknown[], failure: null as Error | null }));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: unknown, { body }: { body?: unknown }) => {
    if (call !== cancelOrder && call !== rescheduleOrder) return { result: server.hours };
    server.bodies.push(body);
    if (server.failure) throw server.failure;
    return { result: anOrder() };
  },
}));
vi.mock('../../parts/orders/detail/modify-order.tsx', () => ({ ModifyOrder: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: MountedPart;
const onClose = vi.fn();
const order: Order = anOrder();
const shared = { order, isOpen: true, onClose, onChanged: () => undefined };
const noAnswer = clientProblem('client.unreachable');
const refusal = new ApiProblem(
  409,
  [{ code: 'order.cannot-cancel', translationKey: 'error.cant-cancel-order', field: null, values: {} }],
  null,
);
beforeEach(() => {
  onClose.mockReset();
  Object.assign(server, { hours: '0000:0000', bodies: [], failure: null });
});
afterEach(() => page.unmount());

describe('the dialog that cancels an order', () => {
  const chosen = () => page.box.querySelector<HTMLInputElement>('input:checked');
  const confirm = () => click(page.button(texts['cancel.confirm']));

  it.each([
    ['stays open and keeps its reason when no answer comes', noAnswer, 0],
    ['closes when the order is cancelled', null, 1],
    ['closes when the server rejects the cancellation', refusal, 1],
  ])('%s', async (_, failure, closes) => {
    server.failure = failure;
    page = await mountPart(<CancelDialog {...shared} reason="no-courier" />);
    await confirm();
    await eventually(() => expect(page.button(texts['cancel.confirm'])?.dataset.loading).toBeUndefined());
    expect(server.bodies).toMatchObject([{ reason: 'no-courier' }]);
    expect(onClose).toHaveBeenCalledTimes(closes);
    expect(chosen()).not.toBeNull();
  });

  it('reports a missing reason', async () => {
    page = await mountPart(<CancelDialog {...shared} />);
    await confirm();
    expect(page.box.textContent).toContain(texts['cancel.choose']);
    expect(server.bodies).toEqual([]);
  });
});

describe('the dialog that books another time', () => {
  function Booking({ hours = null }: { hours?: OpeningHours | null }) {
    const client = useQueryClient();
    const vendors = [{ vendor_id: order.vendor_id, opening_hours: hours }];
    return (
      <CurrentVendorProvider value={{ vendors } as unknown as CurrentVendor}>
        <RescheduleDialog {...shared} />
        <button type="button" onClick={() => void client.refetchQueries()}>
          Read again
        </button>
      </CurrentVendorProvider>
    );
  }
  const selects = () => [...page.box.querySelectorAll('select')];
  const choose = async (select: HTMLSelectElement | undefined, value: string) => {
    if (select === undefined) throw new Error('There is nothing to choose from');
    await act(async () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };

  it('keeps and sends the chosen time even if new service hours exclude it', async () => {
    page = await mountPart(<Booking />);
    const [days, times] = selects();
    await choose(days, days?.options[1]?.value ?? '');
    const late = [...(times?.options ?? [])].at(-1)?.value ?? '';
    await choose(times, late);
    const day = days?.value;
    server.hours = '0100:0130';
    await click(page.button('Read again'));
    await eventually(() => expect(selects()[1]?.options.length).toBeLessThan(10));
    expect(selects().map(({ value }) => value)).toEqual([day, late]);
    await click(page.button(texts['reschedule.confirm']));
    await eventually(() => expect(server.bodies).toMatchObject([{ preordered_for: Number(late) }]));
  });

  it('offers no times while the outlet of the order is closed', async () => {
    const week = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as OpeningHours['week'];
    page = await mountPart(<Booking hours={{ week, exceptions: [] }} />);
    expect(page.box.textContent).toContain(texts['reschedule.none']);
  });
});

describe('a dialog that is open while the order changes', () => {
  function Following({ part }: { part: (order: Order, due: boolean) => ReactNode }) {
    const [hasGoneOn, setGoneOn] = useState(false);
    return (
      <>
        {part(hasGoneOn ? anOrder({ status: 'DELIVERED' }) : order, !hasGoneOn)}
        <button type="button" onClick={() => setGoneOn(true)}>
          Go on
        </button>
      </>
    );
  }
  const dialog = () => page.box.querySelector('dialog[open] form');

  it('stays open when a rider takes the order, and its alert disappears when it is closed', async () => {
    page = await mountPart(
      <Following
        part={(now, due) => <NoRider order={now} due={due} nowMs={Date.now()} onChanged={() => undefined} />}
      />,
    );
    await eventually(() => expect(page.button(texts['cancel.action'])).toBeDefined());
    await click(page.button(texts['cancel.action']));
    await click(page.button('Go on'));
    expect(dialog()).not.toBeNull();
    await click(page.button(texts['cancel.keep']));
    expect(page.box.textContent).not.toContain(texts['no-rider.title']);
  });

  it('stays open when the order ends', async () => {
    const part = (now: Order) => <CancelSection order={now} onChanged={() => undefined} />;
    page = await mountPart(<Following part={part} />);
    await click(page.button(texts['cancel.action']));
    await eventually(() => expect(dialog()).not.toBeNull());
    await click(page.button('Go on'));
    expect(dialog()).not.toBeNull();
    await click(page.button(texts['cancel.keep']));
    expect(page.button(texts['cancel.action'])).toBeUndefined();
  });
});
