import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../../features/recipient/following/refusal.ts';
import { ParcelView } from '../../features/recipient/parcel/parcel-view.tsx';
import { aTrackedOrder } from '../../features/recipient/tracked-order-fixture.ts';
import { BrandProvider } from '@riderbell/web/brand/brand.tsx';
import { DeploymentProvider } from '@riderbell/web/deployment.ts';
import { setFlags } from '@riderbell/web/flags/flags.ts';
import { createTexts } from '@riderbell/web/i18n/texts.ts';
import { TextsProvider } from '@riderbell/web/i18n/use-texts.ts';
import { MemoryRouter } from 'react-router';
import { brandView } from '../brand/brand-view.tsx';
import { renderingTexts } from '../rendering-texts.ts';

const words = englishTexts['public-tracking'];
const texts = createTexts('en', renderingTexts());
/** 12:10 in Bangkok. */
const now = Date.parse('2026-11-21T05:10:00.000Z');

beforeAll(() => texts.load(['public-tracking']));
beforeEach(() => {
  setFlags({});
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

/** The page of a link as its reader finds it, without the marks that isolate names from the sentence around them. */
function drawn(
  changes: Partial<TrackedOrder>,
  { page = 'steps', refusal = null }: { page?: 'steps' | 'messages'; refusal?: Refusal | null } = {},
): string {
  const freshness = { refusal, confirmedAtMs: now - 120_000, onAsk: () => undefined };
  const html = renderToStaticMarkup(
    <TextsProvider value={texts}>
      <DeploymentProvider value={exampleDeployment}>
        <BrandProvider value={brandView(exampleDeployment.brand)}>
          <MemoryRouter initialEntries={['/tracking/d001-7K2M9QX4TB']}>
            <ParcelView order={aTrackedOrder(changes)} words={page} freshness={freshness} />
          </MemoryRouter>
        </BrandProvider>
      </DeploymentProvider>
    </TextsProvider>,
  );
  return html.replaceAll(/[\u2068\u2069]/g, '');
}

const through = (...statuses: TrackedOrder['status'][]): Partial<TrackedOrder> => ({
  status: statuses.at(-1) ?? 'NEW',
  status_history: statuses.map((status) => ({ status, created_at: '2026-11-21T05:05:00.000Z' })),
});
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

describe('the one big answer, which is the title too', () => {
  it.each([
    [through('RECEIVED'), 'Arriving about 12:30'],
    [
      { ...through('PICKED_UP'), promise: { from: '2026-11-21T05:25:00.000Z', to: '2026-11-21T05:35:00.000Z' } },
      'Arriving about 12:25\u2060–\u206012:35',
    ],
    [
      {
        ...through('RECEIVED'),
        preordered_for: Date.parse('2026-11-22T03:00:00.000Z') / 1000,
        estimation: { pick_up_at: null, drop_off_at: '2026-11-22T03:30:00.000Z' },
      },
      'Tomorrow, about 10:30',
    ],
    [through('NEAR_CUSTOMER'), 'Less than 5 minutes away'],
    [
      { ...through('PICKED_UP'), estimation: { pick_up_at: null, drop_off_at: '2026-11-21T05:09:00.000Z' } },
      'A little later than planned',
    ],
    [through('DELIVERED'), 'Delivered at 12:05'],
    [
      { status: 'DELIVERED', status_history: [{ status: 'DELIVERED', created_at: '2026-11-20T05:05:00.000Z' }] },
      'Delivered on Fri 20 Nov, 12:05',
    ],
    [through('CANCELLED'), 'This delivery was cancelled'],
  ] as [Partial<TrackedOrder>, string][])('%j: %s', (changes, answer) => {
    const html = drawn(changes);
    expect(headingOf(html)).toBe(answer);
    expect(titleOf(html)).toBe(`${answer} · Swift`);
  });
});

describe('the page of a link', () => {
  it.each(orderStatuses)('has all its words for %s, on both addresses', (status) => {
    for (const page of ['steps', 'messages'] as const) {
      const html = drawn({ ...through(status), to_pay: 250 }, { page });
      expect(html).not.toMatch(/\{\{|undefined|NaN|lead\.|headline\./);
      expect(headingOf(html)).not.toBe('');
    }
  });

  it('lets a shop be called, and says what is to be paid at the door', () => {
    const html = drawn({ ...through('RECEIVED'), to_pay: 250 });
    expect(html).toContain('href="tel:+6621234567"');
    expect(html).toMatch(/To pay at the door.*฿250\.00/);
    expect(drawn(through('RECEIVED'))).not.toContain(words['pay.due']);
  });

  it('shows the rider, with the number while there is one', () => {
    const rider = {
      name: 'Somchai',
      vehicle: 'motorbike',
      phone_number: '+66811111111',
      position: null,
    } as const;
    const html = drawn({ ...through('PICKED_UP'), rider });
    expect(html).toMatch(/Somchai<.*Motorbike.*href="tel:\+66811111111".*Call Somchai</);
    const ended = drawn({ ...through('DELIVERED'), rider: { ...rider, phone_number: null } });
    expect(ended).toContain('Somchai');
    expect(ended).not.toContain('tel:+66811111111');
  });

  it('leads to whoever sent it when it does not come, and to the receipt when it did', () => {
    for (const status of ['CANCELLED', 'STALLED', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']) {
      const html = drawn(through(status));
      expect(html).toContain(words['contact.business']);
      expect(html.split('href="tel:'), 'one way to call').toHaveLength(2);
    }
    const person = { name: 'Niran', phone_number: null, latitude: 13.75, longitude: 100.54 };
    const html = drawn({ ...through('CANCELLED'), kind: 'individual', origin: person });
    expect(html).toContain(words['contact.individual']);
    expect(html).not.toContain('tel:');
    const receipt = 'href="/delivery-receipt/d001-7K2M9QX4TB"';
    expect(
      ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'PICKED_UP'].map((s) => drawn(through(s)).includes(receipt)),
    ).toEqual([true, true, false, false]);
  });

  it('says that it takes longer while it is delayed, unless the rider is near by now', () => {
    expect(drawn(through('PICKED_UP', 'DELAYED'))).toContain(words['lead.delayed']);
    const soon = { pick_up_at: null, drop_off_at: '2026-11-21T05:12:00.000Z' };
    const near = drawn({ ...through('PICKED_UP', 'DELAYED'), estimation: soon });
    expect(headingOf(near)).toBe('Less than 5 minutes away');
    expect(near).toContain(words['lead.near']);
  });

  it('promises a refund in the messages of a cancelled parcel, and there alone', () => {
    expect(drawn(through('RECEIVED', 'CANCELLED'), { page: 'messages' })).toContain(words['message.cancelled']);
    expect(drawn(through('RECEIVED', 'CANCELLED'))).not.toContain(words['message.cancelled']);
    for (const status of orderStatuses.filter(
      (one) => !['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'STALLED'].includes(one),
    )) {
      expect(drawn(through(status), { page: 'messages' }), status).not.toContain(words['message.cancelled']);
    }
  });

  it('says how old it is when the network is gone, and nothing of it once the order has ended', () => {
    expect(drawn(through('PICKED_UP'))).toContain(words['freshness.following']);
    expect(drawn(through('PICKED_UP'), { refusal: 'offline' })).toContain('Updated 2 minutes ago · no connection');
    expect(drawn(through('PICKED_UP'), { refusal: 'failure' })).toContain('Updated 2 minutes ago · trying again');
    expect(drawn(through('DELIVERED'), { refusal: 'offline' })).not.toContain('Updated');
  });

  it('stands whole for a status that only a newer server knows', () => {
    const html = drawn(through('PICKED_UP', 'CROSSING_THE_RIVER'));
    expect(headingOf(html)).toBe('Arriving about 12:30');
    expect(html).toContain(words['lead.on-the-way']);
  });
});
