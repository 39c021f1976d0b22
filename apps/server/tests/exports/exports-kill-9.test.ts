import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MortalServer } from '../faults/mortal-server.ts';
import { TestingMailServer } from '../mails/testing-smtp.ts';
import { TestingClient } from '../testing-client.ts';
import { testingData, type TestingData } from '../testing-database.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { saveSchedule } from './testing-schedules.ts';

let data: TestingData;
let mailServer: TestingMailServer;
beforeEach(async () => {
  data = await testingData();
  mailServer = await TestingMailServer.start();
});
afterEach(async () => {
  await mailServer.stop();
  await data.remove();
});

/** Works on the data while the killed process is away. The clock shows 2020, when no job of the other process is due. */
async function meanwhile(work: (server: TestingServer) => Promise<unknown>): Promise<void> {
  const server = await startTestingServer({ data, startAt: '2020-01-06T04:00:00Z' });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

const makeDue = ({ server }: TestingServer) =>
  server.database.pool.query(`update export_schedules set next_at = now() - interval '7 days'`);

/** When the next mail is due: in the future as soon as the process has taken what was due. */
async function nextMail(mortal: MortalServer): Promise<number> {
  const client = new TestingClient(() => mortal.address);
  const { email, password } = demoAccount;
  const { result } = await client.answer(calls.login, { body: { email_address: email, password } });
  const options = { as: result.AuthenticationResult.AccessToken };
  const answer = await client.answer(calls.getExportSchedule, { params: { id: 'd001' } }, options);
  return Date.parse(answer.result.schedule?.next.at ?? '');
}

it('mails a period once after the process was killed while it was sending', { timeout: 120_000 }, async () => {
  await meanwhile(async (server) => {
    await saveSchedule(server, 'd001', {});
    await makeDue(server);
  });
  const mortal = new MortalServer({
    ...data.settings,
    DEMO_DATA: 'true',
    FLEET: 'none',
    MAIL_SMTP_URL: mailServer.url(),
    MAIL_FROM: 'Swift <no-reply@riderbell.test>',
    PUBLIC_URL: 'https://portal.riderbell.test',
  });
  mailServer.silent = 1;
  await mortal.start();
  try {
    await expect.poll(() => mailServer.arrived, { timeout: 20_000 }).toBe(1);
    await mortal.kill();
    expect(mailServer.received).toEqual([]);
    // The next process waits for the lease and the reservation of the killed one; here both end early.
    await meanwhile(async ({ server: { database } }) => {
      await database.pool.query(`update jobs set locked_until = now() where locked_until is not null`);
      await database.pool.query(`update scheduled_exports set sending_until = now() where ended_at is null`);
    });
    await mortal.start();
    await expect.poll(() => mailServer.received.length, { timeout: 20_000 }).toBe(1);
    // Another start finds nothing left to mail.
    await mortal.stop();
    await meanwhile(makeDue);
    await mortal.start();
    await expect.poll(() => nextMail(mortal), { timeout: 20_000 }).toBeGreaterThan(Date.now());
    await mortal.stop();
  } finally {
    await mortal.kill();
  }
  expect(mailServer.received.map(({ to }) => to)).toEqual([[demoAccount.email]]);
});
