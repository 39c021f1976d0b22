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

/** Renders the part with the flag on or off. */
function render(flag: FlagName, isOn: boolean, part: ReactNode): string {
  setFlags({ [flag]: isOn });
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
  <Form filled={filled}>
    {(form) => <TimeSection form={form} hours={{ service: null, outlet: null }} hidden={false} />}
  </Form>
);

describe('the request form', () => {
  it.each<[FlagName, string, ReactNode]>([
    ['payment_vat', 'VAT number', payment()],
    ['voucher', 'Voucher', payment()],
    ['tag-id-check-pg', 'type="checkbox"', items()],
    ['pre_order', 'Up to 2 days ahead', time()],
  ])('shows the field of the flag %s only while it is on', (flag, sign, part) => {
    expect(render(flag, true, part)).toContain(sign);
    expect(render(flag, false, part)).not.toContain(sign);
  });

  it.each<[FlagName, string, ReactNode]>([
    ['payment_vat', 'VAT number', payment({ vatNumber: '12345678' })],
    ['tag-id-check-pg', 'type="checkbox"', items({ ageCheck: true })],
    ['pre_order', 'Up to 2 days ahead', time({ deliveryTime: 'later' })],
  ])('still shows a value that was entered before %s went off, because it is sent', (flag, sign, part) => {
    expect(render(flag, false, part)).toContain(sign);
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
  const explanation = 'Paying the rider in cash adds';

  it('explains a surcharge only while increased-fee-info is on', () => {
    expect(render('increased-fee-info', true, card(quote.parts))).toContain(explanation);
    expect(render('increased-fee-info', false, card(quote.parts))).not.toContain(explanation);
    expect(render('increased-fee-info', true, card({ ...quote.parts, surcharge: 0 }))).not.toContain(explanation);
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

  it('shows the previous fee if the change of the order changes it', () => {
    expect(render('voucher', true, card(56))).toMatch(/It was .*56.* before/);
    expect(render('voucher', true, card(84))).not.toContain('It was');
    expect(render('voucher', true, card(null))).not.toContain('It was');
  });
});

describe('an order that can still be changed', () => {
  const button = (changes: Parameters<typeof anOrder>[0] = {}) => (
    <MemoryRouter initialEntries={['/order-tracking']}>
      <ModifyOrder order={anOrder(changes)} />
    </MemoryRouter>
  );
  const formPath = '/request-a-rider/d001?orderID=d001-7K2M9QX4TB';

  it('links to the form only while show-modify-order-button is on', () => {
    expect(render('show-modify-order-button', true, button())).toContain(formPath);
    expect(render('show-modify-order-button', false, button())).not.toContain(formPath);
  });

  it('does not link to the form after the rider has collected the order', () => {
    expect(render('show-modify-order-button', true, button({ status: 'PICKED_UP' }))).not.toContain(formPath);
  });
});

it('offers a request without an account only while guest_checkout is on', () => {
  const offer = (
    <MemoryRouter initialEntries={['/connect']}>
      <GuestCheckout />
    </MemoryRouter>
  );
  expect(render('guest_checkout', true, offer)).toContain('href="/request-a-rider/guest"');
  expect(render('guest_checkout', false, offer)).toBe(render('guest_checkout', false, null));
});
