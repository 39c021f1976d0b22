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
import { contextOf, type DeploymentFacts, keyOf, nobody } from './asked-context.ts';
import { FileFlagProvider } from './file-flag-provider.ts';
import type { FlagLog } from './flag-log.ts';
import { OfrepFlagProvider } from './ofrep-flag-provider.ts';

export interface OpenFlagsParts {
  /** In flagd's format; answers alone, or for a service that does not. */
  readonly file: string;
  readonly service: { readonly url: string; readonly token: string | null } | null;
  readonly facts: DeploymentFacts;
  readonly log: FlagLog;
  /** In place of those of specification §9, and of two seconds between two looks at the file. */
  readonly times?: Partial<Record<keyof typeof flagTimes | 'lookEvery', number>>;
  readonly fetch?: Fetch;
}

export interface OpenFlags extends FlagAnswers {
  close(): Promise<void>;
}

/**
 * The flags of the settings, through OpenFeature: the service where there is one, then the file, then the defaults. The
 * start waits for a service at most for its time-out.
 * @throws WrongFlagFile
 */
export async function openFlags({ file, service, facts, log, fetch, times }: OpenFlagsParts): Promise<OpenFlags> {
  const { lookEvery = 2000, ...waits } = { ...flagTimes, ...times };
  const fromFile = new FileFlagProvider({ path: file, lookEvery, debounce: waits.debounce, log });
  const context = contextOf(nobody, facts);
  const fromService =
    service && new OfrepFlagProvider({ ...service, context, times: waits, log, ...(fetch ? { fetch } : {}) });
  const providers = [...(fromService ? [fromService] : []), fromFile].map((provider) => ({ provider }));
  // A domain of its own, because the library knows one set of providers for the whole process.
  const domain = `riderbell-${randomUUID()}`;
  await OpenFeature.setProviderAndWait(domain, new MultiProvider(providers, new FirstSuccessfulStrategy()));
  const flags = new OpenFeatureFlags(OpenFeature.getClient(domain), facts, waits.refresh);
  await flags.start();
  return {
    now: () => flags.now(),
    of: (asker) => flags.of(asker),
    // Ends the providers: nobody else has them.
    close: () => OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER),
  };
}

const mostContexts = 10_000;

/** Remembers what the providers said of all flags until they say that something has changed, so that a request costs a look-up. */
class OpenFeatureFlags implements FlagAnswers {
  readonly #client: Client;
  readonly #facts: DeploymentFacts;
  readonly #evaluated: LRUCache<string, Promise<Flags>>;
  #general: Flags = defaultFlags();

  constructor(client: Client, facts: DeploymentFacts, lifetime: number) {
    this.#client = client;
    this.#facts = facts;
    this.#evaluated = new LRUCache({ max: mostContexts, ttl: lifetime });
    client.setLogger(silent);
    client.addHandler(ProviderEvents.ConfigurationChanged, () => void this.start());
  }

  /** Evaluates anew. */
  async start(): Promise<void> {
    this.#evaluated.clear();
    this.#general = await this.of(nobody);
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

  /** Never throws: what no provider can say is the default. */
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

/** What fails is said once by the providers, not with each evaluation by the library. */
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };
