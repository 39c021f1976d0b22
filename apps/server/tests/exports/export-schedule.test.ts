import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount, managerAccount, requesterAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { join } from '../team/testing-teams.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { advanceTo, saveSchedule, scheduleOf, weekly } from './testing-schedules.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

const codes = (answered: Awaited<ReturnType<typeof saveSchedule>>) => (answered.ok ? [] : answered.error.errors);

async function entries() {
  const as = await server.demo();
  const query = { what: 'scheduled-export.changed' } as const;
  return (await server.client.answer(calls.listAuditEntries, { params: { id: 'demo' }, query }, { as })).result.data;
}

describeCall('getExportSchedule', () => server, {
  answers: async () => {
    const { schedule, people } = await scheduleOf(server, 'd002');
    expect(schedule).toBeNull();
    expect(people).toContainEqual({ email: demoAccount.email, name: demoAccount.name, is_you: true });
  },
  'vendor.not-found': async () => {
    const as = await server.demo();
    for (const id of ['othr', 'none', 'guest']) {
      await server.client.refusal(calls.getExportSchedule, { params: { id } }, { as });
    }
  },
});

describeCall('saveExportSchedule', () => server, {
  answers: async () => {
    const recipients = [managerAccount.email, demoAccount.email];
    await saveSchedule(server, 'd001', { recipients });
    const { schedule } = await scheduleOf(server, 'd001');
    expect(schedule).toEqual({
      ...weekly,
      recipients: [demoAccount.email, managerAccount.email],
      // The clock shows a Saturday; 06:00 on Monday in Bangkok.
      next: { at: '2026-11-22T23:00:00.000Z', from: '2026-11-16', to: '2026-11-22' },
    });
    await saveSchedule(server, 'd001', { frequency: 'monthly', format: 'xlsx', language: 'th_TH' });
    expect((await scheduleOf(server, 'd001')).schedule).toMatchObject({
      frequency: 'monthly',
      format: 'xlsx',
      language: 'th_TH',
      next: { at: '2026-11-30T23:00:00.000Z', from: '2026-11-01', to: '2026-11-30' },
    });
    await saveSchedule(server, 'd001', null);
    expect((await scheduleOf(server, 'd001')).schedule).toBeNull();
  },
  'vendor.not-found': async () => {
    for (const id of ['othr', 'none', 'guest']) await saveSchedule(server, id, null);
  },
  'export-schedule.no-recipient': async () => {
    const [error] = codes(await saveSchedule(server, 'd001', { recipients: [] }));
    expect(error).toMatchObject({ code: 'export-schedule.no-recipient', meta: { field: 'schedule.recipients' } });
  },
  'export-schedule.repeated-recipient': async () => {
    await saveSchedule(server, 'd001', { recipients: [demoAccount.email, demoAccount.email.toUpperCase()] });
    expect((await scheduleOf(server, 'd001')).schedule).toBeNull();
  },
  'export-schedule.not-in-team': async () => {
    // Someone of another business, a requester, a stranger, and no address.
    for (const other of ['other@riderbell.test', requesterAccount.email, 'x@riderbell.test', 'no address']) {
      const [error] = codes(await saveSchedule(server, 'd001', { recipients: [demoAccount.email, other] }));
      expect(error?.code).toBe('export-schedule.not-in-team');
    }
    expect((await scheduleOf(server, 'd001')).schedule).toBeNull();
  },
});

describe('a schedule', () => {
  it('has outlets only for a parent', async () => {
    await saveSchedule(server, 'demo', { include_outlets: true });
    await saveSchedule(server, 'd002', { include_outlets: true });
    expect((await scheduleOf(server, 'demo')).schedule?.include_outlets).toBe(true);
    expect((await scheduleOf(server, 'd002')).schedule?.include_outlets).toBe(false);
  });

  it('offers people of the parent only to those who manage its team, and keeps them as recipients', async () => {
    const { email, token } = await join(server, await server.demo(), 'd001', 'owner');
    const people = async () => (await scheduleOf(server, 'd001', token)).people.map((person) => person.email);
    expect(await people()).toContain(email);
    expect(await people()).not.toContain(demoAccount.email);
    const [error] = codes(await saveSchedule(server, 'd001', {}, token));
    expect(error?.code).toBe('export-schedule.not-in-team');
    // The owner of the parent receives the outlet's orders; the outlet's owner can save that again.
    await saveSchedule(server, 'd001', {});
    expect((await saveSchedule(server, 'd001', { recipients: [demoAccount.email, email] }, token)).ok).toBe(true);
    expect((await scheduleOf(server, 'd001', token)).schedule?.recipients).toEqual([demoAccount.email, email]);
  });

  it('is not offered to a manager, who may download the orders', async () => {
    const { accessToken } = await server.signIn(managerAccount);
    expect(codes(await saveSchedule(server, 'd001', null, accessToken))).toMatchObject([{ code: 'vendor.not-found' }]);
  });

  it('is the last one of simultaneous changes, as a whole', async () => {
    const wanted = [
      { frequency: 'weekly', format: 'csv' },
      { frequency: 'monthly', format: 'xlsx' },
    ] as const;
    const many = Array.from({ length: 8 }, (_, index) => wanted[index % 2] ?? wanted[0]);
    const answers = await Promise.all(many.map((one) => saveSchedule(server, 'd002', one)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const { schedule } = await scheduleOf(server, 'd002');
    expect(wanted).toContainEqual({ frequency: schedule?.frequency, format: schedule?.format });
    // Each entry begins where the previous change ended.
    const changes = (await entries()).filter(({ vendor_id: id, details }) => id === 'd002' && details['format']);
    const formats = changes.toReversed().map(({ details }) => details['format'] as { old: string; new: string });
    for (const [index, { old }] of formats.entries()) if (index > 0) expect(old).toBe(formats[index - 1]?.new);
  });

  it('leaves an entry of who changed what, and none when nothing changes', async () => {
    await saveSchedule(server, 'd003', {});
    await saveSchedule(server, 'd003', {});
    await saveSchedule(server, 'd003', null);
    const found = (await entries()).filter(({ vendor_id: id }) => id === 'd003');
    expect(found).toMatchObject([
      { details: { frequency: { old: 'weekly', new: null }, recipients: { old: demoAccount.email, new: null } } },
      {
        who: { name: demoAccount.email },
        details: { frequency: { old: null, new: 'weekly' }, recipients: { old: null, new: demoAccount.email } },
      },
    ]);
  });

  it('stays due when it is saved again before its mails were found', async () => {
    await saveSchedule(server, 'd003', {});
    advanceTo(server, '2026-11-22T23:00:30Z');
    await saveSchedule(server, 'd003', { format: 'xlsx' });
    expect((await scheduleOf(server, 'd003')).schedule?.next.at).toBe('2026-11-22T23:00:00.000Z');
  });
});
