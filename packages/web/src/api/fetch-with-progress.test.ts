import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** A request whose network the test controls. */
class HeldRequest extends EventTarget {
  static latest: HeldRequest;
  readonly upload = new EventTarget();
  readonly sent: Record<string, string> = {};
  address = '';
  body: unknown;
  status = 0;
  responseText = '';
  isAborted = false;

  constructor() {
    super();
    HeldRequest.latest = this;
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r:1\r\n';
  }
  leave(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const post = { method: 'POST', headers: { 'idempotency-key': 'k1' }, body: '{"content":"UEs="}' };

it('reports the bytes that have left, and answers like fetch', async () => {
  const progress: number[][] = [];
  const answered = fetchWithProgress((...bytes) => void progress.push(bytes))('/bulk-job/create', post);
  const request = HeldRequest.latest;
  expect([request.address, request.sent, request.body]).toEqual([
    'POST /bulk-job/create',
    { 'idempotency-key': 'k1' },
    post.body,
  ]);
  request.leave(6, 18);
  request.leave(18, 18);
  request.answer(200, '{"code":200}');
  const response = await answered;
  expect(progress).toEqual([
    [6, 18],
    [18, 18],
  ]);
  expect([response.status, response.headers.get('x-request-id'), await response.json()]).toEqual([
    200,
    'r:1',
    { code: 200 },
  ]);
});

it('ends the request when its caller aborts, with the caller’s reason', async () => {
  const caller = new AbortController();
  const answered = fetchWithProgress(() => undefined)('/x', { ...post, signal: caller.signal });
  caller.abort(new Error('another branch'));
  await expect(answered).rejects.toThrow('another branch');
  expect(HeldRequest.latest.isAborted).toBe(true);
  await expect(fetchWithProgress(() => undefined)('/x', { signal: caller.signal })).rejects.toThrow('another branch');
});

it('fails when the network fails, or when nothing moves for half a minute', async () => {
  const failed = fetchWithProgress(() => undefined)('/x', post);
  HeldRequest.latest.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow(TypeError);

  const silent = fetchWithProgress(() => undefined)('/x', post);
  silent.catch(() => undefined);
  const request = HeldRequest.latest;
  await vi.advanceTimersByTimeAsync(29_000);
  request.leave(1, 9);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(request.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(silent).rejects.toThrow(TypeError);
  expect(request.isAborted).toBe(true);
});
