import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, MailSender } from '../../features/mails/ports.ts';

export interface SmtpServer {
  /** smtp://user:password@host:port, or smtps:// for a connection that is encrypted from its first byte. */
  readonly url: string;
}

/** Sends e-mails through a mail server. */
export class SmtpMail implements MailSender {
  readonly #transport: Transporter;
  readonly #onRefused: (why: string) => void;

  /** @param onRefused called when the server refuses an e-mail for good; the reason is logged and contains no address */
  constructor(server: SmtpServer, onRefused: (why: string) => void) {
    this.#transport = createTransport(transportOf(new URL(server.url)));
    this.#onRefused = onRefused;
  }

  async sendMail(mail: Mail): Promise<void> {
    // Errors of nodemailer contain the address and possibly the sign-in dialogue, which must not be logged.
    const failure = await this.#transport.sendMail(messageOf(mail)).then(() => null, reasonOf);
    if (failure === null) return;
    const { code, responseCode, command } = failure;
    const why = `${code} ${responseCode} ${command}`.trim();
    // The address does not exist, so a retry is useless.
    if (code === 'EENVELOPE' && responseCode >= 500) this.#onRefused(why);
    else throw new Error(`The mail server did not accept an e-mail: ${why}`);
  }
}

function messageOf(mail: Mail) {
  return {
    messageId: `<${oneLine(mail.messageId)}>`,
    from: { name: oneLine(mail.from.name), address: oneLine(mail.from.address) },
    to: { name: '', address: oneLine(mail.to) },
    // A separate envelope, so that no header can add a recipient.
    envelope: { from: oneLine(mail.from.address), to: [oneLine(mail.to)] },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ name, contentType, content }) => ({
      filename: oneLine(name),
      contentType,
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    })),
    headers: { 'auto-submitted': 'auto-generated', 'content-language': oneLine(mail.language) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function transportOf(url: URL) {
  const secure = url.protocol === 'smtps:';
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    // Passwords and codes never cross a network unencrypted.
    requireTLS: !secure && !local,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
}

/** Removes line breaks, which would begin another header (OWASP ASVS 1.3.11). */
function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- removes control characters on purpose
  return text.replaceAll(/[\u0000-\u001F\u007F\u2028\u2029]+/g, ' ').trim();
}

function reasonOf(error: unknown): { code: string; responseCode: number; command: string } {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  return {
    code: typeof code === 'string' ? code : 'unknown',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    command: typeof command === 'string' ? command : '',
  };
}
