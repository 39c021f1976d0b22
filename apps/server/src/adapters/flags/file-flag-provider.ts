import { unwatchFile, watchFile } from 'node:fs';
import { type EvaluationContext, type JsonValue, type ResolutionDetails, TypeMismatchError } from '@openfeature/core';
import type { FlagdCore } from '@openfeature/flagd-core';
import { OpenFeatureEventEmitter, type Provider, ProviderEvents } from '@openfeature/server-sdk';
import type { FlagLog } from './flag-log.ts';
import { readFlagFile, WrongFlagFile } from './read-flag-file.ts';

export interface FileFlagParts {
  readonly path: string;
  /** How often the file is checked, in milliseconds. */
  readonly checkEvery: number;
  /** How long the file must be unchanged before it is read, so that it is not read half-written. */
  readonly debounce: number;
  readonly log: FlagLog;
}

/** Flags of a file in flagd's format. It is read again when it changes; an invalid file is refused and the previous flags remain. */
export class FileFlagProvider implements Provider {
  readonly metadata = { name: 'file' } as const;
  readonly runsOn = 'server';
  readonly events = new OpenFeatureEventEmitter();
  readonly #parts: FileFlagParts;
  #core: FlagdCore | null = null;
  #resting: NodeJS.Timeout | null = null;
  #fault: string | null = null;

  constructor(parts: FileFlagParts) {
    this.#parts = parts;
  }

  /** @throws WrongFlagFile, because at the start there are no previous flags */
  async initialize(): Promise<void> {
    this.#core = await readFlagFile(this.#parts.path);
    // Polls the file: a mounted file changes when its symbolic link is replaced, which no event of the folder reports.
    watchFile(this.#parts.path, { interval: this.#parts.checkEvery, persistent: false }, this.#onChange);
  }

  async onClose(): Promise<void> {
    unwatchFile(this.#parts.path, this.#onChange);
    if (this.#resting) clearTimeout(this.#resting);
  }

  async resolveBooleanEvaluation(
    name: string,
    fallback: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    if (this.#core === null) throw new WrongFlagFile('The file of flags has not been read yet.');
    return this.#core.resolveBooleanEvaluation(name, fallback, context);
  }

  async resolveStringEvaluation(name: string): Promise<ResolutionDetails<string>> {
    return noBoolean(name);
  }

  async resolveNumberEvaluation(name: string): Promise<ResolutionDetails<number>> {
    return noBoolean(name);
  }

  async resolveObjectEvaluation<T extends JsonValue>(name: string): Promise<ResolutionDetails<T>> {
    return noBoolean(name);
  }

  readonly #onChange = (): void => {
    if (this.#resting) clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#readAnew(), this.#parts.debounce).unref();
  };

  async #readAnew(): Promise<void> {
    const { path, log } = this.#parts;
    try {
      this.#core = await readFlagFile(path);
      this.#fault = null;
      log.info({ path }, 'the flag file was read again');
      this.events.emit(ProviderEvents.ConfigurationChanged);
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== this.#fault) log.error({ path, fault }, 'the flag file is invalid: the previous flags remain');
      this.#fault = fault;
    }
  }
}

function noBoolean(name: string): never {
  throw new TypeMismatchError(`${name} is a flag of Riderbell, and each is true or false`);
}
