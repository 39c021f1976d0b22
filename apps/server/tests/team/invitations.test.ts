import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount, managerAccount, otherAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindow } from '../../src/features/accounts/attempts.ts';
import { goodPassword, openAccount, startOutsideServer } from '../accounts/testing-accounts.ts';
import { describeCall } from '../covered.ts';
import { mailsOf, mailTo, settled } from '../testing-mailbox.ts';
import { type Session, startTestingServer, type TestingServer } from '../testing-server.ts';
import { invitationIn, invite, invited, join, newPerson, rolesAt } from './testing-teams.ts';

const day = 24 * 60 * 60_000;

let server: TestingServer;
let outside: TestingServer;
/** A session of the owner of `demo`. */
let owner: Session;
beforeAll(async () => {
  server = await startTestingServer();
  outside = await startOutsideServer();
});
afterAll(() => Promise.all([server.stop(), outside.stop()]));
beforeEach(async () => {
  server.clock.advance(attemptWindow);
  owner = await server.signIn(demoAccount);
});

const send = (email: string, vendorId = 'd002', as: string | Session = owner) =>
  server.client.call(
    calls.inviteMember,
    { params: { id: vendorId }, body: { email, role: 'manager', locale: 'th_TH' } },
    { as },
  );
const read = (token: string) => server.client.call(calls.readInvitation, { body: { token } });
const accept = (token: string, as: string | Session) =>
  server.client.call(calls.acceptInvitation, { body: { token } }, { as });
const revoke = (id: string) =>
  server.client.call(calls.revokeInvitation, { params: { id: 'd002', invitationId: id }, body: {} }, { as: owner });
const resend = (id: string) =>
  server.client.call(calls.resendInvitation, { params: { id: 'd002', invitationId: id }, body: {} }, { as: owner });
const form = (token: string, changed: object = {}) => ({
  token,
  name: 'Nok Srisai',
  password: goodPassword,
  terms_accepted: true,
  locale: 'en',
  ...changed,
});
const register = (token: string, changed: object = {}) =>
  server.client.call(calls.registerInvited, { body: form(token, changed) });

async function spent(attempt: () => Promise<unknown>, limit: number): Promise<void> {
  for (let times = 0; times < limit; times += 1) await attempt();
}

/** An account without a role, signed in. */
async function stranger(): Promise<{ email: string; token: string }> {
  const email = newPerson();
  const { accessToken: token } = await server.signIn(await openAccount(server, email));
  return { email, token };
}

describeCall('inviteMember', () => server, {
  answers: async () => {
    const email = newPerson();
    const { result } = await server.client.answer(
      calls.inviteMember,
      { params: { id: 'd002' }, body: { email: ` ${email.toUpperCase()} `, role: 'manager', locale: 'th_TH' } },
      { as: owner },
    );
    expect(result).toMatchObject({ email: email.toUpperCase(), role: 'manager', vendor_id: 'd002' });
    expect(Date.parse(result.expires_at) - Date.parse(result.invited_at)).toBe(7 * day);
    const mail = await mailTo(server, email.toUpperCase());
    expect(mail.subject).toContain('Baan Coffee Ari');
    expect(mail.text).toContain('ผู้จัดการ');
    expect(invitationIn(mail)).toContain(result.id);
  },
  'vendor.not-found': async () => void (await send(newPerson(), 'othr')),
  'invitation.email-invalid': async () => {
    for (const wrong of ['', 'nok', 'nоk@riderbell.test', 'a@b', `${'a'.repeat(400)}@riderbell.test`]) {
      expect(await send(wrong)).toMatchObject({ ok: false, codes: ['invitation.email-invalid'] });
    }
  },
  'team.already-member': async () => {
    const { email } = await join(server, owner, 'd002', 'requester');
    // The owner of the parent is one of the outlet too, in any spelling.
    for (const member of [email, email.toUpperCase(), demoAccount.email]) await send(member);
  },
  'account.too-many': async () => {
    const email = newPerson();
    await spent(() => send(email), attemptLimits.invite.network + 1);
  },
});

describeCall('resendInvitation', () => server, {
  answers: async () => {
    const email = newPerson();
    const { id } = await invite(server, owner, 'd002', email, 'requester');
    const first = await mailTo(server, email);
    server.clock.advance(8 * day);
    expect(await read(invitationIn(first))).toMatchObject({ codes: ['invitation.expired'] });
    owner = await server.signIn(demoAccount);
    await resend(id);
    const second = await mailTo(server, email, 2);
    expect(second.id).not.toBe(first.id);
    // It is the same link, so the first mail works again too.
    expect(invitationIn(second)).toBe(invitationIn(first));
    expect((await read(invitationIn(first))).ok).toBe(true);
  },
  'vendor.not-found': async () => {
    const foreign = { params: { id: 'othr', invitationId: 'never-sent' }, body: {} };
    await server.client.call(calls.resendInvitation, foreign, { as: owner });
  },
  'invitation.not-pending': async () => {
    const { id } = await invite(server, owner, 'd001', newPerson(), 'requester');
    // It belongs to another outlet.
    await resend(id);
  },
  'account.too-many': async () => {
    const { id } = await invite(server, owner, 'd002', newPerson(), 'requester');
    await spent(() => resend(id), attemptLimits.invite.network);
  },
});

