import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { create, otherDoor, quotedRequest } from '../orders/order-requests.ts';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import {
  addVoucher,
  discountedRequest,
  endVoucher,
  fartherDoor,
  operatorToken,
  usesOf,
  validate,
} from './voucher-requests.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { OPERATOR_TOKEN: operatorToken, FLEET: 'none' } });
});
afterAll(() => server.stop());

const hour = 3_600_000;

async function refusalOf(code: string, changes: Partial<Parameters<typeof validate>[3]> = {}): Promise<string[]> {
  const session = await server.demo();
  const answered = await validate(server, session, code, { ...(await quotedRequest(server, session)), ...changes });
  return answered.ok ? [] : answered.codes;
}

async function inTime(milliseconds: number, work: () => Promise<void>): Promise<void> {
  server.clock.advance(milliseconds);
  try {
    await work();
  } finally {
    server.clock.advance(-milliseconds);
  }
}

describeCall('validateVoucher', () => server, {
  answers: async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session, { destination: fartherDoor });
    const answered = await validate(server, session, ' welcome10 ', request);
    if (!answered.ok) throw new Error(answered.codes.join());
    const { result } = answered.answer;
    const discount = Math.round(request.delivery_fee * 10) / 100;
    expect(result).toMatchObject({
      voucher: { code: 'WELCOME10', type: 'percent', amount: 10, maximum_discount: null, minimum_fee: 0 },
      delivery_fee: request.delivery_fee - discount,
      parts: { base: 35, voucher: discount },
      currency: 'THB',
      expires_at: server.clock.iso(900_000),
    });
    expect(result.signature).not.toBe(request.signature);
    // Validating uses nothing up, and another code can be validated for the same quote.
    await addVoucher(server, 'FLAT20', { type: 'amount', amount: 20 });
    const other = await validate(server, session, 'FLAT20', request);
    expect(other).toMatchObject({ ok: true, answer: { result: { delivery_fee: request.delivery_fee - 20 } } });
    expect(await usesOf(server, 'WELCOME10')).toBe(0);
  },
  'voucher.not-offered': async () => {
    const off = await startTestingServer({ overrides: { flags: fixedFlags({ voucher: false }) } });
    try {
      const session = await off.demo();
      const request = await quotedRequest(off, session);
      expect(await validate(off, session, 'WELCOME10', request)).toMatchObject({ codes: ['voucher.not-offered'] });
      server.client.seen.push(...off.client.seen);
    } finally {
      await off.stop();
    }
  },
  'vendor.not-found': async () => {
    const request = await quotedRequest(server, await server.demo());
    const answered = await validate(server, await server.other(), 'WELCOME10', request);
    expect(answered).toMatchObject({ codes: ['vendor.not-found'] });
  },
  'voucher.too-many': async () => {
    const session = await server.other();
    const request = await quotedRequest(server, await server.demo());
    const guess = async (code: string) => {
      const own = await quotedRequest(server, session, { vendorId: 'othr' });
      return validate(server, session, code, { ...own, customer: request.customer });
    };
    for (let tries = 0; tries < 20; tries += 1) {
      expect(await guess(`GUESS-${tries}`)).toMatchObject({ codes: ['voucher.not-available'] });
    }
    const answered = await guess('WELCOME10');
    if (answered.ok) throw new Error('guessing is not limited');
    expect(answered.error.errors[0]).toMatchObject({
      code: 'voucher.too-many',
      meta: { values: { seconds: expect.any(Number) } },
    });
  },
  SignatureExpired: async () => {
    const session = await server.signIn();
    const request = await quotedRequest(server, session);
    await inTime(900_000, async () => {
      const again = await server.signIn();
      expect(await validate(server, again, 'WELCOME10', request)).toMatchObject({ codes: ['SignatureExpired'] });
    });
  },
  SignatureInvalid: async () => {
    expect(await refusalOf('WELCOME10', { delivery_fee: 1 })).toEqual(['SignatureInvalid']);
    expect(await refusalOf('WELCOME10', { signature: 'made-up' })).toEqual(['SignatureInvalid']);
  },
  SignatureForeign: async () => {
    expect(await refusalOf('WELCOME10', { vendor_id: 'd002' })).toEqual(['SignatureForeign']);
  },
  'voucher.not-available': async () => {
    await addVoucher(server, 'FOR-OTHR', { vendors: ['othr'] });
    await addVoucher(server, 'ENDED');
    await endVoucher(server, 'ENDED');
    const tried = ['NO-SUCH', "'; drop table vouchers", 'ลดราคา', 'FOR-OTHR', 'ENDED'];
    for (const code of tried) expect(await refusalOf(code)).toEqual(['voucher.not-available']);
  },
  'voucher.not-yet-valid': async () => {
    await addVoucher(server, 'TONIGHT', { valid_from: server.clock.iso(8 * hour) });
    expect(await refusalOf('TONIGHT')).toEqual(['voucher.not-yet-valid']);
    const preordered_for = Math.floor((server.clock.now() + 9 * hour) / 1000);
    expect(await refusalOf('TONIGHT', { preordered_for })).toEqual([]);
  },
  'voucher.expired': async () => {
    expect(await refusalOf('EXPIRED1')).toEqual(['voucher.expired']);
    await addVoucher(server, 'LUNCH', { valid_until: server.clock.iso(2 * hour) });
    expect(await refusalOf('LUNCH')).toEqual([]);
    const preordered_for = Math.floor((server.clock.now() + 2 * hour) / 1000);
    expect(await refusalOf('LUNCH', { preordered_for })).toEqual(['voucher.expired']);
    // A client clock that is hours behind changes nothing: the time of an order is never earlier than now.
    await inTime(2 * hour, async () => {
      const session = await server.signIn();
      const request = await quotedRequest(server, session);
      const past = { ...request, preordered_for: Math.floor(server.clock.now() / 1000) - 7200 };
      expect(await validate(server, session, 'LUNCH', past)).toMatchObject({ codes: ['voucher.expired'] });
    });
  },
  'voucher.fee-too-low': async () => {
    await addVoucher(server, 'FAR-AWAY', { minimum_fee: 35.01 });
    const session = await server.demo();
    const answered = await validate(server, session, 'FAR-AWAY', await quotedRequest(server, session));
    if (answered.ok) throw new Error('not refused');
    expect(answered.error.errors).toMatchObject([
      { code: 'voucher.fee-too-low', meta: { field: 'code', values: { minimum: 35.01, currency: 'THB' } } },
    ]);
    const farther = await quotedRequest(server, session, { destination: fartherDoor });
    expect((await validate(server, session, 'FAR-AWAY', farther)).ok).toBe(true);
  },
  'voucher.used-up': async () => {
    await addVoucher(server, 'ONCE', { use_limit: 1 });
    await spend('ONCE');
    expect(await refusalOf('ONCE')).toEqual(['voucher.used-up']);
  },
  'voucher.used-up-here': async () => {
    await addVoucher(server, 'ONE-EACH', { use_limit_per_vendor: 1 });
    await spend('ONE-EACH');
    // The limit is per business: other outlets of the family are refused too, and other businesses are not.
    const session = await server.demo();
    const outlet = await quotedRequest(server, session, { vendorId: 'd002', destination: otherDoor });
    expect(await validate(server, session, 'ONE-EACH', outlet)).toMatchObject({ codes: ['voucher.used-up-here'] });
    await inTime(hour, async () => {
      const stranger = await server.signIn({ email: 'other@riderbell.test', password: 'Other-rider-1!' });
      const theirs = await quotedRequest(server, stranger, { vendorId: 'othr' });
      expect((await validate(server, stranger, 'ONE-EACH', theirs)).ok).toBe(true);
    });
  },
});

