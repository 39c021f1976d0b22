import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { describe, expect, it, vi } from 'vitest';
import { flag, openTestingFlags } from './testing-flags.ts';

const merchant = (vendorId: string) => ({ vendorId, mode: 'CLASSIC' });

describe('the flag file', () => {
  it('sets its flags and leaves the defaults for the rest', async () => {
    const { flags, close } = await openTestingFlags({ pre_order: flag(true), helpcenter: flag(false) });
    expect(flags.now()).toEqual({ ...defaultFlags(), pre_order: true, helpcenter: false });
    await close();
  });

  it('leaves the default for a disabled flag', async () => {
    const off = { ...flag(false), state: 'DISABLED' };
    const { flags, close } = await openTestingFlags({ helpcenter: off, pre_order: off });
    expect(flags.now()).toEqual(defaultFlags());
    await close();
  });

  it('can target the vendor, the mode, the country and the brand', async () => {
    const { flags, close } = await openTestingFlags({
      voucher: flag(false, { if: [{ in: [{ var: 'targetingKey' }, ['d001']] }, 'on', 'off'] }),
      pre_order: flag(false, { if: [{ '==': [{ var: 'mode' }, 'GUEST'] }, 'on', 'off'] }),
      payment_vat: flag(false, { if: [{ '==': [{ var: 'country' }, 'TH'] }, 'on', 'off'] }),
      'bulk-order-upload': flag(false, { if: [{ '==': [{ var: 'brand' }, 'lynx'] }, 'on', 'off'] }),
    });
    expect(await flags.of(merchant('d001'))).toEqual({ ...defaultFlags(), voucher: true, payment_vat: true });
    expect(await flags.of(merchant('d002'))).toEqual({ ...defaultFlags(), payment_vat: true });
    expect(await flags.of({ vendorId: null, mode: 'GUEST' })).toMatchObject({ pre_order: true, voucher: false });
    expect(flags.now()).toMatchObject({ pre_order: false, voucher: false });
    await close();
  });

  it('is read again when it changes, for all askers', async () => {
    const { flags, write, logged, close } = await openTestingFlags({ pre_order: flag(false) });
    expect(await flags.of(merchant('d001'))).toMatchObject({ pre_order: false });
    await write({ pre_order: flag(true) });
    await vi.waitFor(() => expect(flags.now().pre_order).toBe(true));
    expect(await flags.of(merchant('d001'))).toMatchObject({ pre_order: true });
    expect(new Set(logged)).toEqual(new Set(['info the flag file was read again']));
    await close();
  });

  it('keeps the previous flags when it becomes invalid, and logs that once', async () => {
    const { flags, write, logged, close } = await openTestingFlags({ pre_order: flag(true) });
    const half = '{"flags": {"pre_order":';
    await write(half);
    await vi.waitFor(() => expect(logged).toEqual(['error the flag file is invalid: the previous flags remain']));
    await write(half);
    await write({ pre_order: flag(true), voucher: flag(true) });
    await vi.waitFor(() => expect(flags.now().voucher).toBe(true));
    expect(flags.now().pre_order).toBe(true);
    // On a slow machine one change of the file may be seen as two and read twice.
    expect(logged.filter((line) => line.startsWith('error'))).toHaveLength(1);
    await close();
  });

  it.each([
    ['<html>', 'is not JSON'],
    [{ 'pre-order': flag(true) }, 'which is no flag of Riderbell'],
    [{ pre_order: flag(true, { nonsense: [1] }) }, 'Invalid targeting'],
  ])('prevents the start when it is invalid: %#', async (content, reason) => {
    await expect(openTestingFlags(content)).rejects.toThrow(reason);
  });
});
