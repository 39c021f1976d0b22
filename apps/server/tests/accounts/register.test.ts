import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindow } from '../../src/features/accounts/attempts.ts';
import { describeCall } from '../covered.ts';
import { fixedFlags } from '../testing-flags.ts';
import { mailsOf, mailTo, settled, tokenIn } from '../testing-mailbox.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { formOf, goodPassword, refusesWeak, type RegistrationForm, startOutsideServer } from './testing-accounts.ts';

const hour = 60 * 60_000;

let server: TestingServer;
let outside: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
  outside = await startOutsideServer();
});
afterAll(() => Promise.all([server.stop(), outside.stop()]));

let numbered = 0;
/** Returns an unused address, and moves the clock past the window of all attempts. */
function newEmail(): string {
  server.clock.advance(attemptWindow);
  numbered += 1;
  return `owner${numbered}@riderbell.test`;
}

const register = (form: RegistrationForm) => server.client.call(calls.register, { body: form });
const confirm = (token: string) => server.client.call(calls.confirmRegistration, { body: { token } });
const resend = (email: string) => server.client.call(calls.resendConfirmation, { body: { email_address: email } });
const login = (email: string, password = goodPassword) =>
  server.client.call(calls.login, { body: { email_address: email, password } });

/** The first refusal of a form, with its key and its field. */
async function refusalOf(form: RegistrationForm) {
  const answered = await register(form);
  if (answered.ok) throw new Error('it was registered');
  const [first] = answered.error.errors;
  return { code: first?.code, ...first?.meta };
}

async function pendingToken(email: string, changed: Partial<RegistrationForm> = {}): Promise<string> {
  await server.client.answer(calls.register, { body: formOf(email, changed) });
  return tokenIn(await mailTo(server, email));
}

/** Adds the address as an owner of the demo's outlet d002. */
async function addOwner(email: string): Promise<void> {
  await server.server.database.pool.query(
    "insert into vendor_owners (vendor_id, email) values ('d002', $1) on conflict do nothing",
    [email],
  );
}

describeCall('register', () => server, {
  answers: async () => {
    const email = newEmail();
    const { result } = await server.client.answer(calls.register, { body: formOf(` ${email.toUpperCase()} `) });
    // The address is shown as it was typed.
    expect(result).toEqual({
      email_address: email.toUpperCase(),
      expires_in: 86_400,
      sign_in_key: expect.any(String),
    });
    await confirm(tokenIn(await mailTo(server, email.toUpperCase())));
    const answered = await login(email);
    if (!answered.ok) throw new Error('the sign-in failed');
    const { AccessToken } = answered.answer.result.AuthenticationResult;
    const { vendors } = (await server.client.answer(calls.listVendors, {}, { as: AccessToken })).result;
    expect(vendors).toHaveLength(1);
    expect(vendors[0]).toMatchObject({
      name: 'Baan Tea',
      is_parent: true,
      parent_vendor_id: null,
      is_registered: true,
    });
    // Without an address, so that the request flow asks for it first (specification §4).
    expect(vendors[0]?.vendor_information).toMatchObject({
      currency: 'THB',
      owners: [email],
      contact: { phone: '+66812345678' },
      location: { latitude: null, longitude: null, address_text: '', country_code: 'TH' },
    });
  },
  'register.closed': async () => {
    const closed = await startTestingServer({
      overrides: { flags: fixedFlags({ 'deactivate-sign-up-button': true }) },
    });
    try {
      await closed.client.call(calls.register, { body: formOf('late@riderbell.test') });
      server.client.seen.push(...closed.client.seen);
    } finally {
      await closed.stop();
    }
  },
  'register.email-invalid': async () => {
    // A Cyrillic letter that looks like the Latin one in an existing address.
    expect(await refusalOf(formOf('d\u0435mo@riderbell.test'))).toEqual({
      code: 'register.email-invalid',
      translation_key: 'validation.email-invalid',
      field: 'email_address',
    });
    expect((await refusalOf(formOf('a@b.test\r\nBcc: all@riderbell.test'))).code).toBe('register.email-invalid');
  },
  ...refusesWeak((password) => register(formOf(newEmail(), { password }))),
  'register.name-missing': async () => {
    expect((await refusalOf(formOf(newEmail(), { name: '  ' }))).field).toBe('name');
  },
  'register.vendor-name-missing': async () => {
    expect((await refusalOf(formOf(newEmail(), { vendor_name: '' }))).field).toBe('vendor_name');
  },
  'register.phone-missing': async () => {
    expect(await refusalOf(formOf(newEmail(), { phone_number: ' ' }))).toMatchObject({
      translation_key: 'validation.fill-phone',
      field: 'phone_number',
    });
  },
  'register.phone-wrong': async () => {
    expect((await refusalOf(formOf(newEmail(), { phone_number: '12' }))).field).toBe('phone_number');
  },
  'register.terms-not-accepted': async () => {
    expect((await refusalOf(formOf(newEmail(), { terms_accepted: false }))).field).toBe('terms_accepted');
  },
  'register.vendor-missing': async () => {
    expect(await refusalOf(formOf(newEmail(), { outlet_id: 'zzzz' }))).toMatchObject({
      translation_key: 'register.vendor-missing.error',
      field: 'outlet_id',
    });
  },
  'register.wrong-email': async () => {
    expect(await refusalOf(formOf(newEmail(), { outlet_id: 'd001' }))).toMatchObject({
      translation_key: 'register.wrong-email.error',
    });
  },
  'register.already-linked': async () => {
    server.clock.advance(attemptWindow);
    expect(await refusalOf(formOf(demoAccount.email, { outlet_id: 'd001' }))).toMatchObject({
      translation_key: 'register.already-linked.error',
    });
  },
  'register.already-registered': async () => {
    expect(await refusalOf(formOf('Demo@Riderbell.test'))).toEqual({
      code: 'register.already-registered',
      translation_key: 'register.already-registered.error',
      field: 'email_address',
      values: { provider: 'Swift' },
    });
    await settled(server);
    expect((await mailsOf(server)).filter(({ to }) => to.toLowerCase() === demoAccount.email)).toEqual([]);
  },
  'account.too-many': async () => {
    const email = newEmail();
    const all = await Promise.all(
      Array.from({ length: attemptLimits.register.network + 2 }, () => register(formOf(email))),
    );
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
    server.clock.advance(attemptWindow);
  },
  'account.kept-elsewhere': async () => {
    await outside.client.call(calls.register, { body: formOf('new@riderbell.test') });
    server.client.seen.push(...outside.client.seen);
  },
});

