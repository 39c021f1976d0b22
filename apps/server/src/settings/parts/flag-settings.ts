import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultOfFlagFile } from '@riderbell/domain/flags/flag-file.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface FlagSettings {
  /** The absolute path of a file in flagd's format. */
  file: string;
  /** null: only the file. */
  service: { url: string; token: string | null } | null;
}

/** The defaults of all flags. */
const shippedFile = fileURLToPath(new URL('../../../flags/default-flags.json', import.meta.url));

/** @param workingFolder the folder to which relative paths refer */
export function readFlagSettings(reader: SettingReader, workingFolder: string): FlagSettings {
  reader.part('Feature flags');
  const provider = reader.oneOf({
    name: 'FLAG_PROVIDER',
    meaning: 'where feature flags come from: a file, or an OFREP service with the file as its fallback',
    choices: ['file', 'ofrep'],
    fallback: 'file',
  });
  const file = readFile(reader, workingFolder);
  const url = reader.text({
    name: 'FLAG_SERVICE_URL',
    meaning: 'the address of the flag service: flagd, GO Feature Flag, Flipt or another OFREP service',
    check: (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    allowed: 'an address without /ofrep/v1, for example http://flagd:8016; required with FLAG_PROVIDER=ofrep',
    fallback: null,
  });
  const token = reader.secret({
    name: 'FLAG_SERVICE_TOKEN',
    meaning: 'the token for the flag service',
    check: (value) => /^[\x21-\x7e]{1,4000}$/.test(value),
    allowed: 'a bearer token',
  });
  if (provider === 'ofrep' && !reader.has('FLAG_SERVICE_URL')) {
    reader.fault('FLAG_SERVICE_URL', 'the address of the flag service, because FLAG_PROVIDER is ofrep');
  }
  return { file, service: provider === 'ofrep' && url !== null ? { url: url.replace(/\/+$/, ''), token } : null };
}

/** Returns the path of a valid file. Later changes of the file are checked when it is read again. */
function readFile(reader: SettingReader, workingFolder: string): string {
  const given = reader.text({
    name: 'FLAG_FILE',
    meaning: 'the file with the flags; it is read again when it changes',
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
