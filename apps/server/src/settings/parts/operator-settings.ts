import type { SettingReader } from '../setting-reader.ts';

export interface OperatorSettings {
  /** The token of the operator's calls; null: the calls do not exist. */
  token: string | null;
}

export function readOperatorSettings(reader: SettingReader): OperatorSettings {
  reader.part('Operator');
  return {
    token: reader.secret({
      name: 'OPERATOR_TOKEN',
      meaning: 'the token for the operator’s calls, which change country parameters; without it they do not exist',
      check: isBearer,
      allowed: 'at least 32 letters, digits or -._~+/=',
    }),
  };
}

/** Whether the text is a bearer token (RFC 6750) that cannot be guessed. */
function isBearer(value: string): boolean {
  return /^[\w.~+/=-]{32,}$/.test(value);
}