describeCall('confirmRegistration', () => server, {
  answers: async () => {
    const email = newEmail();
    const token = await pendingToken(email);
    expect((await login(email)).status).toBe(403);
    expect((await server.client.answer(calls.confirmRegistration, { body: { token } })).result.email_address).toBe(
      email,
    );
    expect((await login(email)).status).toBe(200);
  },
  'register.link-invalid': async () => {
    const token = await pendingToken(newEmail());
    const [id = '', seal = ''] = token.split('.');
    // Replaces the last character by one that differs from the right one.
    const withOtherEnd = (text: string, [one, other]: [string, string]) =>
      text.endsWith(one) ? text.slice(0, -1) + other : text.slice(0, -1) + one;
    const [seals, ids] = [withOtherEnd(seal.slice(0, -1), ['A', 'B']), withOtherEnd(id, ['0', '1'])];
    const forged = [`${id}.${seals}${seal.slice(-1)}`, `${ids}.${seal}`, `${id}.`, id, '.', `${token}x`];
    for (const other of forged) {
      expect(await server.client.refusal(calls.confirmRegistration, { body: { token: other } })).toEqual([
        'register.link-invalid',
      ]);
    }
    expect((await confirm(token)).status).toBe(200);
  },
  'register.link-used': async () => {
    const token = await pendingToken(newEmail());
    // Of two simultaneous requests, only one succeeds.
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await confirm(token)).status).toBe(409);
  },
  'register.link-expired': async () => {
    const early = await pendingToken(newEmail());
    server.clock.advance(24 * hour - 1);
    expect((await confirm(early)).status).toBe(200);
    const email = newEmail();
    const late = await pendingToken(email);
    server.clock.advance(24 * hour);
    expect((await confirm(late)).status).toBe(410);
    expect((await login(email)).status).toBe(401);
  },
  'register.already-registered': async () => {
    const email = newEmail();
    const first = await pendingToken(email);
    await server.client.answer(calls.register, { body: formOf(email, { password: 'Other-secret-1!' }) });
    const second = tokenIn(await mailTo(server, email, 2));
    // A second registration does not take the address over: the first link still works, with its own password.
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(second)).status).toBe(409);
    expect((await login(email)).status).toBe(200);
    expect((await login(email, 'Other-secret-1!')).status).toBe(401);
  },
  'account.too-many': async () => {
    server.clock.advance(attemptWindow);
    const all = await Promise.all(
      Array.from({ length: attemptLimits.confirm.address + 1 }, () => confirm('never-mailed')),
    );
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
    server.clock.advance(attemptWindow);
  },
});

describeCall('resendConfirmation', () => server, {
  'register.email-invalid': async () => {
    const request = { body: { email_address: '' } };
    expect(await server.client.refusal(calls.resendConfirmation, request)).toEqual(['register.email-invalid']);
  },
  answers: async () => {
    const email = newEmail();
    const token = await pendingToken(email);
    const known = await server.client.answer(calls.resendConfirmation, { body: { email_address: email } });
    const unknown = await server.client.answer(calls.resendConfirmation, {
      body: { email_address: 'nobody@riderbell.test' },
    });
    expect(unknown).toEqual(known);
    // Both mails contain the same link, so either may be opened.
    expect(tokenIn(await mailTo(server, email, 2))).toBe(token);
    await settled(server);
    expect((await mailsOf(server)).some(({ to }) => to === 'nobody@riderbell.test')).toBe(false);
    expect((await confirm(token)).status).toBe(200);
    await resend(email);
    await settled(server);
    expect((await mailsOf(server)).filter(({ to }) => to === email)).toHaveLength(2);
  },
  'account.too-many': async () => {
    const email = newEmail();
    for (let times = 0; times < attemptLimits.resend.network; times += 1) {
      expect((await resend(email)).status).toBe(200);
    }
    expect((await resend(email)).status).toBe(429);
    server.clock.advance(attemptWindow);
  },
  'account.kept-elsewhere': async () => {
    await outside.client.call(calls.resendConfirmation, { body: { email_address: 'new@riderbell.test' } });
    server.client.seen.push(...outside.client.seen);
  },
});

