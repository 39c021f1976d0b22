import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFlags, type OpenFlags, type OpenFlagsParts } from './open-feature-flags.ts';

/** For tests: a flag of a file in flagd's format. */
export function flag(on: boolean, targeting?: object): object {
  return {
    state: 'ENABLED',
    variants: { on: true, off: false },
    defaultVariant: on ? 'on' : 'off',
    ...(targeting ? { targeting } : {}),
  };
}

export interface OpenedFlags {
  readonly flags: OpenFlags;
  /** The log, as "level message". */
  readonly logged: readonly string[];
  /** Changes the file without any notification. */
  write(content: object | string): Promise<void>;
  close(): Promise<void>;
}

/** For tests: flags of a temporary file, and of a service if one is given; all intervals are short. */
export async function openTestingFlags(
  content: object | string,
  { times, ...parts }: Partial<OpenFlagsParts> = {},
): Promise<OpenedFlags> {
  const folder = await mkdtemp(join(tmpdir(), 'riderbell-flags-'));
  const file = join(folder, 'flags.json');
  const write = (next: object | string) =>
    writeFile(file, typeof next === 'string' ? next : JSON.stringify({ flags: next }));
  await write(content);
  const logged: string[] = [];
  const record = (level: string) => (_: object, message: string) => void logged.push(`${level} ${message}`);
  try {
    const flags = await openFlags({
      file,
      service: null,
      facts: { country: 'TH', brand: 'swift', environment: 'san' },
      log: { info: record('info'), warn: record('warn'), error: record('error') },
      times: { checkEvery: 10, debounce: 10, refresh: 50, ...times },
      ...parts,
    });
    return {
      flags,
      logged,
      write,
      async close() {
        await flags.close();
        await rm(folder, { recursive: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}
