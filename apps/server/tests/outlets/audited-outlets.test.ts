import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PostgresAuditTrail } from '../../src/adapters/postgres/audit/postgres-audit-trail.ts';
import { sampleRequests } from '../http/sample-requests.ts';
import type { TestingServer } from '../testing-server.ts';
import { add, change, startOutletServer } from './collection-points.ts';

let server: TestingServer;
let trail: PostgresAuditTrail;
beforeAll(async () => {
  server = await startOutletServer();
  trail = new PostgresAuditTrail(server.server.database.pool);
});
afterAll(() => server.stop());

/** What the trail says about an outlet, oldest first. */
async function entriesOf(vendorId: string) {
  await trail.seal('demo');
  const entries = (await trail.chainAfter('demo', 0, 1000)).filter((entry) => entry.vendorId === vendorId);
  return entries.map(({ what, who, subject, details }) => ({ what, who: who.name, subject, details }));
}

const demo = 'demo@riderbell.test';
const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

it('records a new outlet, its owners, and each change with old and new values', async () => {
  await add(server, { client_vendor_id: 'audited', users: ['nai@riderbell.test'] });
  const saturday = [
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ];
  const opening_hours = { week: { ...closed, saturday }, exceptions: [] };
  await change(server, 'audited', { name: 'Renamed', users: ['mali@riderbell.test'], opening_hours });
  expect(await entriesOf('audited')).toEqual([
    {
      what: 'team.invited',
      who: demo,
      subject: 'nai@riderbell.test',
      details: { role: 'owner' },
    },
    {
      what: 'outlet.added',
      who: demo,
      subject: null,
      details: { name: 'Baan Coffee Si Lom', address: 'Si Lom Road, Bang Rak, Bangkok 10500' },
    },
    {
      what: 'outlet.changed',
      who: demo,
      subject: null,
      details: { name: { old: 'Baan Coffee Si Lom', new: 'Renamed' } },
    },
    {
      what: 'hours.changed',
      who: demo,
      subject: null,
      details: {
        monday: { old: null, new: '' },
        tuesday: { old: null, new: '' },
        wednesday: { old: null, new: '' },
        thursday: { old: null, new: '' },
        friday: { old: null, new: '' },
        saturday: { old: null, new: '08:00-12:00, 13:00-17:00' },
        sunday: { old: null, new: '' },
        exceptions: { old: null, new: '' },
      },
    },
    { what: 'team.removed', who: demo, subject: 'nai@riderbell.test', details: { role: 'owner' } },
    { what: 'team.invited', who: demo, subject: 'mali@riderbell.test', details: { role: 'owner' } },
  ]);
});

it('records nothing for a request that changes nothing or is refused', async () => {
  const before = (await entriesOf('d002')).length;
  await change(server, 'd002', {});
  await change(server, 'd002', {});
  await change(server, 'd002', { name: '' });
  const body = { opening_hours: null };
  await server.client.answer(calls.saveOpeningHours, { params: { id: 'd002' }, body }, { as: await server.demo() });
  expect((await entriesOf('d002')).slice(before).map(({ what }) => what)).toEqual(['outlet.changed']);
});

it('records a saved origin address', async () => {
  const request = { ...sampleRequests.saveOriginAddress, params: { id: 'd003' } };
  await server.client.answer(calls.saveOriginAddress, request, { as: await server.demo() });
  expect(await entriesOf('d003')).toMatchObject([
    { what: 'address.saved', details: { latitude: { old: null, new: request.body.latitude } } },
  ]);
});
