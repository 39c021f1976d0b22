// @vitest-environment happy-dom
import { englishTexts } from '@riderbell/messages/texts.ts';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FeeCard } from '../../features/request/summary/fee-card.tsx';
import { SubmissionNotice } from '../../features/request/submission/submission-notice.tsx';
import type { PricedQuotes } from '../../features/request/quote/use-quotes.ts';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { click, type Mounted, mounted } from './mounted.tsx';

const { errors, orders } = englishTexts;
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const problem = (status: number, key: string) =>
  new ApiProblem(status, [{ code: key, translationKey: key, field: null, values: {} }], null);
const fine = { error: null, isError: false, isFetching: false, refetch: vi.fn() };
const failing = (error: Error) => ({ ...fine, error, isError: true, refetch: vi.fn() });
const trip = { vendorId: 'd001', check: 1 } as PricedQuotes['trip'];
const quotesWith = (changes: object) =>
  ({
    trip,
    area: fine,
    fee: fine,
    estimate: { ...fine, data: undefined },
    voucher: fine,
    refused: null,
    price: undefined,
    isPricing: false,
    ...changes,
  }) as unknown as PricedQuotes;

let page: Mounted;
const shown = async (changes: object): Promise<string> => {
  page = await mounted(<FeeCard quotes={quotesWith(changes)} />);
  return page.box.textContent ?? '';
};
afterEach(() => page.unmount());

describe('a price that is not to be had', () => {
  const cannot = errors['request.error.cannot-compute-price'];

  it.each([
    ['the server fails', problem(500, 'server.failure')],
    ['the server is away', problem(503, 'server.unavailable')],
    ['no answer comes', clientProblem('client.unreachable')],
    ['there is no connection', clientProblem('client.offline')],
    ['the answer cannot be read', clientProblem('client.unexpected-answer', 0)],
    ['the country has no price for the way', problem(422, 'request.error.cannot-compute-price')],
  ])('is told in the words of specification §8 when %s, and is asked for again by a button', async (_, error) => {
    const fee = failing(error);
    expect(await shown({ fee })).toContain(cannot);
    await click(page.button(orders['fee.retry']));
    expect(fee.refetch).toHaveBeenCalledOnce();
  });

  it('says why the server refuses it where it does', async () => {
    expect(await shown({ fee: failing(problem(429, 'request.rate-limited')) })).toContain(
      errors['request.rate-limited'],
    );
  });

  it('says that it could not be verified whether a rider goes there', async () => {
    expect(await shown({ area: failing(problem(500, 'server.failure')) })).toContain(orders['destination.unverified']);
  });

  it('shows also where only the voucher has no answer', async () => {
    const voucher = failing(clientProblem('client.unreachable'));
    expect(await shown({ voucher })).toContain(cannot);
    await click(page.button(orders['fee.retry']));
    expect(voucher.refetch).toHaveBeenCalledOnce();
  });
});

describe('the fee of a request', () => {
  it.each([
    ['too-far', errors['request.error.too-far']],
    ['outside-area', errors['request.error.undeliverable-address']],
  ])('says that no rider goes to a place that is %s', async (refused, text) => {
    expect(await shown({ trip: null, refused })).toContain(text);
  });

  it('waits for the choice of an address', async () => {
    expect(await shown({ trip: null })).toContain(orders['fee.waiting']);
  });

  it('says that it is being worked out while the button waits for it', async () => {
    expect(await shown({ isPricing: true })).toContain(orders['fee.loading']);
  });
});

it('a request that was not sent says that the connection is back once it is', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const state = { phase: 'unsent', reason: 'offline', submission: {} };
  const submission = { state, retry: vi.fn(), reset: vi.fn(), submit: vi.fn() } as never;
  page = await mounted(
    <SubmissionNotice
      submission={submission}
      vendorId="d001"
      onUsed={vi.fn()}
      texts={{ lost: '', failed: '' }}
      recovery={() => null}
    />,
  );
  expect(page.box.textContent).toContain(orders['unsent.offline']);
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(page.box.textContent).not.toContain(orders['unsent.offline']);
  expect(page.box.textContent).toContain(orders['unsent.online']);
  online.mockRestore();
});
