import { readFile } from 'node:fs/promises';
import { FlagdCore } from '@openfeature/flagd-core';
import { faultOfFlagFile } from '@riderbell/domain/flags/flag-file.ts';

/** Why a file of flags is not taken. */
export class WrongFlagFile extends Error {
  override readonly name = 'WrongFlagFile';
}

/** The rules of a file in flagd's format. @throws WrongFlagFile when it cannot be read, or is not one */
export async function readFlagFile(path: string): Promise<FlagdCore> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new WrongFlagFile(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const fault = faultOfFlagFile(text);
  if (fault !== null) throw new WrongFlagFile(`${path} ${fault}`);
  // What it finds wrong with a rule it only says to its log, and goes on.
  const said: string[] = [];
  const note = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  const core = new FlagdCore(undefined, { error: note, warn: note, info: () => undefined, debug: () => undefined });
  core.setConfigurations(text);
  if (said.length > 0) throw new WrongFlagFile(`${path}: ${said.join('; ')}`);
  return core;
}
