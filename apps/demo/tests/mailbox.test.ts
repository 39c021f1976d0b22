import { calls } from '@riderbell/contract/calls.ts';
import { PostgresStoredMails } from '@riderbell/server/adapters/postgres/stored-mails.ts';
import { minimalProduction } from '@riderbell/server/settings/testing-production.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../server/tests/accounts/testing-accounts.ts';
import { mailsOf, mailTo, settled, tokenIn } from '../../server/tests/testing-mailbox.ts';
import { startTestingServer, type TestingServer } from '../../server/tests/testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.address}${path}`);

describe('the demo’s mailbox', () => {
  it('lists the e-mails and shows each one in a frame without scripts', async () => {
    await server.client.answer(calls.forgotPassword, { body: { email_address: demoAccount.email } });
    const { id, subject } = await mailTo(server, demoAccount.email);
    const list = await get('/dev/mailbox');
    expect(list.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await list.text()).toContain(`href="/dev/mailbox/${id}"`);
    const page = await get(`/dev/mailbox/${id}`);
    expect(await page.text()).toContain(subject);
    const mail = await get(`/dev/mailbox/${id}/html`);
    expect(await mail.text()).toContain('<base target="_top">');
    for (const { headers } of [list, page, mail]) {
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('script-src');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('offers the attachments of an e-mail', async () => {
    const { kysely } = server.server.database;
    await new PostgresStoredMails(kysely, server.clock.now).sendMail({
      messageId: 'attached@riderbell.test',
      from: { name: 'Swift', address: 'no-reply@riderbell.test' },
      to: 'attached@riderbell.test',
      subject: 'Two files',
      text: 'text',
      html: '<html><head></head><p>html</p></html>',
      language: 'en',
      attachments: ['a.csv', 'b.csv'].map((name) => ({ name, contentType: 'text/csv', content: Buffer.from(name) })),
    });
    const { id } = await mailTo(server, 'attached@riderbell.test');
    expect(await (await get(`/dev/mailbox/${id}`)).text()).toContain(`href="/dev/mailbox/${id}/attachments/1"`);
    const file = await get(`/dev/mailbox/${id}/attachments/1`);
    expect(await file.text()).toBe('b.csv');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="b.csv"');
    for (const wrong of ['2', 'x', '-1']) {
      expect((await get(`/dev/mailbox/${id}/attachments/${wrong}`)).status).toBe(404);
    }
  });

  it('links to the server’s own address when no public URL is set', async () => {
    const email = 'new@riderbell.test';
    await server.client.answer(calls.register, { body: formOf(email) });
    const mail = await mailTo(server, email);
    expect(mail.text).toContain(`${server.address}/connect#confirm=`);
    expect(mail.from).toBe('Swift <no-reply@127.0.0.1>');
    expect((await server.client.call(calls.confirmRegistration, { body: { token: tokenIn(mail) } })).status).toBe(200);
  });

  it('stores an e-mail once when its job runs twice', async () => {
    const email = 'twice@riderbell.test';
    await server.client.answer(calls.register, { body: formOf(email) });
    await mailTo(server, email);
    await settled(server);
    await server.server.database.pool.query(
      `insert into jobs (name, payload, run_at, created_at)
       select name, payload, run_at, created_at from jobs where name = 'mail-confirmation'`,
    );
    server.server.jobs.wake();
    await settled(server);
    expect((await mailsOf(server)).filter(({ to }) => to === email)).toHaveLength(1);
  });

  it.each(['/dev/mailbox/999999', '/dev/mailbox/x', '/dev/mailbox/1%27/html'])(
    'answers 404 to an unknown e-mail: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('answers 404 in production', async () => {
    const production = await startTestingServer({ settings: minimalProduction });
    try {
      expect((await fetch(`${production.address}/dev/mailbox.json`)).status).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
