import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { describe, expect, it, vi } from 'vitest';
import { flag, openTestingFlags } from './testing-flags.ts';

const merchant = (vendorId: string) => ({ vendorId, mode: 'CLASSIC' });

describe('flags of a file', () => {
  it('are what the file says, and the defaults for the rest', async () => {
    const { flags, close } = await openTestingFlags({ pre_order: flag(true), helpcenter: flag(false) });
    expect(flags.now()).toEqual({ ...defaultFlags(), pre_order: true, helpcenter: false });
    await close();
  });

  it('that are switched off in it are the defaults', async () => {
    const off = { ...flag(false), state: 'DISABLED' };
    const { flags, close } = await openTestingFlags({ helpcenter: off, pre_order: off });
    expect(flags.now()).toEqual(defaultFlags());
    await close();
  });

  it('can look at the vendor, the mode, the country and the brand', async () => {
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

  it('are read anew when it changes, for everybody', async () => {
    const { flags, write, said, close } = await openTestingFlags({ pre_order: flag(false) });
    expect(await flags.of(merchant('d001'))).toMatchObject({ pre_order: false });
    await write({ pre_order: flag(true) });
    await vi.waitFor(() => expect(flags.now().pre_order).toBe(true));
    expect(await flags.of(merchant('d001'))).toMatchObject({ pre_order: true });
    expect(new Set(said)).toEqual(new Set(['info the file of flags was read anew']));
    await close();
  });

  it('stay as they were when it becomes wrong, which is said once', async () => {
    const { flags, write, said, close } = await openTestingFlags({ pre_order: flag(true) });
    const half = '{"flags": {"pre_order":';
    await write(half);
    await vi.waitFor(() => expect(said).toEqual(['error the file of flags is wrong: the flags stay as they were']));
    await write(half);
    await write({ pre_order: flag(true), voucher: flag(true) });
    await vi.waitFor(() => expect(flags.now().voucher).toBe(true));
    expect(flags.now().pre_order).toBe(true);
    // A slow machine may see one change of the file as two, and then reads it twice.
    expect(said.filter((line) => line.startsWith('error'))).toHaveLength(1);
    await close();
  });

  it.each([
    ['<html>', 'is not JSON'],
    [{ 'pre-order': flag(true) }, 'what is no flag of Riderbell'],
    [{ pre_order: flag(true, { nonsense: [1] }) }, 'Invalid targeting'],
  ])('end the start when it is wrong: %#', async (content, reason) => {
    await expect(openTestingFlags(content)).rejects.toThrow(reason);
  });
});
