import { calls } from '@riderbell/contract/calls.ts';
import type { TeamRole } from '@riderbell/domain/access/vendor-rights.ts';
import { demoAccount, managerAccount, otherAccount, requesterAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PostgresAuditTrail } from '../../src/adapters/postgres/audit/postgres-audit-trail.ts';
import { describeCall } from '../covered.ts';
import { placeOrder } from '../orders/order-requests.ts';
import { LiveSocket } from '../testing-live.ts';
import { type Session, startTestingServer, type TestingServer } from '../testing-server.ts';
import { invite, join, newPerson, rolesAt } from './testing-teams.ts';

let server: TestingServer;
let owner: Session;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.signIn(demoAccount);
});

const change = (email: string, role: TeamRole, vendorId = 'd001', as: string | Session = owner) =>
  server.client.call(calls.changeMemberRole, { params: { id: vendorId }, body: { email, role } }, { as });
const remove = (email: string, vendorId = 'd001', as: string | Session = owner) =>
  server.client.call(calls.removeMember, { params: { id: vendorId }, body: { email } }, { as });
const leave = (as: string | Session, vendorId = 'd001') =>
  server.client.call(calls.leaveTeam, { params: { id: vendorId }, body: {} }, { as });

describeCall('listTeam', () => server, {
  answers: async () => {
    const invited = await invite(server, owner, 'd002', newPerson(), 'requester');
    const { result } = await server.client.answer(calls.listTeam, { params: { id: 'demo' } }, { as: owner });
    const seen = result.members.map(({ email, name, role, vendor_id: at, is_you: own }) => [
      email,
      name,
      role,
      at,
      own,
    ]);
    expect(seen).toEqual(
      expect.arrayContaining([
        [managerAccount.email, managerAccount.name, 'manager', 'd001', false],
        [requesterAccount.email, requesterAccount.name, 'requester', 'd001', false],
        [demoAccount.email, demoAccount.name, 'owner', 'demo', true],
      ]),
    );
    expect(result.invitations).toContainEqual(invited);
    const outlet = await server.client.answer(calls.listTeam, { params: { id: 'd001' } }, { as: owner });
    const vendorsOf = (members: readonly { vendor_id: string }[]) => [...new Set(members.map((one) => one.vendor_id))];
    expect(vendorsOf(outlet.result.members).toSorted()).toEqual(['d001', 'demo']);
    // The owner of an outlet sees no one of its parent.
    const { token: as } = await join(server, owner, 'd001', 'owner');
    const own = await server.client.answer(calls.listTeam, { params: { id: 'd001' } }, { as });
    expect(vendorsOf(own.result.members)).toEqual(['d001']);
  },
  'vendor.not-found': async () => {
    const as = await server.signIn(managerAccount);
    await server.client.call(calls.listTeam, { params: { id: 'd001' } }, { as });
  },
});

describeCall('changeMemberRole', () => server, {
  answers: async () => {
    const { email, token: as } = await join(server, owner, 'd001', 'requester');
    for (const role of ['manager', 'owner', 'requester'] as const) {
      await change(email.toUpperCase(), role);
      expect(await rolesAt(server, owner, 'd001')).toMatchObject({ [email]: role });
      const seen = await server.client.answer(calls.getVendor, { params: { id: 'd001' } }, { as });
      expect(seen.result.rights.includes('manage-team')).toBe(role === 'owner');
    }
  },
  'vendor.not-found': async () => void (await change(managerAccount.email, 'owner', 'othr')),
  'team.not-member': async () => void (await change(otherAccount.email, 'owner')),
  'team.last-owner': async () => {
    await change(demoAccount.email, 'manager', 'demo');
    expect(await rolesAt(server, owner, 'demo')).toEqual({ [demoAccount.email]: 'owner' });
  },
});

describeCall('removeMember', () => server, {
  answers: async () => {
    const { email, token: as } = await join(server, owner, 'd001', 'manager');
    await remove(email);
    expect(await rolesAt(server, owner, 'd001')).not.toHaveProperty(email);
    // The next call is refused.
    expect(await server.client.call(calls.getVendor, { params: { id: 'd001' } }, { as })).toMatchObject({
      codes: ['vendor.not-found'],
    });
  },
  'vendor.not-found': async () => void (await remove(otherAccount.email, 'othr')),
  'team.not-member': async () => void (await remove(demoAccount.email)),
  'team.last-owner': async () => void (await remove(demoAccount.email, 'demo')),
});

describeCall('leaveTeam', () => server, {
  answers: async () => {
    const { email, token: as } = await join(server, owner, 'd001', 'requester');
    await leave(as);
    expect(await rolesAt(server, owner, 'd001')).not.toHaveProperty(email);
  },
  'vendor.not-found': async () => void (await leave(owner, 'othr')),
  'team.not-member': async () => void (await leave(owner)),
  'team.last-owner': async () => void (await leave(owner, 'demo')),
});

