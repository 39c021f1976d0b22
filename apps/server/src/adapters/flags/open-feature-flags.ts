import { randomUUID } from 'node:crypto';
import {
  type Client,
  FirstSuccessfulStrategy,
  MultiProvider,
  NOOP_PROVIDER,
  OpenFeature,
  ProviderEvents,
} from '@openfeature/server-sdk';
import { flagTimes } from '@riderbell/domain/flags/flag-times.ts';
import { defaultFlags, type FlagAsker, flagNames, type Flags } from '@riderbell/domain/flags/flags.ts';
import { LRUCache } from 'lru-cache';
import type { FlagAnswers } from '../../http/ports.ts';
import type { Fetch } from '../../outbound/bounded-fetch.ts';
import { contextOf, type DeploymentFacts, keyOf, anonymous } from './flag-context.ts';
import { FileFlagProvider } from './file-flag-provider.ts';
import type { FlagLog } from './flag-log.ts';
import { OfrepFlagProvider } from './ofrep-flag-provider.ts';

export interface OpenFlagsParts {
  /** In flagd's format. It answers if there is no service or the service does not answer. */
  readonly file: string;
  readonly service: { readonly url: string; readonly token: string | null } | null;
  readonly facts: DeploymentFacts;
  readonly log: FlagLog;
  /** Replace the times of specification §9, and the two seconds between two checks of the file. */
  readonly times?: Partial<Record<keyof typeof flagTimes | 'checkEvery', number>>;
  readonly fetch?: Fetch;
}

export interface OpenFlags extends FlagAnswers {
  close(): Promise<void>;
}

/**
 * Opens the configured flags with OpenFeature: those of the service, if there is one, then those of the file, then the defaults. The
 * start waits for the service at most until its timeout.
 * @throws WrongFlagFile
 */
export async function openFlags({ file, service, facts, log, fetch, times }: OpenFlagsParts): Promise<OpenFlags> {
  const { checkEvery = 2000, ...waits } = { ...flagTimes, ...times };
  const fromFile = new FileFlagProvider({ path: file, checkEvery, debounce: waits.debounce, log });
  const context = contextOf(anonymous, facts);
  const fromService =
    service && new OfrepFlagProvider({ ...service, context, times: waits, log, ...(fetch ? { fetch } : {}) });
  const providers = [...(fromService ? [fromService] : []), fromFile].map((provider) => ({ provider }));
  // A separate domain, because the library otherwise has one set of providers for the whole process.
  const domain = `riderbell-${randomUUID()}`;
  await OpenFeature.setProviderAndWait(domain, new MultiProvider(providers, new FirstSuccessfulStrategy()));
  const flags = new OpenFeatureFlags(OpenFeature.getClient(domain), facts, waits.refresh);
  await flags.start();
  return {
    now: () => flags.now(),
    of: (asker) => flags.of(asker),
    // Closes the providers, which only this domain uses.
    close: () => OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER),
  };
}

const maxContexts = 10_000;

/** Caches the flags of each context until a provider reports a change, so that a request costs a look-up. */
class OpenFeatureFlags implements FlagAnswers {
  readonly #client: Client;
  readonly #facts: DeploymentFacts;
  readonly #evaluated: LRUCache<string, Promise<Flags>>;
  #general: Flags = defaultFlags();

  constructor(client: Client, facts: DeploymentFacts, lifetime: number) {
    this.#client = client;
    this.#facts = facts;
    this.#evaluated = new LRUCache({ max: maxContexts, ttl: lifetime });
    client.setLogger(silent);
    client.addHandler(ProviderEvents.ConfigurationChanged, () => void this.start());
  }

  /** Evaluates the flags again. */
  async start(): Promise<void> {
    this.#evaluated.clear();
    this.#general = await this.of(anonymous);
  }

  now(): Flags {
    return this.#general;
  }

  of(asker: FlagAsker): Promise<Flags> {
    const context = contextOf(asker, this.#facts);
    const key = keyOf(context);
    const known = this.#evaluated.get(key);
    if (known !== undefined) return known;
    const flags = this.#evaluate(asker);
    this.#evaluated.set(key, flags);
    return flags;
  }

  /** Never throws: a flag without an answer has its default. */
  async #evaluate(asker: FlagAsker): Promise<Flags> {
    const fallbacks = defaultFlags();
    const context = contextOf(asker, this.#facts);
    const values = await Promise.all(
      flagNames.map(
        async (name) => [name, await this.#client.getBooleanValue(name, fallbacks[name], context)] as const,
      ),
    );
    return { ...fallbacks, ...Object.fromEntries(values) };
  }
}

/** The providers log a failure once; the library would log it with each evaluation. */
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };
