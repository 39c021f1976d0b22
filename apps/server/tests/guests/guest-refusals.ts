import type { Sender } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { guestOrdersPerAddress, guestOrdersUnderWay } from '@riderbell/domain/orders/guest-limits.ts';
import { expect } from 'vitest';
import { attemptWindow } from '../../src/features/accounts/attempts.ts';
import type { CallTests } from '../covered.ts';
import type { TestingServer } from '../testing-server.ts';
import { guestOrder, guestRequest } from './guest-orders.ts';
import { freshAddress, guestOf, guestToken } from './guest-sessions.ts';

/** The codes and fields with which a guest's request is refused after the test changed its sender. */
async function refusalOfSender(guests: TestingServer, change: (sender: Sender) => unknown): Promise<string[]> {
  const as = await guestToken(guests);
  const { sender, ...request } = await guestRequest(guests, as);
  const changed = sender && change(sender);
  const body = { ...request, ...(changed === undefined ? {} : { sender: changed as Sender }) };
  const answered = await guests.client.call(calls.createOrder, { body }, { as });
  return answered.ok ? [] : answered.error.errors.map(({ code, meta }) => `${code} ${meta.field}`);
}

const withSender =
  (changes: Partial<Sender>) =>
  (sender: Sender): Sender => ({ ...sender, ...changes });
const withSenderAt =
  (changes: Partial<Sender['location']>) =>
  (sender: Sender): Sender => ({ ...sender, location: { ...sender.location, ...changes } });

type Tests = Pick<
  CallTests<'createOrder'>,
  | Exclude<
      Extract<keyof CallTests<'createOrder'>, `order.sender-${string}` | `guest.${string}`>,
      'order.sender-not-offered'
    >
  | 'session.invalid'
>;

/** Tests of the refusals that only guests get. @param guestServer has guest checkout; @param server checks what was seen */
export function guestRefusals(server: () => TestingServer, guestServer: () => TestingServer): Tests {
  const tests: Tests = {
    'order.sender-missing': async () => {
      expect(await refusalOfSender(guestServer(), () => undefined)).toEqual(['order.sender-missing sender']);
    },
    'order.sender-name-missing': async () => {
      expect(await refusalOfSender(guestServer(), withSender({ name: ' ' }))).toEqual([
        'order.sender-name-missing sender.name',
      ]);
    },
    'order.sender-email-wrong': async () => {
      expect(await refusalOfSender(guestServer(), withSender({ email: '' }))).toEqual([
        'order.sender-email-wrong sender.email',
      ]);
      // The Cyrillic "а" looks like the Latin one.
      expect(await refusalOfSender(guestServer(), withSender({ email: 'nirаn@riderbell.test' }))).toEqual([
        'order.sender-email-wrong sender.email',
      ]);
    },
    'order.sender-phone-missing': async () => {
      expect(await refusalOfSender(guestServer(), withSender({ phone_number: ' ' }))).toEqual([
        'order.sender-phone-missing sender.phone_number',
      ]);
    },
    'order.sender-phone-wrong': async () => {
      expect(await refusalOfSender(guestServer(), withSender({ phone_number: '12' }))).toEqual([
        'order.sender-phone-wrong sender.phone_number',
      ]);
    },
    'order.sender-address-missing': async () => {
      expect(await refusalOfSender(guestServer(), withSenderAt({ address: '7, Baan Suan, ' }))).toEqual([
        'order.sender-address-missing sender.location.address',
      ]);
    },
    'order.sender-coordinates-missing': async () => {
      expect(await refusalOfSender(guestServer(), withSenderAt({ latitude: null }))).toEqual([
        'order.sender-coordinates-missing sender.location.latitude',
      ]);
    },
    'order.sender-notes-too-long': async () => {
      expect(await refusalOfSender(guestServer(), withSenderAt({ notes: 'ก'.repeat(334) }))).toEqual([
        'order.sender-notes-too-long sender.location.notes',
      ]);
    },
    'guest.too-many-orders': async () => {
      const guests = guestServer();
      const as = await guestToken(guests);
      const ids: string[] = [];
      for (let count = 0; count < guestOrdersUnderWay; count += 1) ids.push((await guestOrder(guests, as)).order_id);
      const body = await guestRequest(guests, as);
      const again = () => guests.client.call(calls.createOrder, { body }, { as, headers: freshAddress() });
      expect(await again()).toMatchObject({ status: 409, codes: ['guest.too-many-orders'] });
      const cancel = { vendor_id: 'guest', order_id: ids[0] ?? '', reason: 'mistake-error' } as const;
      await guests.client.answer(calls.cancelOrder, { body: cancel }, { as });
      // The refusal has used nothing up, not even the quote.
      expect(await again()).toMatchObject({ ok: true });
    },
    'guest.too-many': async () => {
      const guests = guestServer();
      const headers = { 'x-forwarded-for': '10.7.7.7' };
      const order = async (as: string) =>
        guests.client.call(calls.createOrder, { body: await guestRequest(guests, as) }, { as, headers });
      const answers = [];
      for (let count = 0; count < guestOrdersPerAddress; count += 1) {
        answers.push((await order(await guestToken(guests))).ok);
      }
      expect(new Set(answers)).toEqual(new Set([true]));
      const refused = await order(await guestToken(guests));
      expect(refused).toMatchObject({ status: 429, codes: ['guest.too-many'] });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      guests.clock.advance(attemptWindow);
      expect((await order(await guestToken(guests))).ok).toBe(true);
    },
    'session.invalid': async () => {
      const guests = guestServer();
      const as = await guestToken(guests);
      const body = await guestRequest(guests, as);
      // Another process joined the guest; this process accepts the token for some more seconds.
      await guests.server.database.pool.query('update guests set joined_at = now() where guest_id = $1', [guestOf(as)]);
      expect(await guests.client.refusal(calls.createOrder, { body }, { as })).toEqual(['session.invalid']);
    },
  };
  // `describeCall` checks what the client of `server` has seen.
  return Object.fromEntries(
    Object.entries(tests).map(([code, test]) => [
      code,
      async () => {
        await test();
        server().client.seen.push(...guestServer().client.seen);
      },
    ]),
  ) as unknown as Tests;
}
