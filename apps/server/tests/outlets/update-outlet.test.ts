import { calls } from '@riderbell/contract/calls.ts';
import { invitedOutletOf } from '@riderbell/contract/links.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, goodPassword, openAccount } from '../accounts/testing-accounts.ts';
import { describeCall } from '../covered.ts';
import { orderUntil } from '../orders/order-requests.ts';
import { mailsOf, mailTo, settled, tokenIn } from '../testing-mailbox.ts';
import type { Session, TestingServer } from '../testing-server.ts';
import { add, change, type ChangedPoint, inviteCrowd, placeOrderAt, startOutletServer } from './collection-points.ts';

const offered = { add: true, edit: true };
let server: TestingServer;
beforeAll(async () => {
  server = await startOutletServer(offered);
});
beforeEach(() => {
  offered.edit = true;
});
afterAll(() => server.stop());

async function refusalOf(id: string, body: Partial<ChangedPoint>, options = {}): Promise<string[]> {
  const answered = await change(server, id, body, options);
  if (answered.ok) throw new Error('not refused');
  return answered.error.errors.map(({ code, meta }) => `${code} ${meta.field ?? ''}`.trim());
}

const hours = {
  week: {
    monday: [{ from: '08:00', to: '20:00' }],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [{ from: '08:00', to: '20:00' }],
    sunday: [],
  },
  exceptions: [],
};
const none = { ...hours.week, monday: [], saturday: [] };

describeCall('updateOutlet', () => server, {
  answers: async () => {
    const answered = await change(server, 'd002', { name: 'Baan Coffee Aree', opening_hours: hours });
    if (!answered.ok) throw new Error(JSON.stringify(answered.error));
    expect(answered.answer.result).toMatchObject({
      vendor_id: 'd002',
      parent_vendor_id: 'demo',
      name: 'Baan Coffee Aree',
      opening_hours: hours,
      vendor_information: { location: { building: 'Si Lom arcade', postal_code: '10500' } },
    });
    // Without users and hours both stay.
    const again = await change(server, 'd002', { client_vendor_id: 'd002', parent_vendor_id: 'demo' });
    expect(again).toMatchObject({ ok: true, answer: { result: { opening_hours: hours } } });
  },
  'vendor.not-found': async () => {
    const as = await server.other();
    expect(await refusalOf('d001', {}, { as })).toEqual(['vendor.not-found']);
    expect(await refusalOf('nope', {})).toEqual(['vendor.not-found']);
    // A parent is no outlet.
    expect(await refusalOf('demo', {})).toEqual(['vendor.not-found']);
  },
  'outlet.not-offered': async () => {
    offered.edit = false;
    expect(await refusalOf('d001', {})).toEqual(['outlet.not-offered']);
  },
  'outlet.locked': async () => {
    expect(await refusalOf('a-001', {})).toEqual(['outlet.locked']);
  },
  'outlet.fixed': async () => {
    expect(await refusalOf('d001', { client_vendor_id: 'd999' })).toEqual(['outlet.fixed client_vendor_id']);
    expect(await refusalOf('d001', { parent_vendor_id: 'othr' })).toEqual(['outlet.fixed parent_vendor_id']);
  },
  'outlet.label-missing': async () => {
    expect(await refusalOf('d001', { name: '' })).toEqual(['outlet.label-missing name']);
  },
  'outlet.phone-missing': async () => {
    expect(await refusalOf('d001', { phone_number: ' ' })).toEqual(['outlet.phone-missing phone_number']);
  },
  'outlet.phone-wrong': async () => {
    expect(await refusalOf('d001', { phone_number: 'call me' })).toEqual(['outlet.phone-wrong phone_number']);
  },
  'outlet.address-missing': async () => {
    expect(await refusalOf('d001', { longitude: null })).toEqual(['outlet.address-missing address']);
  },
  'address.other-country': async () => {
    expect(await refusalOf('d001', { latitude: 1.35, longitude: 103.8 })).toEqual(['address.other-country address']);
  },
  'address.notes-too-long': async () => {
    expect(await refusalOf('d001', { rider_instructions: 'x'.repeat(1001) })).toEqual([
      'address.notes-too-long rider_instructions',
    ]);
  },
  'address.too-long': async () => {
    expect(await refusalOf('d001', { street: 'ก'.repeat(86) })).toEqual(['address.too-long street']);
  },
  'outlet.email-wrong': async () => {
    expect(await refusalOf('d001', { users: ['a@b'] })).toEqual(['outlet.email-wrong users.0']);
  },
  'outlet.too-many-owners': async () => {
    const users = Array.from({ length: 21 }, (_, index) => `owner-${index}@riderbell.test`);
    expect(await refusalOf('d001', { users })).toEqual(['outlet.too-many-owners users']);
  },
  'outlet.too-many-invitations': async () => {
    const crowded = await startOutletServer();
    try {
      await inviteCrowd(crowded);
      const refused = await change(crowded, 'crowd', { users: ['late@riderbell.test'] });
      expect(refused).toMatchObject({ ok: false, codes: ['outlet.too-many-invitations'] });
      // Nothing of the refused change is stored, and removing owners is always possible.
      expect(await change(crowded, 'crowd', { users: [] })).toMatchObject({ ok: true });
      server.client.seen.push(...crowded.client.seen);
    } finally {
      await crowded.stop();
    }
  },
  'opening-hours.overlap': async () => {
    const monday = [
      { from: '22:00', to: '02:00' },
      { from: '23:00', to: '23:30' },
    ];
    expect(await refusalOf('d001', { opening_hours: { week: { ...none, monday }, exceptions: [] } })).toEqual([
      'opening-hours.overlap opening_hours.week.monday.1',
    ]);
  },
  'opening-hours.repeated-date': async () => {
    const day = { date: '2026-12-31', windows: [], note: '' };
    expect(await refusalOf('d001', { opening_hours: { week: none, exceptions: [day, day] } })).toEqual([
      'opening-hours.repeated-date opening_hours.exceptions.1.date',
    ]);
  },
});