describeCall('revokeInvitation', () => server, {
  answers: async () => {
    const email = newPerson();
    const { id } = await invite(server, owner, 'd002', email, 'requester');
    const token = invitationIn(await mailTo(server, email));
    await revoke(id);
    expect(await register(token)).toMatchObject({ codes: ['invitation.revoked'] });
    const { result } = await server.client.answer(calls.listTeam, { params: { id: 'd002' } }, { as: owner });
    expect(result.invitations.map((invitation) => invitation.id)).not.toContain(id);
  },
  'vendor.not-found': async () => {
    const foreign = { params: { id: 'othr', invitationId: 'never-sent' }, body: {} };
    await server.client.call(calls.revokeInvitation, foreign, { as: owner });
  },
  'invitation.not-pending': async () => {
    const { id } = await invite(server, owner, 'd002', newPerson(), 'requester');
    await revoke(id);
    await revoke(id);
  },
});

describeCall('readInvitation', () => server, {
  answers: async () => {
    const email = newPerson();
    const token = await invited(server, owner, 'd002', { email, role: 'manager' });
    const { result } = await server.client.answer(calls.readInvitation, { body: { token } });
    expect(result).toMatchObject({ vendor_name: 'Baan Coffee Ari', role: 'manager', email });
  },
  'invitation.invalid': async () => {
    const token = await invited(server, owner, 'd002', { email: newPerson(), role: 'manager' });
    for (const wrong of ['', 'a.b', token.slice(0, -1), `${token}A`]) {
      expect(await read(wrong)).toMatchObject({ codes: ['invitation.invalid'] });
    }
  },
  'invitation.used': async () => {
    const token = await invited(server, owner, 'd002', { email: newPerson(), role: 'manager' });
    await register(token);
    await read(token);
  },
  'invitation.revoked': async () => {
    const email = newPerson();
    const token = await invited(server, owner, 'd002', { email, role: 'owner' });
    await invite(server, owner, 'd002', email, 'requester');
    await read(token);
  },
  'invitation.expired': async () => {
    const token = await invited(server, owner, 'd002', { email: newPerson(), role: 'manager' });
    server.clock.advance(7 * day);
    await read(token);
  },
  'account.too-many': () => spent(() => read('a.b'), attemptLimits.confirm.address + 1),
});

