import { calls } from '@riderbell/contract/calls.ts';
import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import { type DemoOptions, demoSurroundings } from '@riderbell/demo/demo-surroundings.ts';
import { demoAccount, otherAccount } from '@riderbell/worlds/demo-vendors.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import type { WorldAccount } from '@riderbell/worlds/world.ts';
import { RecordingFleet } from '../src/adapters/fleet/recording-fleet.ts';
import { composeServer, type Overrides, type Server } from '../src/compose.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import { attemptsByClock } from './testing-attempts.ts';
import { TestingClient } from './testing-client.ts';
import { TestingClock } from './testing-clock.ts';
import { testingData, type TestingData } from './testing-database.ts';
import { testingGeocoder } from './testing-geocoder.ts';
import { LiveSocket } from './testing-live.ts';

export interface Session {
  accessToken: string;
  refreshToken: string;
  tokens: AuthenticationResult;
}

export interface TestingOptions {
  /** Environment variables, in addition to the defaults of tests. */
  settings?: Record<string, string>;
  overrides?: Overrides;
  /** The demo's world; by default its accounts and vendors, without orders and without its city. */
  demo?: DemoOptions;
  /** ISO 8601; by default 11:00 on a Saturday in Bangkok. */
  startAt?: string;
  /** Starts on the data of another server of this test. */
  data?: TestingData;
}

interface TestingParts {
  server: Server;
  address: string;
  clock: TestingClock;
  data: TestingData;
  fleet: RecordingFleet;
  lines: string[];
  keepsData: boolean;
}

/** The composed server on a free port with its own database and clock, and the means to call it. */
export class TestingServer {
  readonly client: TestingClient;
  readonly server: Server;
  readonly address: string;
  readonly clock: TestingClock;
  readonly data: TestingData;
  /** Records what the server asks of the fleet; events of the fleet go to `server.fleet`. */
  readonly fleet: RecordingFleet;
  readonly #sessions = new Map<string, Promise<Session>>();
  readonly #keepsData: boolean;
  readonly #lines: string[];

  constructor(parts: TestingParts) {
    this.server = parts.server;
    this.address = parts.address;
    this.clock = parts.clock;
    this.data = parts.data;
    this.fleet = parts.fleet;
    this.#lines = parts.lines;
    this.#keepsData = parts.keepsData;
    this.client = new TestingClient(
      () => parts.address,
      () => this.log(),
    );
  }

  /** Opens a new session. */
  async signIn({ email, password }: Pick<WorldAccount, 'email' | 'password'> = demoAccount): Promise<Session> {
    const { result } = await this.client.answer(calls.login, { body: { email_address: email, password } });
    const tokens = result.AuthenticationResult;
    return { accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken, tokens };
  }

  /** A session of the owner of `demo`, shared by the whole test file. */
  demo(): Promise<Session> {
    return this.#shared(demoAccount);
  }

  /** A session of the owner of `othr`, shared by the whole test file; `othr` must see nothing of `demo`. */
  other(): Promise<Session> {
    return this.#shared(otherAccount);
  }

  /** Opens a socket of the live channel with a new ticket of the session. */
  async live(session: Pick<Session, 'accessToken'>): Promise<LiveSocket> {
    const { result } = await this.client.answer(calls.createLiveTicket, { body: {} }, { as: session });
    return LiveSocket.open(this.address, result.ticket);
  }

  /** The whole log so far. */
  log(): string {
    return this.#lines.join('');
  }

  async stop(): Promise<void> {
    await this.server.close();
    if (!this.#keepsData) await this.data.remove();
  }

  #shared(account: WorldAccount): Promise<Session> {
    const known = this.#sessions.get(account.email) ?? this.signIn(account);
    this.#sessions.set(account.email, known);
    return known;
  }
}

/** Starts a server for a test file; its database contains the demo's accounts and vendors, and no orders. */
export async function startTestingServer(options: TestingOptions = {}): Promise<TestingServer> {
  const clock = new TestingClock(options.startAt ?? '2026-11-21T04:00:00Z');
  const data = options.data ?? (await testingData());
  const lines: string[] = [];
  const fleet = new RecordingFleet();
  const source = { PORT: '0', LOG_LEVEL: 'info', REQUESTS_PER_MINUTE: '0', ...data.settings, ...options.settings };
  try {
    const settings = readSettings(source, '/', { demo: true });
    const server = await composeServer(settings, {
      now: clock.now,
      logDestination: { write: (line: string) => void lines.push(line) },
      surroundings: demoSurroundings({
        world: { ...demoWorld(clock.now(), settings.deployment.country), orders: [], parameters: [] },
        withCity: false,
        ...options.demo,
      }),
      // A test that sets GEOCODER gets that geocoder.
      ...(options.settings?.['GEOCODER'] === undefined && { geocoder: testingGeocoder }),
      fleet,
      pollMilliseconds: 50,
      watchAttempts: (limiter) => attemptsByClock(limiter, clock),
      patient: true,
      ...options.overrides,
    });
    return new TestingServer({
      server,
      address: await server.listen(),
      clock,
      data,
      fleet,
      lines,
      keepsData: options.data !== undefined,
    });
  } catch (error) {
    if (!options.data) await data.remove();
    throw error;
  }
}