const vendorsOf = async (as: Session): Promise<string[]> =>
  (await server.client.answer(calls.listVendors, {}, { as })).result.vendors.map(({ vendor_id }) => vendor_id);

describe('an owner of an outlet', () => {
  it('is invited once, and sees the outlet after registering for it', async () => {
    const email = 'nai@riderbell.test';
    await add(server, { client_vendor_id: 'invited', name: 'Baan Coffee Nana', users: [email] });
    const mail = await mailTo(server, email);
    expect(mail.text).toContain('demo@riderbell.test added you to Baan Coffee Nana');
    const link = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '');
    expect([link.pathname, invitedOutletOf(link.hash)]).toEqual(['/register', 'invited']);
    // The present owner is not invited again, in any spelling.
    await change(server, 'invited', { users: [email, 'NAI@riderbell.test'] });
    await settled(server);
    expect((await mailsOf(server)).filter(({ to }) => to === email)).toHaveLength(1);
    await server.client.answer(calls.register, { body: formOf(email, { outlet_id: 'invited' }) });
    await server.client.answer(calls.confirmRegistration, { body: { token: tokenIn(await mailTo(server, email, 2)) } });
    expect(await vendorsOf(await server.signIn({ email, password: goodPassword }))).toEqual(['invited']);
  });

  it('with an account is led to the sign-in, in the language of the account', async () => {
    const { email } = await openAccount(server, 'mali@riderbell.test', { locale: 'th_TH' });
    await add(server, { client_vendor_id: 'account', users: [email] });
    const mail = await mailTo(server, email, 2);
    expect(mail.subject).toContain('คุณได้รับเชิญ');
    expect(new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '').pathname).toBe('/connect');
  });

  it('who owns the parent already, or is removed before the mail is written, is not invited', async () => {
    await add(server, { client_vendor_id: 'quiet', users: ['demo@riderbell.test'] });
    await settled(server);
    expect((await mailsOf(server)).some(({ to }) => to === 'demo@riderbell.test')).toBe(false);
  });

  it('is invited with the id of an outlet whose label reads as a link', async () => {
    await add(server, { client_vendor_id: 'bait', name: 'Win at evil.example', users: ['target@riderbell.test'] });
    const { text, html } = await mailTo(server, 'target@riderbell.test');
    expect(text).toContain('bait');
    expect(text + html).not.toContain('evil');
  });

  it('loses the outlet at once when removed, on open sockets too, while the parent’s owner keeps it', async () => {
    const { email, password } = await openAccount(server, 'gone@riderbell.test');
    await add(server, { client_vendor_id: 'leave', users: [email] });
    const session = await server.signIn({ email, password });
    expect(await vendorsOf(session)).toContain('leave');
    const removed = await server.live(session);
    const stays = await server.live(await server.demo());
    expect(await removed.subscribe('leave')).toMatchObject({ type: 'subscribe_ok' });
    expect(await stays.subscribe('leave')).toMatchObject({ type: 'subscribe_ok' });

    expect((await change(server, 'leave', { users: [] })).ok).toBe(true);
    await removed.until(() => removed.messages.some(({ type }) => type === 'error'));
    expect(removed.messages.at(-1)).toMatchObject({ code: 'live.subscription-refused', vendor_id: 'leave' });
    expect(await vendorsOf(session)).not.toContain('leave');
    const orderId = await placeOrderAt(server, 'leave');
    await orderUntil(server, orderId, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
    await stays.until(() => stays.updates().some(({ order }) => order.order_id === orderId));
    expect(removed.updates()).toEqual([]);
    const query = { vendorId: 'leave', orderId };
    expect(await server.client.refusal(calls.getOrder, { query }, { as: session })).toEqual(['order.not-found']);
    await Promise.all([removed.close(), stays.close()]);
  });

  it('may request riders there, but neither change the collection point nor add another', async () => {
    const { email, password } = await openAccount(server, 'staff@riderbell.test');
    await add(server, { client_vendor_id: 'staffed', users: [email] });
    const as = await server.signIn({ email, password });
    expect(await refusalOf('staffed', {}, { as })).toEqual(['vendor.not-found']);
    const added = await add(server, { client_vendor_id: 'another', parent_vendor_id: 'demo' }, { as });
    expect(added.status).toBe(404);
  });
});
