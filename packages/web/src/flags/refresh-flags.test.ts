import { describe, expect, it } from 'vitest';
import type { FlagValues } from './flags.ts';
import { type FlagContext, refreshFlags } from './refresh-flags.ts';

const nobody: FlagContext = { key: '', vendorId: null, authorization: null };
const merchant: FlagContext = { key: 'u1 d001', vendorId: 'd001', authorization: 'Bearer a,b' };

interface Asked {
  context: FlagContext;
  etag: string | null;
  signal: AbortSignal;
}

type Answer = (asked: Asked) => Promise<Response> | Response;

const saying =
  (flags: unknown, etag = '"1"'): Answer =>
  () =>
    Response.json({ flags }, { headers: { etag } });

/** A refresh whose clock is turned by hand. */
function refreshing(first: Answer, at: FlagContext = nobody) {
  let answer = first;
  let now = 0;
  let known: FlagValues = { pre_order: false, helpcenter: true };
  let current = at;
  const asked: Asked[] = [];
  const taken: FlagValues[] = [];
  const due: { at: number; task: () => void }[] = [];
  const refresh = refreshFlags({
    clock: { now: () => now },
    async ask(context, etag, signal) {
      asked.push({ context, etag, signal });
      return answer({ context, etag, signal });
    },
    context: () => current,
    start: nobody.key,
    known: () => known,
    take(values) {
      known = values;
      taken.push(values);
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
    known: () => known,
    refresh,
    due: () => due.map((planned) => planned.at),
    answerWith: (next: Answer) => void (answer = next),
    become(context: FlagContext) {
      current = context;
      refresh.contextChanged();
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
    async look() {
      refresh.seen();
      await settle();
    },
  };
}

describe('the flags of a tab', () => {
  it('are asked for every five minutes, and again in full only when they have changed', async () => {
    const tab = refreshing(saying([{ key: 'pre_order', value: true }]));
    await tab.pass(299_999);
    expect(tab.asked).toHaveLength(0);
    await tab.pass(1);
    expect(tab.known()).toEqual({ pre_order: true, helpcenter: true });
    tab.answerWith(() => new Response(null, { status: 304 }));
    await tab.pass(300_000);
    expect(tab.asked.map(({ etag }) => etag)).toEqual([null, '"1"']);
    expect(tab.known()).toEqual({ pre_order: true, helpcenter: true });
  });

  it('are asked for 400 ms after a sign-in or another vendor, once for changes that follow each other', async () => {
    const tab = refreshing(saying([]));
    tab.become({ ...merchant, key: 'u1 ', vendorId: null });
    await tab.pass(399);
    tab.become(merchant);
    await tab.pass(399);
    expect(tab.asked).toHaveLength(0);
    await tab.pass(1);
    expect(tab.asked.map(({ context, etag }) => [context, etag])).toEqual([[merchant, null]]);
  });

  it('are asked for at once where the page came for nobody and somebody is signed in', async () => {
    const tab = refreshing(saying([]), merchant);
    await tab.pass(400);
    expect(tab.asked[0]?.context).toEqual(merchant);
  });

  it('do not ask again when a token was only renewed', async () => {
    const tab = refreshing(saying([]), merchant);
    await tab.pass(400);
    tab.become({ ...merchant, authorization: 'Bearer c,d' });
    await tab.pass(400);
    expect(tab.asked).toHaveLength(1);
  });

  it('are asked for when the tab comes back after five minutes, and not before', async () => {
    const tab = refreshing(saying([]));
    await tab.look();
    expect(tab.asked).toHaveLength(0);
    await tab.pass(300_000);
    await tab.look();
    expect(tab.asked).toHaveLength(1);
  });

  it('are asked for at once for somebody who waits, and five minutes after that', async () => {
    const tab = refreshing(saying([{ key: 'pre_order', value: true }]));
    await tab.pass(200_000);
    await tab.refresh.ask();
    expect(tab.known()).toEqual({ pre_order: true, helpcenter: true });
    await tab.pass(299_999);
    expect(tab.asked).toHaveLength(1);
    await tab.pass(1);
    expect(tab.asked).toHaveLength(2);
  });

  it('ask nothing more once they are stopped', async () => {
    const tab = refreshing(saying([]));
    tab.refresh.stop();
    await tab.pass(1_000_000);
    expect(tab.asked).toHaveLength(0);
  });

  it('take what is true or false of what is known, and nothing else', async () => {
    const flags = [
      { key: 'pre_order', value: 'true' },
      { key: 'helpcenter', value: false },
      { key: 'new-checkout', value: true },
      { key: '__proto__', value: true },
      { key: 'pre_order', errorCode: 'GENERAL' },
      null,
      7,
    ];
    const tab = refreshing(saying(flags));
    await tab.pass(300_000);
    expect(tab.known()).toEqual({ pre_order: false, helpcenter: false });
  });

  it.each<[string, Answer]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failure', () => Response.json({ errorDetails: 'down' }, { status: 500 })],
    ['a session that has ended', () => Response.json({}, { status: 401 })],
    ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['half an answer', () => new Response('{"flags":[{"key":"helpcenter",')],
    ['something else', () => Response.json({ flags: { helpcenter: false } })],
    ['null', () => Response.json(null)],
  ])('stay as they are after %s, and are asked for again', async (_, failure) => {
    const tab = refreshing(failure);
    await tab.pass(300_000);
    expect(tab.known()).toEqual({ pre_order: false, helpcenter: true });
    tab.answerWith(saying([{ key: 'pre_order', value: true }]));
    await tab.pass(300_000);
    expect(tab.known()).toEqual({ pre_order: true, helpcenter: true });
  });

  it('are not overwritten by an answer for somebody who has left', async () => {
    let late: (response: Response) => void = () => undefined;
    const tab = refreshing(() => new Promise<Response>((resolve) => (late = resolve)), merchant);
    await tab.pass(400);
    tab.answerWith(saying([{ key: 'pre_order', value: false }]));
    tab.become(nobody);
    await tab.pass(400);
    expect(tab.asked[0]?.signal.aborted).toBe(true);
    late(Response.json({ flags: [{ key: 'pre_order', value: true }] }));
    await tab.pass(0);
    expect(tab.known()).toEqual({ pre_order: false, helpcenter: true });
  });
});
