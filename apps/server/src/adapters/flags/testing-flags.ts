import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFlags, type OpenFlags, type OpenFlagsParts } from './open-feature-flags.ts';

/** For tests: one flag of a file in flagd's format. */
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
  /** What was logged, as "level message". */
  readonly said: readonly string[];
  /** Changes nothing but the file: it has to be noticed. */
  write(content: object | string): Promise<void>;
  close(): Promise<void>;
}

/** For tests: flags of a file of their own, and of a service where one is given; time passes quickly. */
export async function openTestingFlags(
  content: object | string,
  { times, ...parts }: Partial<OpenFlagsParts> = {},
): Promise<OpenedFlags> {
  const folder = await mkdtemp(join(tmpdir(), 'riderbell-flags-'));
  const file = join(folder, 'flags.json');
  const write = (next: object | string) =>
    writeFile(file, typeof next === 'string' ? next : JSON.stringify({ flags: next }));
  await write(content);
  const said: string[] = [];
  const say = (level: string) => (_: object, message: string) => void said.push(`${level} ${message}`);
  try {
    const flags = await openFlags({
      file,
      service: null,
      facts: { country: 'TH', brand: 'swift', environment: 'san' },
      log: { info: say('info'), warn: say('warn'), error: say('error') },
      times: { lookEvery: 10, debounce: 10, refresh: 50, ...times },
      ...parts,
    });
    return {
      flags,
      said,
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
