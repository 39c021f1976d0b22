import { describe, expect, it } from 'vitest';
import { ApiProblem, clientProblem } from '@riderbell/web/api/api-problem.ts';
import { type JoiningParts, joinGuestOrders } from './join-guest-orders.ts';

const refusal = (status: number, code: string) =>
  new ApiProblem(status, [{ code, translationKey: `${code}.error`, field: null, values: {} }], null);

/** A device that stores a guest, and the server's answer to each attempt. */
function device(answers: (number | Error)[], token: string | null = 'g') {
  const seen = { asked: [] as string[], waited: [] as number[], delays: 0, token };
  const parts: JoiningParts = {
    async join(asked) {
      seen.asked.push(asked);
      const answer = answers.shift();
      if (typeof answer === 'number') return answer;
      throw answer ?? new Error('asked too often');
    },
    held: () => seen.token,
    drop: () => (seen.token = null),
    wait: async (milliseconds) => void seen.waited.push(milliseconds),
    onDelay: () => (seen.delays += 1),
  };
  return { seen, parts };
}

describe('a guest who has signed in', () => {
  it('moves the orders to the account and drops the guest', async () => {
    const { seen, parts } = device([2]);
    expect(await joinGuestOrders(parts)).toEqual({ kind: 'joined', orders: 2 });
    expect(seen).toEqual({ asked: ['g'], waited: [], delays: 0, token: null });
  });

  it('retries after a lost answer, a server error and a rate limit, and reports the delay once', async () => {
    const lost = clientProblem('client.unreachable');
    const { seen, parts } = device([lost, refusal(503, 'server.unavailable'), refusal(429, 'guest.too-many'), lost, 1]);
    expect(await joinGuestOrders(parts)).toEqual({ kind: 'joined', orders: 1 });
    expect(seen.waited).toEqual([5_000, 15_000, 60_000, 60_000]);
    expect(seen.delays).toBe(1);
    expect(seen.token).toBeNull();
  });

  it.each(['guest.token-invalid', 'guest.token-expired', 'guest.already-joined'])(
    'drops the guest when the server says %s',
    async (code) => {
      const { seen, parts } = device([refusal(409, code)]);
      expect(await joinGuestOrders(parts)).toMatchObject({ kind: 'refused', problem: { code } });
      expect(seen.token).toBeNull();
    },
  );

  it.each(['guest.vendor-missing', 'guest.not-offered'])(
    'keeps the guest for a later attempt when the server says %s',
    async (code) => {
      const { seen, parts } = device([refusal(422, code)]);
      expect(await joinGuestOrders(parts)).toMatchObject({ kind: 'refused', problem: { code } });
      expect(seen.token).toBe('g');
    },
  );

  it('moves nothing when another tab has moved the orders meanwhile, or after a sign-out', async () => {
    expect(await joinGuestOrders(device([], null).parts)).toBeNull();
    const { seen, parts } = device([clientProblem('client.offline')]);
    const gone = { ...parts, wait: async () => void (seen.token = null) };
    expect(await joinGuestOrders(gone)).toBeNull();
    expect(seen.asked).toEqual(['g']);
  });
});
