// @vitest-environment happy-dom
import { validateVoucher } from '@riderbell/contract/calls/vouchers/validate-voucher.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { act, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyForm, type RequestForm } from '../../features/request/model/request-form.ts';
import { type Discounting, useDiscount } from '../../features/request/voucher/use-discount.ts';
import { VoucherEntry } from '../../features/request/voucher/voucher-entry.tsx';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { setFlags } from '@riderbell/web/flags/flags.ts';
import { click, eventually, type MountedPart, mountPart, press, type } from './mount-part.tsx';

const { vouchers, orders } = englishTexts;
const refusal = (key: string) =>
  new ApiProblem(422, [{ code: key, translationKey: key, field: 'code', values: {} }], null);

type Answer = 'right' | 'silent' | Error;
const server = vi.hoisted(() => ({ answer: 'right' as Answer, asked: [] as string[] }));
vi.mock('../../platform/api/call-api.ts', () => ({
  callApi: async (call: unknown, { body }: { body?: { code: string; order: { delivery_fee: number } } }) => {
    if (call !== validateVoucher || body === undefined) throw new Error('not asked here');
    server.asked.push(body.code);
    if (server.answer === 'silent') await new Promise(() => undefined);
    if (server.answer instanceof Error) throw server.answer;
    const { code, order } = body;
    const voucher = { code, type: 'percent', amount: 10, maximum_discount: null, minimum_fee: 0 };
    const parts = { base: order.delivery_fee, distance: 0, surcharge: 0, voucher: order.delivery_fee / 10 };
    return {
      result: {
        voucher,
        delivery_fee: order.delivery_fee * 0.9,
        parts,
        signature: `${code} off ${order.delivery_fee}`,
      },
    };
  },
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const quote = (fee: number) => ({ fee, signature: `fee of ${fee}` });
let page: MountedPart;
let discounting: Discounting;
let change: (next: Partial<Trip>) => void;
const refetch = vi.fn();

interface Trip {
  readonly fee: number | null;
  readonly at: number | null;
}

function Form({ onState }: { onState: (now: Discounting, set: typeof change) => void }) {
  const form = useForm<RequestForm>({ defaultValues: emptyForm });
  const [{ fee, at }, set] = useState<Trip>({ fee: 100, at: null });
  const data = fee === null ? undefined : (quote(fee) as never);
  const applied = useDiscount(form, 'd001', data, at);
  useEffect(() => onState(applied, (next) => set((before) => ({ ...before, ...next }))));
  const quotes = { fee: { data, refetch, isFetching: false } } as never;
  return (
    <VoucherEntry
      form={form}
      vendorId="d001"
      quotes={quotes}
      discounting={applied}
      submission={{ state: { phase: 'idle' } }}
    />
  );
}

const code = () => page.field(vouchers.code);
const applyButton = () => page.button(vouchers.apply);
const apply = async (text: string) => {
  await type(code(), text);
  await click(applyButton());
};
/** The discounted fee, and whether a request is pending. */
const priceState = () => ({ fee: discounting.discount?.price.fee ?? null, pending: discounting.pending });
const expectPrice = (fee: number | null) => eventually(() => expect(priceState()).toEqual({ fee, pending: false }));

beforeEach(async () => {
  setFlags({ voucher: true });
  server.answer = 'right';
  server.asked = [];
  refetch.mockReset();
  page = await mountPart(
    <Form
      onState={(now, set) => {
        discounting = now;
        change = set;
      }}
    />,
  );
  await eventually(() => expect(code()).toBeTruthy());
});
afterEach(() => page.unmount());

describe('a voucher that is applied', () => {
  beforeEach(async () => {
    await apply('WELCOME10');
    await expectPrice(90);
  });

  it('keeps the discount when the same code is applied again', async () => {
    await apply(' welcome10 ');
    await expectPrice(90);
    expect(server.asked).toEqual(['WELCOME10']);
    expect(page.box.textContent).toContain(vouchers.remove);
  });

  it('keeps the discount when the button is pressed again', async () => {
    await click(applyButton());
    await click(applyButton());
    await expectPrice(90);
    expect(page.box.textContent).not.toContain(vouchers['validation.fill-voucher-code']);
  });

  it('replaces the voucher with another code', async () => {
    await apply('HALF');
    await expectPrice(90);
    expect(discounting.discount?.voucher.code).toBe('HALF');
  });

  it('removes the discount after a rejected code, and keeps the code in the field', async () => {
    server.answer = refusal('voucher.error.expired');
    await apply('EXPIRED1');
    await expectPrice(null);
    await eventually(() => expect(page.box.textContent).toContain(vouchers['voucher.error.expired']));
    expect(code().value).toBe('EXPIRED1');
    server.answer = 'right';
    await apply('WELCOME10');
    await expectPrice(90);
    expect(page.box.textContent).not.toContain(vouchers['voucher.error.expired']);
  });

  it('validates the voucher again for another fee or time', async () => {
    await act(async () => change({ fee: 200 }));
    await expectPrice(180);
    await act(async () => change({ at: 1_800_000_000 }));
    await expectPrice(180);
    await act(async () => change({ fee: 100, at: null }));
    await expectPrice(90);
    expect(server.asked).toHaveLength(4);
  });

  it('removes a voucher that is not valid for another time', async () => {
    server.answer = refusal('voucher.error.expired');
    await act(async () => change({ at: 1_800_000_000 }));
    await expectPrice(null);
    expect(page.box.textContent).not.toContain(vouchers.remove);
  });

  it('waits for a fee before it applies the voucher again', async () => {
    await act(async () => change({ fee: null }));
    expect(priceState()).toEqual({ fee: null, pending: false });
    expect(page.box.textContent).toContain(vouchers.waiting);
    await act(async () => change({ fee: 50 }));
    await expectPrice(45);
  });

  it('removes the voucher with its button, and can apply it again', async () => {
    await click(page.button(vouchers.remove));
    await expectPrice(null);
    await apply('WELCOME10');
    await expectPrice(90);
    expect(server.asked).toEqual(['WELCOME10', 'WELCOME10']);
  });
});

it('withholds the price while the server has not answered, and accepts another code', async () => {
  server.answer = 'silent';
  await apply('WELCOME10');
  await eventually(() => expect(priceState()).toEqual({ fee: null, pending: true }));
  server.answer = 'right';
  await type(code(), 'HALF');
  await press(code(), 'Enter');
  await expectPrice(90);
  expect(discounting.discount?.voucher.code).toBe('HALF');
});

it('retries a code without an answer by its button or by applying it again', async () => {
  server.answer = clientProblem('client.unreachable');
  await apply('WELCOME10');
  await eventually(() => expect(page.button(orders['fee.retry'])).toBeDefined());
  expect(priceState()).toEqual({ fee: null, pending: true });
  await click(page.button(orders['fee.retry']));
  await eventually(() => expect(server.asked).toHaveLength(2));
  server.answer = 'right';
  await apply('WELCOME10');
  await expectPrice(90);
  expect(page.button(orders['fee.retry'])).toBeUndefined();
});

it('retries a code when the connection returns', async () => {
  server.answer = clientProblem('client.offline');
  await apply('WELCOME10');
  await eventually(() => expect(page.button(orders['fee.retry'])).toBeDefined());
  server.answer = 'right';
  await act(async () => void window.dispatchEvent(new Event('online')));
  await expectPrice(90);
});

it('requests a new fee when the discounted one has expired', async () => {
  server.answer = refusal('SignatureExpired');
  await apply('WELCOME10');
  await eventually(() => expect(refetch).toHaveBeenCalled());
  server.answer = 'right';
  await act(async () => change({ fee: 110 }));
  await expectPrice(99);
});

it('keeps an impossible code in the field and reports it', async () => {
  await apply('two words');
  expect(code().value).toBe('two words');
  expect(page.box.textContent).toContain(vouchers['voucher.error.validation.message']);
  await apply(' ');
  expect(page.box.textContent).toContain(vouchers['validation.fill-voucher-code']);
  expect(server.asked).toEqual([]);
});
