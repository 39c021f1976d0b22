import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface Received {
  /** From the SMTP envelope, not from the headers. */
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

/** A real mail server that stores accepted mails and refuses mails as the test tells it. */
export class TestingMailServer {
  readonly received: Received[] = [];
  /** How many of the next mails it refuses for now. */
  busy = 0;
  /** How many of the next mails it takes and never answers. */
  silent = 0;
  /** How many mails have come, with those that it refused or never answered. */
  arrived = 0;
  /** The address of an unknown recipient. */
  unknown = '';
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === 'riderbell' && password === 'mail-secret!' ? done(null, { user: username }) : done(refusal(535)),
      onRcptTo: ({ address }, _, done) => done(address === this.unknown ? refusal(550) : null),
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => void this.#take(session, Buffer.concat(parts).toString(), done));
      },
    });
  }

  static async start(): Promise<TestingMailServer> {
    const started = new TestingMailServer();
    await new Promise<void>((resolve) => started.#server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  url(credentials = 'riderbell:mail-secret!'): string {
    const { port } = this.#server.server.address() as AddressInfo;
    const [user = '', password = ''] = credentials.split(':');
    return `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  }

  async #take({ envelope }: SMTPServerSession, raw: string, done: (error?: Error | null) => void): Promise<void> {
    this.arrived += 1;
    if (this.silent > 0) {
      this.silent -= 1;
      return;
    }
    if (this.busy > 0) {
      this.busy -= 1;
      done(refusal(451));
      return;
    }
    const { mailFrom, rcptTo } = envelope;
    const from = mailFrom === false ? '' : mailFrom.address;
    const mail = await PostalMime.parse(raw);
    this.received.push({ from, to: rcptTo.map(({ address }) => address), raw, mail });
    done();
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused'), { responseCode });
}
