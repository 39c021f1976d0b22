import { describe, expect, it } from 'vitest';
import type { FlagValues } from './flags.ts';
import { type FlagContext, refreshFlags } from './refresh-flags.ts';

const visitor: FlagContext = { key: '', vendorId: null, authorization: null };
const merchant: FlagContext = { key: 'u1 d001', vendorId: 'd001', authorization: 'Bearer a,b' };

interface Asked {
  context: FlagContext;
  etag: string | null;
  signal: AbortSignal;
}

type Answer = (asked: Asked) => Promise<Response> | Response;

const answering =
  (flags: unknown, etag = '"1"'): Answer =>
  () =>
    Response.json({ flags }, { headers: { etag } });

/** A flag refresh whose clock the test advances. */
function tabWith(first: Answer, at: FlagContext = visitor) {
  let answer = first;
  let now = 0;
  let flags: FlagValues = { pre_order: false, helpcenter: true };
  let current = at;
  const asked: Asked[] = [];
  const applied: FlagValues[] = [];
  const due: { at: number; task: () => void }[] = [];
  const refresh = refreshFlags({
    clock: { now: () => now },
    async request(context, etag, signal) {
      asked.push({ context, etag, signal });
      return answer({ context, etag, signal });
    },
    context: () => current,
    pageKey: visitor.key,
    current: () => flags,
    apply(values) {
      flags = values;
      applied.push(values);
    },
    schedule(task, milliseconds) {
      const planned = { at: now + milliseconds, task };
      due.push(planned);
      return () => void (due.includes(planned) && due.splice(due.indexOf(planned), 1));
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    asked,
    flags: () => flags,
    refresh,
    due: () => due.map((planned) => planned.at),
    answerWith: (next: Answer) => void (answer = next),
    become(context: FlagContext) {
      current = context;
      refresh.onContextChange();
    },
    async pass(milliseconds: number) {
      const until = now + milliseconds;
      for (let next = due.find((each) => each.at <= until); next; next = due.find((each) => each.at <= until)) {
        now = next.at;
        due.splice(due.indexOf(next), 1);
        next.task();
        await settle();
      }
      now = until;
    },
    async becomeVisible() {
      refresh.onTabVisible();
      await settle();
    },
  };
}

describe('the flag refresh of a tab', () => {
  it('requests the flags every five minutes, with the ETag of the last answer', async () => {
    const tab = tabWith(answering([{ key: 'pre_order', value: true }]));
    await tab.pass(299_999);
    expect(tab.asked).toHaveLength(0);
    await tab.pass(1);
    expect(tab.flags()).toEqual({ pre_order: true, helpcenter: true });
    tab.answerWith(() => new Response(null, { status: 304 }));
    await tab.pass(300_000);
    expect(tab.asked.map(({ etag }) => etag)).toEqual([null, '"1"']);
    expect(tab.flags()).toEqual({ pre_order: true, helpcenter: true });
  });

  it('requests the flags 400 ms after a sign-in or change of vendor, once for several quick changes', async () => {
    const tab = tabWith(answering([]));
    tab.become({ ...merchant, key: 'u1 ', vendorId: null });
    await tab.pass(399);
    tab.become(merchant);
    await tab.pass(399);
    expect(tab.asked).toHaveLength(0);
    await tab.pass(1);
    expect(tab.asked.map(({ context, etag }) => [context, etag])).toEqual([[merchant, null]]);
  });

  it('requests the flags at once if the merchant is signed in but the page was rendered without an account', async () => {
    const tab = tabWith(answering([]), merchant);
    await tab.pass(400);
    expect(tab.asked[0]?.context).toEqual(merchant);
  });

  it('requests nothing when only the token was renewed', async () => {
    const tab = tabWith(answering([]), merchant);
    await tab.pass(400);
    tab.become({ ...merchant, authorization: 'Bearer c,d' });
    await tab.pass(400);
    expect(tab.asked).toHaveLength(1);
  });

  it('requests the flags when the tab becomes visible after five minutes, and not earlier', async () => {
    const tab = tabWith(answering([]));
    await tab.becomeVisible();
    expect(tab.asked).toHaveLength(0);
    await tab.pass(300_000);
    await tab.becomeVisible();
    expect(tab.asked).toHaveLength(1);
  });

  it('requests the flags at once for a caller that waits, and then five minutes later', async () => {
    const tab = tabWith(answering([{ key: 'pre_order', value: true }]));
    await tab.pass(200_000);
    await tab.refresh.refreshNow();
    expect(tab.flags()).toEqual({ pre_order: true, helpcenter: true });
    await tab.pass(299_999);
    expect(tab.asked).toHaveLength(1);
    await tab.pass(1);
    expect(tab.asked).toHaveLength(2);
  });

  it('requests nothing after it was stopped', async () => {
    const tab = tabWith(answering([]));
    tab.refresh.stop();
    await tab.pass(1_000_000);
    expect(tab.asked).toHaveLength(0);
  });

  it('accepts only booleans of flags that the page contains', async () => {
    const flags = [
      { key: 'pre_order', value: 'true' },
      { key: 'helpcenter', value: false },
      { key: 'new-checkout', value: true },
      { key: '__proto__', value: true },
      { key: 'pre_order', errorCode: 'GENERAL' },
      null,
      7,
    ];
    const tab = tabWith(answering(flags));
    await tab.pass(300_000);
    expect(tab.flags()).toEqual({ pre_order: false, helpcenter: false });
  });

  it.each<[string, Answer]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failure', () => Response.json({ errorDetails: 'down' }, { status: 500 })],
    ['a session that has ended', () => Response.json({}, { status: 401 })],
    ['an HTML page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['a truncated answer', () => new Response('{"flags":[{"key":"helpcenter",')],
    ['an answer of another shape', () => Response.json({ flags: { helpcenter: false } })],
    ['null', () => Response.json(null)],
  ])('keeps the flags after %s, and requests them again later', async (_, failure) => {
    const tab = tabWith(failure);
    await tab.pass(300_000);
    expect(tab.flags()).toEqual({ pre_order: false, helpcenter: true });
    tab.answerWith(answering([{ key: 'pre_order', value: true }]));
    await tab.pass(300_000);
    expect(tab.flags()).toEqual({ pre_order: true, helpcenter: true });
  });

  it('ignores a late answer for an account that has signed out', async () => {
    let late: (response: Response) => void = () => undefined;
    const tab = tabWith(() => new Promise<Response>((resolve) => (late = resolve)), merchant);
    await tab.pass(400);
    tab.answerWith(answering([{ key: 'pre_order', value: false }]));
    tab.become(visitor);
    await tab.pass(400);
    expect(tab.asked[0]?.signal.aborted).toBe(true);
    late(Response.json({ flags: [{ key: 'pre_order', value: true }] }));
    await tab.pass(0);
    expect(tab.flags()).toEqual({ pre_order: false, helpcenter: true });
  });
});