describe('the owners of a parent', () => {
  it('are never none: of two who remove each other at once, one stays', async () => {
    const { email, token: as } = await join(server, owner, 'demo', 'owner');
    const answers = await Promise.all([remove(email, 'demo', owner), remove(demoAccount.email, 'demo', as)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await server.server.database.pool.query<{ email: string }>(
      "select email from vendor_owners where vendor_id = 'demo'",
    );
    expect(rows).toHaveLength(1);
    await server.server.database.pool.query("update vendor_owners set email = $1 where vendor_id = 'demo'", [
      demoAccount.email,
    ]);
  });

  it('are never none: of two who leave at once, one stays', async () => {
    const { email, token: as } = await join(server, owner, 'demo', 'owner');
    const answers = await Promise.all([leave(owner, 'demo'), leave(as, 'demo')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    if (answers[0]?.ok) {
      await server.client.answer(
        calls.inviteMember,
        { params: { id: 'demo' }, body: { email: demoAccount.email, role: 'owner', locale: 'en' } },
        { as },
      );
      await server.server.database.pool.query(
        "update vendor_owners set email = $1 where vendor_id = 'demo' and email = $2",
        [demoAccount.email, email],
      );
    } else await remove(email, 'demo');
  });
});

describe('the open socket of a member', () => {
  it('receives nothing more once the member is removed', async () => {
    const { email, token: as } = await join(server, owner, 'd001', 'requester');
    const socket = await LiveSocket.open(server.address, as);
    await socket.subscribe('d001');
    const first = await placeOrder(server, { vendorId: 'd001' });
    await socket.until(() => socket.updates().some(({ order }) => order.order_id === first.order_id));
    await remove(email);
    await socket.until(() => socket.messages.some(({ type }) => type === 'error'));
    expect(socket.messages.find(({ type }) => type === 'error')).toMatchObject({
      code: 'live.subscription-refused',
      vendor_id: 'd001',
    });
    const second = await placeOrder(server, { vendorId: 'd001' });
    expect(await socket.subscribe('d001')).toMatchObject({ type: 'error' });
    expect(socket.updates().map(({ order }) => order.order_id)).not.toContain(second.order_id);
    await socket.close();
  });

  it('no longer includes the outlets once the role at the parent is gone', async () => {
    const { email, token: as } = await join(server, owner, 'demo', 'requester');
    const socket = await LiveSocket.open(server.address, as);
    await socket.subscribe('demo', { include_outlets: true });
    await remove(email, 'demo');
    await socket.until(() => socket.messages.some(({ type }) => type === 'error'));
    expect(await socket.subscribe('demo')).toMatchObject({ type: 'error' });
    await socket.close();
  });

  it('goes on while the member only gets another role', async () => {
    const { email, token: as } = await join(server, owner, 'd001', 'requester');
    const socket = await LiveSocket.open(server.address, as);
    await socket.subscribe('d001');
    await change(email, 'manager');
    const order = await placeOrder(server, { vendorId: 'd001' });
    await socket.until(() => socket.updates().some((update) => update.order.order_id === order.order_id));
    expect(socket.messages.filter(({ type }) => type === 'error')).toEqual([]);
    await socket.close();
  });
});

it('records invitations that are sent again and withdrawn in the audit trail, each once', async () => {
  const email = newPerson();
  const { id } = await invite(server, owner, 'd002', email, 'manager');
  const pending = { params: { id: 'd002', invitationId: id }, body: {} };
  await server.client.answer(calls.resendInvitation, pending, { as: owner });
  await server.client.answer(calls.revokeInvitation, pending, { as: owner });
  for (const call of [calls.resendInvitation, calls.revokeInvitation]) {
    await server.client.refusal(call, pending, { as: owner });
  }
  expect(await recordedAbout(email)).toEqual([
    [demoAccount.email, 'team.invited', { role: 'manager' }, 'd002'],
    [demoAccount.email, 'team.invitation-resent', { role: 'manager' }, 'd002'],
    [demoAccount.email, 'team.invitation-revoked', { role: 'manager' }, 'd002'],
  ]);
});

it('records invitations, joining, changed roles and removals in the audit trail', async () => {
  const { email, token } = await join(server, owner, 'd002', 'requester');
  await change(email, 'manager', 'd002');
  await change(email, 'manager', 'd002');
  await leave(token, 'd002');
  expect(await recordedAbout(email)).toEqual([
    [demoAccount.email, 'team.invited', { role: 'requester' }, 'd002'],
    [email, 'team.role-changed', { role: { old: null, new: 'requester' } }, 'd002'],
    [demoAccount.email, 'team.role-changed', { role: { old: 'requester', new: 'manager' } }, 'd002'],
    [email, 'team.removed', { role: 'manager' }, 'd002'],
  ]);
});

/** The entries of the audit trail about the address, oldest first. */
async function recordedAbout(email: string): Promise<unknown[]> {
  const trail = new PostgresAuditTrail(server.server.database.pool);
  await trail.seal('demo');
  const entries = (await trail.chainAfter('demo', 0, 1000)).filter(({ subject }) => subject === email);
  return entries.map(({ who, what, details, vendorId }) => [who.name, what, details, vendorId]);
}
