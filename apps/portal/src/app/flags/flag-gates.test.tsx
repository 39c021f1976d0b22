import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyForm, type RequestForm } from '../../features/request/model/request-form.ts';
import { ItemsSection } from '../../features/request/sections/items-section.tsx';
import { PaymentExtras } from '../../features/request/sections/payment-extras.tsx';
import { TimeSection } from '../../features/request/sections/time-section.tsx';
import { FeeCard } from '../../features/request/summary/fee-card.tsx';
import { ModifyOrder } from '../../parts/orders/detail/modify-order.tsx';
import { anOrder } from '../../parts/orders/order-fixture.ts';
import { DeploymentProvider } from '@riderbell/web/deployment.ts';
import { setFlags } from '@riderbell/web/flags/flags.ts';
import { createTexts } from '@riderbell/web/i18n/texts.ts';
import { TextsProvider } from '@riderbell/web/i18n/use-texts.ts';
import { MemoryRouter } from 'react-router';
import { LabelsProvider } from '@riderbell/ui/labels.tsx';
import { testingLabels } from '@riderbell/ui/testing-labels.ts';
import { GuestCheckout } from '../guest/guest-checkout.tsx';
import { renderingTexts } from '../rendering-texts.ts';

const texts = createTexts('en', renderingTexts());
beforeAll(() => texts.load(['common', 'orders', 'errors', 'tracking', 'accounts']));

/** The part as it is drawn while the flag is on, or off. */
function drawn(flag: FlagName, on: boolean, part: ReactNode): string {
  setFlags({ [flag]: on });
  return renderToStaticMarkup(
    <TextsProvider value={texts}>
      <DeploymentProvider value={exampleDeployment}>
        <LabelsProvider value={testingLabels}>{part}</LabelsProvider>
      </DeploymentProvider>
    </TextsProvider>,
  );
}

function Form({
  filled,
  children,
}: {
  filled: Partial<RequestForm>;
  children: (form: UseFormReturn<RequestForm>) => ReactNode;
}) {
  return children(useForm<RequestForm>({ defaultValues: { ...emptyForm, ...filled } }));
}

const payment = (filled: Partial<RequestForm> = {}) => (
  <Form filled={filled}>
    {(form) => {
      const facts = { form, quotes: {}, discounting: {}, submission: { state: {} } };
      return <PaymentExtras facts={facts as unknown as Parameters<typeof PaymentExtras>[0]['facts']} withVat />;
    }}
  </Form>
);
const items = (filled: Partial<RequestForm> = {}) => (
  <Form filled={filled}>{(form) => <ItemsSection form={form} withAgeCheck hidden={false} />}</Form>
);
const time = (filled: Partial<RequestForm> = {}) => (
  <Form filled={filled}>{(form) => <TimeSection form={form} serviceHours={null} hidden={false} />}</Form>
);

describe('the request form', () => {
  it.each<[FlagName, string, ReactNode]>([
    ['payment_vat', 'VAT number', payment()],
    ['voucher', 'Voucher', payment()],
    ['tag-id-check-pg', 'type="checkbox"', items()],
    ['pre_order', 'Up to 2 days ahead', time()],
  ])('shows what %s gates only while it is on', (flag, sign, part) => {
    expect(drawn(flag, true, part)).toContain(sign);
    expect(drawn(flag, false, part)).not.toContain(sign);
  });

  it.each<[FlagName, string, ReactNode]>([
    ['payment_vat', 'VAT number', payment({ vatNumber: '12345678' })],
    ['tag-id-check-pg', 'type="checkbox"', items({ ageCheck: true })],
    ['pre_order', 'Up to 2 days ahead', time({ deliveryTime: 'later' })],
  ])('keeps in sight what was chosen before %s went off, because it is sent', (flag, sign, part) => {
    expect(drawn(flag, false, part)).toContain(sign);
  });
});

describe('the fee', () => {
  const quote = { fee: 60, parts: { base: 35, distance: 0, surcharge: 25, voucher: 0 }, distance: 900 } as Quote;
  const card = (parts: Quote['parts']) => {
    const answered = { isError: false, isFetching: false, data: { ...quote, parts } };
    const quotes = {
      trip: {},
      area: answered,
      fee: answered,
      voucher: answered,
      price: answered.data,
      estimate: { isError: true },
    };
    return <FeeCard quotes={quotes as unknown as Parameters<typeof FeeCard>[0]['quotes']} />;
  };
  const says = 'Paying the rider in cash adds';

  it('says why it is higher only while increased-fee-info is on, and only where it is', () => {
    expect(drawn('increased-fee-info', true, card(quote.parts))).toContain(says);
    expect(drawn('increased-fee-info', false, card(quote.parts))).not.toContain(says);
    expect(drawn('increased-fee-info', true, card({ ...quote.parts, surcharge: 0 }))).not.toContain(says);
  });
});

describe('the fee of an order that is changed', () => {
  const card = (agreedFee: number | null) => {
    const parts = { base: 35, distance: 49, surcharge: 0, voucher: 0 };
    const answered = { isError: false, isFetching: false, data: { fee: 84, parts, distance: 7900 } };
    const quotes = {
      trip: {},
      area: answered,
      fee: answered,
      voucher: answered,
      price: answered.data,
      agreedFee,
      estimate: { isError: true },
    };
    return <FeeCard quotes={quotes as unknown as Parameters<typeof FeeCard>[0]['quotes']} />;
  };

  it('stands beside what it was before, where the change moves it', () => {
    expect(drawn('voucher', true, card(56))).toMatch(/It was .*56.* before/);
    expect(drawn('voucher', true, card(84))).not.toContain('It was');
    expect(drawn('voucher', true, card(null))).not.toContain('It was');
  });
});

describe('an order that can still be changed', () => {
  const button = (changes: Parameters<typeof anOrder>[0] = {}) => (
    <MemoryRouter initialEntries={['/order-tracking']}>
      <ModifyOrder order={anOrder(changes)} />
    </MemoryRouter>
  );
  const way = '/request-a-rider/d001?orderID=d001-7K2M9QX4TB';

  it('has the way to the form only while show-modify-order-button is on', () => {
    expect(drawn('show-modify-order-button', true, button())).toContain(way);
    expect(drawn('show-modify-order-button', false, button())).not.toContain(way);
  });

  it('has none once the rider has collected it', () => {
    expect(drawn('show-modify-order-button', true, button({ status: 'PICKED_UP' }))).not.toContain(way);
  });
});

it('the offer of a rider without an account stands only while guest_checkout is on', () => {
  const offer = (
    <MemoryRouter initialEntries={['/connect']}>
      <GuestCheckout />
    </MemoryRouter>
  );
  expect(drawn('guest_checkout', true, offer)).toContain('href="/request-a-rider/guest"');
  expect(drawn('guest_checkout', false, offer)).toBe(drawn('guest_checkout', false, null));
});