async function spend(code: string): Promise<void> {
  const session = await server.demo();
  expect((await create(server, session, await discountedRequest(server, session, code))).ok).toBe(true);
}

const details = async (code: string, as = server.demo()) =>
  server.client.call(calls.getVoucher, { params: { code } }, { as: await as });

describeCall('getVoucher', () => server, {
  answers: async () => {
    await addVoucher(server, 'WINTER', {
      type: 'fixed-fee',
      amount: 20.5,
      maximum_discount: 30,
      valid_until: '2027-02-01T00:00:00.000Z',
      vendors: ['demo'],
    });
    expect(await details('winter')).toMatchObject({
      ok: true,
      answer: {
        result: {
          code: 'WINTER',
          type: 'fixed-fee',
          amount: 20.5,
          maximum_discount: 30,
          minimum_fee: 0,
          valid_from: null,
          valid_until: '2027-02-01T00:00:00.000Z',
        },
      },
    });
  },
  'voucher.not-offered': async () => {
    const off = await startTestingServer({ overrides: { flags: fixedFlags({ voucher: false }) } });
    try {
      const asked = off.client.call(calls.getVoucher, { params: { code: 'WELCOME10' } }, { as: await off.demo() });
      expect(await asked).toMatchObject({ codes: ['voucher.not-offered'] });
      server.client.seen.push(...off.client.seen);
    } finally {
      await off.stop();
    }
  },
  'voucher.too-many': async () => {
    await inTime(hour, async () => {
      const stranger = server.signIn({ email: 'other@riderbell.test', password: 'Other-rider-1!' });
      for (let tries = 0; tries < 20; tries += 1) await details(`LOOK-${tries}`, stranger);
      expect(await details('WELCOME10', stranger)).toMatchObject({ codes: ['voucher.too-many'] });
    });
  },
  'voucher.no-details': async () => {
    await addVoucher(server, 'SECRET', { vendors: ['othr'] });
    await addVoucher(server, 'OVER');
    await endVoucher(server, 'OVER');
    for (const code of ['NO-SUCH', 'SECRET', 'OVER']) {
      expect(await details(code)).toMatchObject({ codes: ['voucher.no-details'] });
    }
  },
});