describe('registering', () => {
  it('links an outlet that lists the address as an owner’s, and creates no new vendor', async () => {
    const email = newEmail();
    await addOwner(email);
    await confirm(await pendingToken(email, { outlet_id: 'd002', vendor_name: '' }));
    const { accessToken } = await server.signIn({ email, password: goodPassword });
    const { vendors } = (await server.client.answer(calls.listVendors, {}, { as: accessToken })).result;
    expect(vendors.map(({ id }) => id)).toEqual(['d002']);
    expect(await refusalOf(formOf(email, { outlet_id: 'd002' }))).toMatchObject({ code: 'register.already-linked' });
  });

  it('reports all faults of the form at once and stores nothing', async () => {
    const codes = await server.client.refusal(calls.register, {
      body: formOf('nobody', { password: 'x', name: '', vendor_name: '', phone_number: '', terms_accepted: false }),
    });
    expect(codes).toEqual([
      'register.email-invalid',
      'password.length',
      'password.number',
      'password.uppercase',
      'password.special',
      'register.name-missing',
      'register.vendor-name-missing',
      'register.phone-missing',
      'register.terms-not-accepted',
    ]);
  });

  it('needs no business name for a private person, whose name the vendor gets', async () => {
    const email = newEmail();
    await confirm(await pendingToken(email, { is_private: true, vendor_name: '' }));
    const { accessToken } = await server.signIn({ email, password: goodPassword });
    const { vendors } = (await server.client.answer(calls.listVendors, {}, { as: accessToken })).result;
    expect(vendors.map(({ name }) => name)).toEqual(['Ploy Suwan']);
  });

  it('signs in with its link only together with the key of the same registration', async () => {
    const signedInBy = async (token: string, key: string | undefined) => {
      const body = { token, ...(key !== undefined && { sign_in_key: key }) };
      return (await server.client.answer(calls.confirmRegistration, { body })).result.session;
    };
    const registered = async () => {
      const email = newEmail();
      const { result } = await server.client.answer(calls.register, { body: formOf(email) });
      return { email, key: result.sign_in_key, token: tokenIn(await mailTo(server, email)) };
    };
    const [here, elsewhere, other] = [await registered(), await registered(), await registered()];
    const session = await signedInBy(here.token, here.key);
    expect(session?.user).toMatchObject({ email: here.email, name: 'Ploy Suwan' });
    const as = session?.AuthenticationResult.AccessToken ?? '';
    const { vendors } = (await server.client.answer(calls.listVendors, {}, { as })).result;
    expect(vendors.map(({ name }) => name)).toEqual(['Baan Tea']);

    expect(await signedInBy(elsewhere.token, undefined)).toBeNull();
    // Neither another registration's key nor the link's own token is accepted as the key.
    expect(await signedInBy(other.token, here.key)).toBeNull();
    const third = await registered();
    expect(await signedInBy(third.token, third.token)).toBeNull();
  });

  it('refuses a password of a megabyte and does not hash one of more than 1024 characters', async () => {
    const email = newEmail();
    const long = (length: number) => formOf(email, { password: `Aa1!${'x'.repeat(length)}` });
    expect((await register(long(1_000_000))).status).toBe(413);
    expect(await server.client.refusal(calls.register, { body: long(1021) })).toEqual(['request.invalid']);
    expect((await register(long(1020))).status).toBe(200);
  });

  it('accepts only existing outlets if the deployment registers no new vendors (PV)', async () => {
    const strict = await startTestingServer({ settings: { REGISTRATION_TYPE: 'PV' } });
    try {
      const codes = await strict.client.refusal(calls.register, { body: formOf('new@riderbell.test') });
      expect(codes).toEqual(['register.vendor-missing']);
    } finally {
      await strict.stop();
    }
  });

  it('writes the mail in the language of the form, otherwise in the deployment’s language', async () => {
    const thai = newEmail();
    await server.client.answer(calls.register, { body: formOf(thai, { locale: 'th_TH' }) });
    expect((await mailTo(server, thai)).subject).toBe('ยืนยันบัญชี Swift ของคุณ');
    const other = newEmail();
    await server.client.answer(calls.register, { body: formOf(other, { locale: 'xx' }) });
    expect((await mailTo(server, other)).subject).toBe('Confirm your Swift account');
  });

  it('puts nothing that was typed into the mail, because another person may read it', async () => {
    const email = newEmail();
    await server.client.answer(calls.register, {
      body: formOf(email, { name: 'Win at evil.test', vendor_name: 'Click evil.test' }),
    });
    const { subject, text, html } = await mailTo(server, email);
    expect(subject + text + html).not.toContain('evil.test');
  });
});
