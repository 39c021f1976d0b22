import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultOfFlagFile } from '@riderbell/domain/flags/flag-file.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface FlagSettings {
  /** Absolute; in flagd's format. */
  file: string;
  /** null: the file alone. */
  service: { url: string; token: string | null } | null;
}

/** Holds what every flag is where nobody says otherwise. */
const shippedFile = fileURLToPath(new URL('../../../flags/default-flags.json', import.meta.url));

/** @param workingFolder what a relative path starts from */
export function readFlagSettings(reader: SettingReader, workingFolder: string): FlagSettings {
  reader.part('Feature flags');
  const provider = reader.oneOf({
    name: 'FLAG_PROVIDER',
    meaning: 'who says which features are on: a file, or a service that speaks OFREP, with the file as its fallback',
    choices: ['file', 'ofrep'],
    fallback: 'file',
  });
  const file = readFile(reader, workingFolder);
  const url = reader.text({
    name: 'FLAG_SERVICE_URL',
    meaning: 'the flag service: flagd, GO Feature Flag, Flipt or another one that speaks OFREP',
    check: (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    allowed: 'an address before its /ofrep/v1, for example http://flagd:8016; required with FLAG_PROVIDER=ofrep',
    fallback: null,
  });
  const token = reader.secret({
    name: 'FLAG_SERVICE_TOKEN',
    meaning: 'what the flag service asks for',
    check: (value) => /^[\x21-\x7e]{1,4000}$/.test(value),
    allowed: 'what a header can carry after Bearer',
  });
  if (provider === 'ofrep' && !reader.has('FLAG_SERVICE_URL')) {
    reader.fault('FLAG_SERVICE_URL', 'the address of the flag service, because FLAG_PROVIDER is ofrep');
  }
  return { file, service: provider === 'ofrep' && url !== null ? { url: url.replace(/\/+$/, ''), token } : null };
}

/** The path of a file that is there and right; what becomes of it later is for the one who reads it anew. */
function readFile(reader: SettingReader, workingFolder: string): string {
  const given = reader.text({
    name: 'FLAG_FILE',
    meaning: 'the flags that hold without a service, read anew when the file changes',
    allowed: 'a file in flagd’s format with flags of docs/flags.md, each true or false',
    fallback: null,
    usual: 'apps/server/flags/default-flags.json',
  });
  if (given === null) return shippedFile;
  const path = resolve(workingFolder, given);
  const fault = faultOf(path);
  if (fault !== null) reader.fault('FLAG_FILE', `a file in flagd’s format; this one ${fault}`);
  return path;
}

function faultOf(path: string): string | null {
  try {
    return faultOfFlagFile(readFileSync(path, 'utf8'));
  } catch (error) {
    return `cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'})`;
  }
}
