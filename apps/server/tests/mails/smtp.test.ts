import { calls } from '@riderbell/contract/calls.ts';
import { confirmationTokenOf } from '@riderbell/contract/links.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SmtpMail } from '../../src/adapters/mail/smtp-mail.ts';
import { attemptWindow } from '../../src/features/accounts/attempts.ts';
import { formOf } from '../accounts/testing-accounts.ts';
import { settled } from '../testing-mailbox.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { TestingMailServer } from './testing-smtp.ts';

let mailServer: TestingMailServer;
let server: TestingServer;
beforeAll(async () => {
  mailServer = await TestingMailServer.start();
  server = await startTestingServer({
    settings: {
      MAIL_SMTP_URL: mailServer.url(),
      MAIL_FROM: 'Riderbell Thailand <no-reply@riderbell.test>',
      PUBLIC_URL: 'https://portal.riderbell.test',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});
beforeEach(() => {
  server.clock.advance(attemptWindow);
  mailServer.received.length = 0;
  mailServer.busy = 0;
});

const forgot = () => server.client.answer(calls.forgotPassword, { body: { email_address: demoAccount.email } });

/** Waits for the one mail that the mail server receives. */
async function received() {
  await expect.poll(() => mailServer.received.length, { timeout: 20_000, interval: 20 }).toBe(1);
  const [one] = mailServer.received;
  if (!one) throw new Error('nothing was received');
  return one;
}

describe('a mail that is sent through a mail server', () => {
  it('comes from the configured address and goes to one recipient, as text and HTML', async () => {
    await forgot();
    const { from, to, mail } = await received();
    expect([from, to]).toEqual(['no-reply@riderbell.test', [demoAccount.email]]);
    expect(mail.from).toMatchObject({ name: 'Riderbell Thailand', address: 'no-reply@riderbell.test' });
    expect(mail.to).toMatchObject([{ address: demoAccount.email }]);
    expect(mail.subject).toBe('Your code for a new Swift password');
    expect(mail.messageId).toMatch(/^<[\da-f-]{36}@riderbell\.test>$/);
    const code = /^\d{6}$/m.exec(mail.text ?? '')?.[0] ?? 'none';
    expect(mail.html).toContain(code);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('contains links to the portal’s public address', async () => {
    const form = formOf('new@riderbell.test', { locale: 'ar' });
    // Arabic is not a language of this deployment, so the mail is in the deployment's language.
    await server.client.answer(calls.register, { body: form });
    const { mail } = await received();
    const link = new URL(/https:\S+/.exec(mail.text ?? '')?.[0] ?? '');
    expect(link.origin + link.pathname).toBe('https://portal.riderbell.test/connect');
    const token = decodeURIComponent(confirmationTokenOf(link.hash) ?? '');
    expect((await server.client.call(calls.confirmRegistration, { body: { token } })).status).toBe(200);
  });

  it('is sent again with the same message id when the mail server refuses it for now', async () => {
    mailServer.busy = 1;
    await forgot();
    await expect.poll(() => mailServer.busy, { timeout: 20_000 }).toBe(0);
    await expect
      .poll(() => server.log(), { timeout: 20_000 })
      .toContain('The mail server did not accept an e-mail: EMESSAGE 451');
    // The job waits before its second attempt.
    server.clock.advance(2000);
    const { mail } = await received();
    expect(mail.text).toMatch(/^\d{6}$/m);
    await settled(server);
    expect(mailServer.received).toHaveLength(1);
  });

  it('is given up for an unknown address, without the address in the log', async () => {
    const form = formOf('gone@riderbell.test');
    mailServer.unknown = form.email_address;
    await server.client.answer(calls.register, { body: form });
    await expect.poll(() => server.log(), { timeout: 20_000 }).toContain('the mail server refused an e-mail for good');
    await settled(server);
    expect(server.log()).not.toContain(form.email_address);
  });

  it('leaves no code and no mail server password in the log when it cannot be sent', async () => {
    const closed = await startTestingServer({ settings: { MAIL_SMTP_URL: mailServer.url('riderbell:wrong-secret!') } });
    try {
      await closed.client.answer(calls.forgotPassword, { body: { email_address: demoAccount.email } });
      await expect
        .poll(() => closed.log(), { timeout: 20_000 })
        .toContain('The mail server did not accept an e-mail: EAUTH 535');
      expect(closed.log()).not.toContain('wrong-secret!');
      expect(closed.log()).not.toContain(demoAccount.email);
    } finally {
      await closed.stop();
    }
  });

  it('is not shown in a mailbox of the server', async () => {
    expect((await fetch(`${server.address}/dev/mailbox.json`)).status).toBe(404);
    expect((await fetch(`${server.address}/dev/mailbox`)).status).toBe(404);
  });
});

describe('a mail with attachments', () => {
  it('has them byte by byte, with their names and kinds', async () => {
    const content = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256);
    const mail = new SmtpMail({ url: mailServer.url() }, () => undefined);
    await mail.sendMail({
      messageId: 'two@riderbell.test',
      from: { name: 'Swift', address: 'no-reply@riderbell.test' },
      to: 'ann@riderbell.test',
      subject: 'Orders',
      text: 'text',
      html: '<p>html</p>',
      language: 'en',
      attachments: [{ name: 'orders_2026.xlsx', contentType: 'application/octet-stream', content }],
    });
    const { mail: parsed } = await received();
    const [attached, ...others] = parsed.attachments;
    expect(others).toEqual([]);
    expect(attached).toMatchObject({ filename: 'orders_2026.xlsx', mimeType: 'application/octet-stream' });
    expect(new Uint8Array(attached?.content as ArrayBuffer)).toEqual(content);
  });
});

describe('a value in a mail header', () => {
  it('cannot begin another header or add a recipient', async () => {
    const mail = new SmtpMail({ url: mailServer.url() }, () => undefined);
    await mail.sendMail({
      messageId: 'one@riderbell.test',
      from: { name: 'Swift\r\nBcc: all@riderbell.test', address: 'no-reply@riderbell.test' },
      to: 'ann@riderbell.test',
      subject: 'Hello\r\nBcc: all@riderbell.test\r\n\r\nbody',
      text: 'text',
      html: '<p>html</p>',
      language: 'en',
      attachments: [{ name: 'a.csv\r\nBcc: all@riderbell.test', contentType: 'text/csv', content: Buffer.from('1,2') }],
    });
    const { to, mail: parsed } = await received();
    expect(to).toEqual(['ann@riderbell.test']);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.subject).toBe('Hello Bcc: all@riderbell.test body');
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});