describeCall('acceptInvitation', () => server, {
  answers: async () => {
    const { email, token: as } = await stranger();
    const token = await invited(server, owner, 'd002', { email: email.toUpperCase(), role: 'requester' });
    const { result } = await server.client.answer(calls.acceptInvitation, { body: { token } }, { as });
    expect(result).toEqual({ vendor_id: 'd002', role: 'requester' });
    const { result: seen } = await server.client.answer(calls.getVendor, { params: { id: 'd002' } }, { as });
    expect(seen.rights).toContain('request-riders');
    expect(seen.rights).not.toContain('manage-team');
  },
  'invitation.invalid': async () => void (await accept('a.b', owner)),
  'invitation.used': async () => {
    const { email, token: as } = await stranger();
    const token = await invited(server, owner, 'd002', { email, mails: 2, role: 'requester' });
    const answers = await Promise.all([accept(token, as), accept(token, as)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  },
  'invitation.revoked': async () => {
    const { email, token: as } = await stranger();
    const token = await invited(server, owner, 'd002', { email, mails: 2, role: 'requester' });
    await invite(server, owner, 'd002', email, 'manager');
    await accept(token, as);
    const newer = invitationIn(await mailTo(server, email, 3));
    expect((await accept(newer, as)).ok).toBe(true);
    expect(await rolesAt(server, owner, 'd002')).toMatchObject({ [email]: 'manager' });
  },
  'invitation.expired': async () => {
    const { email } = await stranger();
    const token = await invited(server, owner, 'd002', { email, mails: 2, role: 'requester' });
    server.clock.advance(7 * day);
    await accept(token, await server.signIn({ email, password: goodPassword }));
  },
  'invitation.other-account': async () => {
    const token = await invited(server, owner, 'd002', { email: newPerson(), role: 'requester' });
    const answered = await accept(token, await server.signIn(otherAccount));
    if (answered.ok) throw new Error('it was accepted');
    // The address is masked, for a stranger to whom the mail was forwarded.
    expect(answered.error.errors[0]?.message).not.toContain('person');
    expect((await read(token)).ok).toBe(true);
  },
  'account.too-many': () => spent(() => accept('a.b', owner), attemptLimits.confirm.address + 1),
});

describeCall('registerInvited', () => server, {
  answers: async () => {
    const email = newPerson();
    const token = await invited(server, owner, 'd002', { email, role: 'owner' });
    const { result } = await server.client.answer(calls.registerInvited, { body: form(token) });
    expect(result).toMatchObject({ user: { email, name: 'Nok Srisai' }, vendor_id: 'd002', role: 'owner' });
    const { AccessToken: as } = result.AuthenticationResult;
    const { vendors } = (await server.client.answer(calls.listVendors, {}, { as })).result;
    // No new vendor is made, as it is for other registrations.
    expect(vendors.map((vendor) => vendor.vendor_id)).toEqual(['d002']);
    await server.signIn({ email, password: goodPassword });
    await settled(server);
    expect((await mailsOf(server)).filter(({ to }) => to === email)).toHaveLength(1);
  },
  'password.length': async () => void (await register('a.b', { password: 'Ab1!' })),
  'password.number': async () => void (await register('a.b', { password: 'New-rider-!' })),
  'password.uppercase': async () => void (await register('a.b', { password: 'new-rider-1!' })),
  'password.lowercase': async () => void (await register('a.b', { password: 'NEW-RIDER-1!' })),
  'password.letter': async () => void (await register('a.b', { password: '12345678-!' })),
  'password.special': async () => void (await register('a.b', { password: 'Newrider1' })),
  'register.name-missing': async () => void (await register('a.b', { name: ' ' })),
  'register.terms-not-accepted': async () => void (await register('a.b', { terms_accepted: false })),
  'invitation.invalid': async () => void (await register('a.b')),
  'invitation.used': async () => {
    const token = await invited(server, owner, 'd002', { email: newPerson(), role: 'manager' });
    await register(token);
    await register(token);
  },
  'invitation.revoked': async () => {
    const email = newPerson();
    const token = await invited(server, owner, 'd002', { email, role: 'manager' });
    await invite(server, owner, 'd002', email, 'requester');
    await register(token);
    expect(
      await server.client.call(calls.login, { body: { email_address: email, password: goodPassword } }),
    ).toMatchObject({ codes: ['login.failed'] });
  },
  'invitation.expired': async () => {
    const token = await invited(server, owner, 'd002', { email: newPerson(), role: 'manager' });
    server.clock.advance(7 * day);
    await register(token);
  },
  'register.already-registered': async () => {
    const { email } = await stranger();
    const token = await invited(server, owner, 'd002', { email, mails: 2, role: 'manager' });
    await register(token);
    // The invitation is still there for the account.
    expect((await read(token)).ok).toBe(true);
  },
  'account.too-many': () => spent(() => register('a.b'), attemptLimits.confirm.address + 1),
  'account.kept-elsewhere': async () => {
    const { codes } = (await outside.client.call(calls.registerInvited, { body: form('a.b') })) as { codes: string[] };
    server.client.seen.push({ call: calls.registerInvited.id, what: codes[0] ?? '' });
  },
});

describe('an invitation', () => {
  it('has the same answer for addresses with and without an account', async () => {
    const [{ email: known }, unknown] = [await stranger(), newPerson()];
    const answers = await Promise.all([known, unknown].map((email) => invite(server, owner, 'd002', email, 'manager')));
    const [first, second] = answers.map(({ id: _id, email: _email, ...rest }) => rest);
    expect(first).toEqual({ ...second, invited_at: first?.invited_at, expires_at: first?.expires_at });
  });

  it('leaves a member with a stronger role as it is', async () => {
    const { email, token: as } = await stranger();
    const token = await invited(server, owner, 'd002', { email, mails: 2, role: 'requester' });
    await server.server.database.pool.query("insert into vendor_owners (vendor_id, email) values ('d002', $1)", [
      email,
    ]);
    const { result } = await server.client.answer(calls.acceptInvitation, { body: { token } }, { as });
    expect(result.role).toBe('owner');
    expect(await rolesAt(server, owner, 'd002')).toMatchObject({ [email]: 'owner' });
  });

  it('strengthens a role that was given meanwhile', async () => {
    const { email, token: as } = await stranger();
    const token = await invited(server, owner, 'd002', { email, mails: 2, role: 'manager' });
    await server.server.database.pool.query(
      "insert into vendor_members (vendor_id, email, role, added_at) values ('d002', $1, 'requester', now())",
      [email],
    );
    await accept(token, as);
    expect(await rolesAt(server, owner, 'd002')).toMatchObject({ [email]: 'manager' });
  });

  it('is revoked when its sender no longer manages the team', async () => {
    const { email, token: as } = await join(server, owner, 'd002', 'owner');
    const token = await invited(server, as, 'd002', { email: newPerson(), role: 'owner' });
    const body = { email, role: 'manager' } as const;
    await server.client.answer(calls.changeMemberRole, { params: { id: 'd002' }, body }, { as: owner });
    expect(await read(token)).toMatchObject({ codes: ['invitation.revoked'] });
  });

  it('is sent by no manager', async () => {
    const as = await server.signIn(managerAccount);
    expect(await send(newPerson(), 'd001', as)).toMatchObject({ codes: ['vendor.not-found'] });
  });
});
