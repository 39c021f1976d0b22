import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClientParts } from './api-client.ts';
import { createFileDownload } from './file-download.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const attachment = {
  'content-type': 'text/csv',
  'content-disposition': 'attachment; filename="swift_d001_2026-11-01_2026-11-30.csv"',
};

/** A download whose bytes the test sends. */
function downloadOf(answer: (init: RequestInit) => Promise<Response>) {
  const sent: RequestInit[] = [];
  const parts: ApiClientParts = {
    fetch: async (_, init) => {
      sent.push(init);
      return answer(init);
    },
    wait: async () => undefined,
    isOffline: () => false,
    base: () => '',
    clock: { now: () => 0 },
    credentials: { authorization: () => 'Bearer access,id', renew: async () => 'Bearer fresh,id', refused: () => {} },
    checkAnswers: true,
  };
  const caller = new AbortController();
  const progress: number[] = [];
  const onProgress = (bytes: number) => void progress.push(bytes);
  const file = createFileDownload(parts)('/export', { signal: caller.signal, onProgress });
  // Each test awaits it later.
  file.catch(() => undefined);
  return { file, caller, progress, sent };
}

/** An answer that fails when its request is aborted, as a browser's does. */
function slowAnswer() {
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  const answer = async ({ signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        writer = controller;
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: attachment });
  };
  const write = async (text: string) => {
    writer?.enqueue(new TextEncoder().encode(text));
    await vi.advanceTimersByTimeAsync(20_000);
  };
  return { answer, write, close: () => writer?.close() };
}

const refused = (status: number, code: string) =>
  Response.json({ status, message: code, errors: [{ code, message: code, meta: {} }], request_id: 'r' }, { status });

describe('a download', () => {
  it('has the name and the bytes that the server sends, however long it takes, and reports each part', async () => {
    const { answer, write, close } = slowAnswer();
    const { file, progress } = downloadOf(answer);
    await vi.advanceTimersByTimeAsync(0);
    for (const part of ['order,', 'fee', '\n']) await write(part);
    close();
    const { name, type } = await file;
    expect({ name, type }).toEqual({ name: 'swift_d001_2026-11-01_2026-11-30.csv', type: 'text/csv' });
    expect(await (await file).text()).toBe('order,fee\n');
    expect(progress).toEqual([6, 9, 10]);
  });

  it('has all bytes in their order when it is larger than the memory should hold', async () => {
    const piece = (number: number) => new Uint8Array(5_000_000).fill(number);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let number = 1; number <= 8; number += 1) controller.enqueue(piece(number));
        controller.close();
      },
    });
    const { file, progress } = downloadOf(async () => new Response(body, { headers: attachment }));
    const bytes = new Uint8Array(await (await file).arrayBuffer());
    expect(bytes).toHaveLength(40_000_000);
    expect(Array.from({ length: 8 }, (_, index) => bytes[index * 5_000_000 + 4_999_999])).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(progress.at(-1)).toBe(40_000_000);
  });

  it('fails when nothing comes for half a minute, and then holds no request', async () => {
    const { answer, write } = slowAnswer();
    const { file, sent } = downloadOf(answer);
    await vi.advanceTimersByTimeAsync(0);
    await write('order,');
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(file).rejects.toMatchObject({ code: 'client.unreachable' });
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true]);
  });

  it('ends with the caller’s reason when the caller aborts', async () => {
    const { answer, write } = slowAnswer();
    const { file, caller, sent } = downloadOf(answer);
    await vi.advanceTimersByTimeAsync(0);
    await write('order,');
    caller.abort(new Error('cancelled'));
    await expect(file).rejects.toThrow('cancelled');
    expect(sent).toHaveLength(1);
  });

  it('throws the server’s refusal, and renews an expired session', async () => {
    const answers = [refused(401, 'session.expired'), refused(429, 'export.already-running')];
    const { file, sent } = downloadOf(async () => answers.shift() ?? Response.error());
    await expect(file).rejects.toMatchObject({ status: 429, code: 'export.already-running' });
    expect(sent.map(({ headers }) => new Headers(headers).get('authorization'))).toEqual([
      'Bearer access,id',
      'Bearer fresh,id',
    ]);
  });

  it('is not retried after a failure in the middle', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('lost')) });
    const { file, sent } = downloadOf(async () => new Response(broken, { headers: attachment }));
    await expect(file).rejects.toMatchObject({ code: 'client.unreachable' });
    expect(sent).toHaveLength(1);
  });
});