describeCall('addVoucher', () => server, {
  answers: async () => {
    const body = {
      code: 'party-27',
      type: 'percent' as const,
      amount: 50,
      maximum_discount: 40,
      minimum_fee: 30,
      valid_from: '2026-12-31T17:00:00.000Z',
      valid_until: '2027-01-01T17:00:00.000Z',
      use_limit: 500,
      use_limit_per_vendor: 2,
      vendors: ['demo', 'demo'],
      created_by: 'Ann',
    };
    const { result } = await server.client.answer(calls.addVoucher, { body }, { as: operatorToken });
    const { created_by: by, ...rest } = body;
    expect(result).toEqual({
      ...rest,
      code: 'PARTY-27',
      vendors: ['demo'],
      used: 0,
      created: { by, at: server.clock.iso(0) },
      ended: null,
    });
  },
  'voucher.wrong-value': async () => {
    const field = async (changes: object) => {
      const body = { code: 'WRONG', type: 'percent' as const, amount: 10, created_by: 'Ann', ...changes };
      const answered = await server.client.call(calls.addVoucher, { body }, { as: operatorToken });
      if (answered.ok) throw new Error('not refused');
      expect(answered.codes).toEqual(['voucher.wrong-value']);
      return answered.error.errors[0]?.meta.field;
    };
    expect(await field({ code: 'A' })).toBe('code');
    expect(await field({ amount: 12.5 })).toBe('amount');
    expect(await field({ type: 'amount', amount: 10.001 })).toBe('amount');
    expect(await field({ minimum_fee: 1.001 })).toBe('minimum_fee');
    expect(await field({ maximum_discount: 0 })).toBe('maximum_discount');
    const at = '2026-12-31T17:00:00.000Z';
    expect(await field({ valid_from: at, valid_until: at })).toBe('valid_until');
    expect(await field({ vendors: ['demo', 'nobody'] })).toBe('vendors');
    expect(await usesOf(server, 'WRONG')).toBeUndefined();
  },
  'voucher.code-taken': async () => {
    await addVoucher(server, 'TAKEN');
    await endVoucher(server, 'TAKEN');
    const body = { code: 'taken', type: 'percent' as const, amount: 10, created_by: 'Ann' };
    expect(await server.client.refusal(calls.addVoucher, { body }, { as: operatorToken })).toEqual([
      'voucher.code-taken',
    ]);
  },
});

describeCall('listVouchers', () => server, {
  answers: async () => {
    const { result } = await server.client.answer(calls.listVouchers, {}, { as: operatorToken });
    expect(result).toMatchObject({ country: 'TH', currency: 'THB' });
    expect(result.vouchers.slice(-2).map(({ code }) => code)).toEqual(['EXPIRED1', 'WELCOME10']);
  },
});

describeCall('endVoucher', () => server, {
  answers: async () => {
    await addVoucher(server, 'SHORT');
    expect((await endVoucher(server, 'short')).result.ended).toEqual({ by: 'test', at: server.clock.iso(0) });
    // Ending it again changes nothing.
    server.clock.advance(1000);
    expect((await endVoucher(server, 'SHORT')).result.ended).toEqual({ by: 'test', at: server.clock.iso(-1000) });
    server.clock.advance(-1000);
  },
  'voucher.unknown': async () => {
    const request = { params: { code: 'NO-SUCH' }, body: { ended_by: 'test' } };
    expect(await server.client.refusal(calls.endVoucher, request, { as: operatorToken })).toEqual(['voucher.unknown']);
  },
});

describeCall('listVoucherUses', () => server, {
  answers: async () => {
    await addVoucher(server, 'COUNTED');
    await spend('COUNTED');
    const request = { params: { code: 'COUNTED' } };
    const { result } = await server.client.answer(calls.listVoucherUses, request, { as: operatorToken });
    expect(result).toEqual([
      { order_id: expect.stringMatching(/^d001-/), vendor_id: 'd001', used_at: server.clock.iso(0), returned_at: null },
    ]);
  },
  'voucher.unknown': async () => {
    const request = { params: { code: 'NO-SUCH' } };
    expect(await server.client.refusal(calls.listVoucherUses, request, { as: operatorToken })).toEqual([
      'voucher.unknown',
    ]);
  },
});

describe('the calls of the operator about vouchers', () => {
  it('do not exist without an operator token', async () => {
    const without = await startTestingServer();
    try {
      expect(await without.client.refusal(calls.listVouchers, {}, { as: operatorToken })).toEqual([
        'request.unknown-path',
      ]);
    } finally {
      await without.stop();
    }
  });
});
