import { describe, expect, it } from 'vitest';
import { DerivedResetCodes, SealedConfirmationTokens } from './mailed-secrets.ts';

const secret = new Uint8Array(32).fill(1);
const other = new Uint8Array(32).fill(2);

describe('a reset code', () => {
  const codes = new DerivedResetCodes(secret);

  it('has six digits that depend on the id and on the secret', () => {
    const many = Array.from({ length: 1000 }, (_, index) => codes.codeOf(`reset-${index}`));
    expect(many.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(new Set(many).size).toBeGreaterThan(990);
    expect(codes.codeOf('reset-1')).toBe(codes.codeOf('reset-1'));
    expect(new DerivedResetCodes(other).codeOf('reset-1')).not.toBe(codes.codeOf('reset-1'));
  });

  it('matches only itself', () => {
    const code = codes.codeOf('reset-1');
    expect(codes.isCodeOf('reset-1', code)).toBe(true);
    for (const wrong of [codes.codeOf('reset-2'), '', `${code}0`, code.slice(1), ` ${code}`, 'ａｂｃｄｅｆ']) {
      expect(codes.isCodeOf('reset-1', wrong)).toBe(false);
    }
    expect(codes.isCodeOf(null, codes.codeOf(''))).toBe(false);
  });
});

describe('the token of a link', () => {
  const tokens = new SealedConfirmationTokens(secret);

  it('identifies only its own registration', () => {
    const token = tokens.tokenOf('registration-1');
    expect(tokens.registrationOf(token)).toBe('registration-1');
    const forged = [
      token.replace('registration-1', 'registration-2'),
      new SealedConfirmationTokens(other).tokenOf('registration-1'),
      // The browser's key is not a mailed link.
      new SealedConfirmationTokens(secret, 'sign-in-key').tokenOf('registration-1'),
      token.slice(0, -1),
      `${token}A`,
      'registration-1.',
      'registration-1',
      '.',
      '',
    ];
    expect(forged.map((one) => tokens.registrationOf(one))).toEqual(forged.map(() => null));
  });
});
