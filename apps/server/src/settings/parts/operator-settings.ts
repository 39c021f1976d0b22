import type { SettingReader } from '../setting-reader.ts';

export interface OperatorSettings {
  /** What the operator's calls ask for; null: they do not exist. */
  token: string | null;
}

export function readOperatorSettings(reader: SettingReader): OperatorSettings {
  reader.part('Operator');
  return {
    token: reader.secret({
      name: 'OPERATOR_TOKEN',
      meaning: 'opens the operator’s calls, which change country parameters; without it they do not exist',
      check: isBearer,
      allowed: 'at least 32 letters, digits or -._~+/=',
    }),
  };
}

/** What a header can carry after `Bearer` (RFC 6750), and nobody guesses. */
function isBearer(value: string): boolean {
  return /^[\w.~+/=-]{32,}$/.test(value);
}
