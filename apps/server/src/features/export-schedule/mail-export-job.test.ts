import { largestAttachment } from '@riderbell/domain/exports/export-schedule.ts';
import { describe, expect, it, vi } from 'vitest';
import { mailScheduledExport } from './mail-export-job.ts';
import type { ExportMail, MadeFile, ScheduleNeeds } from './ports.ts';

const recipient = 'ann@riderbell.test';
const payload = { mailId: 'mail-1' };
const small = new Uint8Array(10);

/** A mail that is due, in memory. */
function due({
  bytes,
  send,
  now = 0,
}: { bytes?: MadeFile['bytes']; send?: (mail: ExportMail) => Promise<void>; now?: number } = {}) {
  const state = { isSending: false, isEnded: false };
  const sent: ExportMail[] = [];
  const store = {
    find: async () => ({
      frequency: 'weekly',
      format: 'csv',
      language: 'en',
      includeOutlets: false,
      recipients: [recipient],
      nextAt: 0,
    }),
    people: async () => [
      {
        email: recipient,
        shownEmail: 'Ann@riderbell.test',
        name: 'Ann',
        accountId: 'a',
        role: 'owner',
        vendorId: 'd001',
      },
    ],
    mail: async () => ({
      vendorId: 'd001',
      period: { from: '2026-11-16', to: '2026-11-22' },
      recipient,
      isEnded: state.isEnded,
    }),
    claim: async () => {
      const isFree = !state.isSending && !state.isEnded;
      state.isSending = true;
      return isFree;
    },
    release: async () => void (state.isSending = false),
    postpone: vi.fn(async () => undefined),
    end: vi.fn(async () => void (state.isEnded = true)),
  } as const;
  async function* oneFile() {
    yield small;
  }
  const needs = {
    store: store as unknown as ScheduleNeeds['store'],
    vendors: { find: async () => ({ vendor_id: 'd001', parent_vendor_id: null, name: 'Baan Coffee' }) },
    makeFile: async () => {
      const file = { name: 'orders.csv', contentType: 'text/csv', bytes: bytes ?? oneFile() };
      return { ok: true, isEmpty: false, file } as const;
    },
    mails: {
      send: async (mail: ExportMail) => {
        await send?.(mail);
        sent.push(mail);
      },
    },
    country: { timeZone: 'Asia/Bangkok' },
    now: () => now,
    newId: () => 'new',
    onJob: () => undefined,
  };
  return { run: mailScheduledExport(needs), store, state, sent };
}

describe('the job that mails an export', () => {
  it('mails the file to the address as it was typed, once', async () => {
    const { run, sent, store } = due();
    await run(payload, 1);
    await run(payload, 1);
    expect(sent).toMatchObject([{ id: 'mail-1', to: 'Ann@riderbell.test', file: { name: 'orders.csv' } }]);
    expect(store.end).toHaveBeenCalledTimes(1);
  });

  it('stops making a file that is too large, so that memory is limited', async () => {
    let pieces = 0;
    let isStopped = false;
    async function* endless() {
      try {
        for (;;) {
          pieces += 1;
          yield new Uint8Array(1_000_000);
        }
      } finally {
        isStopped = true;
      }
    }
    const { run, sent } = due({ bytes: endless() });
    await run(payload, 1);
    expect(sent).toMatchObject([{ file: 'too-large' }]);
    expect(pieces).toBe(Math.floor(largestAttachment / 1_000_000) + 1);
    expect(isStopped).toBe(true);
  });

  it('attaches a file of exactly the largest size', async () => {
    async function* largest() {
      yield new Uint8Array(largestAttachment);
    }
    const { run, sent } = due({ bytes: largest() });
    await run(payload, 1);
    expect(sent).toMatchObject([{ file: { name: 'orders.csv' } }]);
  });

  it('is free for the next attempt when the mail server refuses the mail for now', async () => {
    let attempts = 0;
    const send = async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('busy');
    };
    const { run, sent, store } = due({ send });
    await expect(run(payload, 1)).rejects.toThrow('busy');
    expect(store.end).not.toHaveBeenCalled();
    await run(payload, 1);
    expect(sent.map(({ id }) => id)).toEqual(['mail-1']);
  });

  it('tries a mail server that is away again each hour, for three days', async () => {
    const send = () => Promise.reject(new Error('away'));
    const now = Date.parse('2026-11-22T23:00:00Z');
    const early = due({ send, now });
    await expect(early.run(payload, 7)).rejects.toThrow('away');
    await early.run(payload, 8);
    expect(early.store.postpone.mock.calls).toEqual([['mail-1', now, now + 3_600_000]]);
    expect(early.state).toEqual({ isSending: false, isEnded: false });
    const late = due({ send, now: now + 3 * 86_400_000 });
    await expect(late.run(payload, 8)).rejects.toThrow('away');
    expect(late.store.postpone).not.toHaveBeenCalled();
  });

  it('sends nothing while another process sends the mail', async () => {
    const { run, sent, state } = due();
    state.isSending = true;
    await expect(run(payload, 1)).rejects.toThrow('another process is sending this export');
    expect(sent).toEqual([]);
  });
});
