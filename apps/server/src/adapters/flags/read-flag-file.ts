import { readFile } from 'node:fs/promises';
import { FlagdCore } from '@openfeature/flagd-core';
import { faultOfFlagFile } from '@riderbell/domain/flags/flag-file.ts';

/** Why a flag file is refused. */
export class WrongFlagFile extends Error {
  override readonly name = 'WrongFlagFile';
}

/** Reads the rules of a file in flagd's format. @throws WrongFlagFile if it cannot be read or is invalid */
export async function readFlagFile(path: string): Promise<FlagdCore> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new WrongFlagFile(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const fault = faultOfFlagFile(text);
  if (fault !== null) throw new WrongFlagFile(`${path} ${fault}`);
  // The library only logs what is wrong with a rule, and goes on.
  const problems: string[] = [];
  const note = (...words: unknown[]) => void problems.push(words.map(String).join(' '));
  const core = new FlagdCore(undefined, { error: note, warn: note, info: () => undefined, debug: () => undefined });
  core.setConfigurations(text);
  if (problems.length > 0) throw new WrongFlagFile(`${path}: ${problems.join('; ')}`);
  return core;
}
