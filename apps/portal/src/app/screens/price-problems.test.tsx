// @vitest-environment happy-dom
import { englishTexts } from '@riderbell/messages/texts.ts';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FeeCard } from '../../features/request/summary/fee-card.tsx';
import { SubmissionNotice } from '../../features/request/submission/submission-notice.tsx';
import type { PricedQuotes } from '../../features/request/quote/use-quotes.ts';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { click, type MountedPart, mountPart } from './mount-part.tsx';

const { errors, orders } = englishTexts;
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const problem = (status: number, key: string) =>
  new ApiProblem(status, [{ code: key, translationKey: key, field: null, values: {} }], null);
const settledQuery = { error: null, isError: false, isFetching: false, refetch: vi.fn() };
const failedQuery = (error: Error) => ({ ...settledQuery, error, isError: true, refetch: vi.fn() });
const trip = { vendorId: 'd001', check: 1 } as PricedQuotes['trip'];
const quotesWith = (changes: object) =>
  ({
    trip,
    area: settledQuery,
    fee: settledQuery,
    estimate: { ...settledQuery, data: undefined },
    voucher: settledQuery,
    refused: null,
    price: undefined,
    isPricing: false,
    ...changes,
  }) as unknown as PricedQuotes;

let page: MountedPart;
const shown = async (changes: object): Promise<string> => {
  page = await mountPart(<FeeCard quotes={quotesWith(changes)} />);
  return page.box.textContent ?? '';
};
afterEach(() => page.unmount());

describe('a price that cannot be loaded', () => {
  const cannot = errors['request.error.cannot-compute-price'];

  it.each([
    ['the server fails', problem(500, 'server.failure')],
    ['the server is away', problem(503, 'server.unavailable')],
    ['no answer comes', clientProblem('client.unreachable')],
    ['there is no connection', clientProblem('client.offline')],
    ['the answer cannot be read', clientProblem('client.unexpected-answer', 0)],
    ['the country has no price for the distance', problem(422, 'request.error.cannot-compute-price')],
  ])('shows the message of specification §8 and a retry button when %s', async (_, error) => {
    const fee = failedQuery(error);
    expect(await shown({ fee })).toContain(cannot);
    await click(page.button(orders['fee.retry']));
    expect(fee.refetch).toHaveBeenCalledOnce();
  });

  it('shows the server’s reason for rejecting the request', async () => {
    expect(await shown({ fee: failedQuery(problem(429, 'request.rate-limited')) })).toContain(
      errors['request.rate-limited'],
    );
  });

  it('reports that the delivery area could not be checked', async () => {
    expect(await shown({ area: failedQuery(problem(500, 'server.failure')) })).toContain(
      orders['destination.unverified'],
    );
  });

  it('shows the message when only the voucher request fails', async () => {
    const voucher = failedQuery(clientProblem('client.unreachable'));
    expect(await shown({ voucher })).toContain(cannot);
    await click(page.button(orders['fee.retry']));
    expect(voucher.refetch).toHaveBeenCalledOnce();
  });
});

describe('the fee of a request', () => {
  it.each([
    ['too-far', errors['request.error.too-far']],
    ['outside-area', errors['request.error.undeliverable-address']],
  ])('reports that riders do not serve a place that is %s', async (refused, text) => {
    expect(await shown({ trip: null, refused })).toContain(text);
  });

  it('asks for an address before it shows a fee', async () => {
    expect(await shown({ trip: null })).toContain(orders['fee.waiting']);
  });

  it('shows a loading message while the fee is calculated', async () => {
    expect(await shown({ isPricing: true })).toContain(orders['fee.loading']);
  });
});

it('reminds the merchant of an unsent request when the connection returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const state = { phase: 'unsent', reason: 'offline', submission: {} };
  const submission = { state, retry: vi.fn(), reset: vi.fn(), submit: vi.fn() } as never;
  page = await mountPart(
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
