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

/** The HTML of the tracking page, without the isolation marks around names. */
function render(
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

describe('the heading of the tracking page', () => {
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
  ] as [Partial<TrackedOrder>, string][])('shows for %j the heading and title: %s', (changes, answer) => {
    const html = render(changes);
    expect(headingOf(html)).toBe(answer);
    expect(titleOf(html)).toBe(`${answer} · Swift`);
  });
});

describe('the page of a link', () => {
  it.each(orderStatuses)('has all its texts for %s, on both addresses', (status) => {
    for (const page of ['steps', 'messages'] as const) {
      const html = render({ ...through(status), to_pay: 250 }, { page });
      expect(html).not.toMatch(/\{\{|undefined|NaN|lead\.|headline\./);
      expect(headingOf(html)).not.toBe('');
    }
  });

  it('shows the shop’s phone number and the amount to pay at the door', () => {
    const html = render({ ...through('RECEIVED'), to_pay: 250 });
    expect(html).toContain('href="tel:+6621234567"');
    expect(html).toMatch(/To pay at the door.*฿250\.00/);
    expect(render(through('RECEIVED'))).not.toContain(words['pay.due']);
  });

  it('shows the rider, with the phone number while there is one', () => {
    const rider = {
      name: 'Somchai',
      vehicle: 'motorbike',
      phone_number: '+66811111111',
      position: null,
    } as const;
    const html = render({ ...through('PICKED_UP'), rider });
    expect(html).toMatch(/Somchai<.*Motorbike.*href="tel:\+66811111111".*Call Somchai</);
    const ended = render({ ...through('DELIVERED'), rider: { ...rider, phone_number: null } });
    expect(ended).toContain('Somchai');
    expect(ended).not.toContain('tel:+66811111111');
  });

  it('shows the sender’s contact after a failed delivery, and the receipt after a successful one', () => {
    for (const status of ['CANCELLED', 'STALLED', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']) {
      const html = render(through(status));
      expect(html).toContain(words['contact.business']);
      expect(html.split('href="tel:'), 'one phone link').toHaveLength(2);
    }
    const person = { name: 'Niran', phone_number: null, latitude: 13.75, longitude: 100.54 };
    const html = render({ ...through('CANCELLED'), kind: 'individual', origin: person });
    expect(html).toContain(words['contact.individual']);
    expect(html).not.toContain('tel:');
    const receipt = 'href="/delivery-receipt/d001-7K2M9QX4TB"';
    expect(
      ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'PICKED_UP'].map((s) => render(through(s)).includes(receipt)),
    ).toEqual([true, true, false, false]);
  });

  it('reports a delay unless the rider is near', () => {
    expect(render(through('PICKED_UP', 'DELAYED'))).toContain(words['lead.delayed']);
    const soon = { pick_up_at: null, drop_off_at: '2026-11-21T05:12:00.000Z' };
    const near = render({ ...through('PICKED_UP', 'DELAYED'), estimation: soon });
    expect(headingOf(near)).toBe('Less than 5 minutes away');
    expect(near).toContain(words['lead.near']);
  });

  it('promises a refund only in the messages of a cancelled parcel', () => {
    expect(render(through('RECEIVED', 'CANCELLED'), { page: 'messages' })).toContain(words['message.cancelled']);
    expect(render(through('RECEIVED', 'CANCELLED'))).not.toContain(words['message.cancelled']);
    for (const status of orderStatuses.filter(
      (one) => !['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'STALLED'].includes(one),
    )) {
      expect(render(through(status), { page: 'messages' }), status).not.toContain(words['message.cancelled']);
    }
  });

  it('shows its age while offline, but not after the order has ended', () => {
    expect(render(through('PICKED_UP'))).toContain(words['freshness.following']);
    expect(render(through('PICKED_UP'), { refusal: 'offline' })).toContain('Updated 2 minutes ago · no connection');
    expect(render(through('PICKED_UP'), { refusal: 'failure' })).toContain('Updated 2 minutes ago · trying again');
    expect(render(through('DELIVERED'), { refusal: 'offline' })).not.toContain('Updated');
  });

  it('shows the complete page for a status that only a newer server knows', () => {
    const html = render(through('PICKED_UP', 'CROSSING_THE_RIVER'));
    expect(headingOf(html)).toBe('Arriving about 12:30');
    expect(html).toContain(words['lead.on-the-way']);
  });
});
