import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import type { FastifyInstance } from 'fastify';
import type { OriginOf } from './page-origin.ts';

export interface WellKnownParts {
  /** The contact for security reports: an e-mail address or an https URL; null for `security@` at the portal's host. */
  contact: string | null;
  languages: readonly Language[];
  originOf: OriginOf;
  /** Epoch ms. */
  now: () => number;
}

const day = 86_400_000;
/** Half of the year that RFC 9116 allows. */
const validity = 180 * day;

/** Serves the well-known addresses: the contact for security reports (RFC 9116), and the page for changing a password. */
export function addWellKnown(app: FastifyInstance, { contact, languages, originOf, now }: WellKnownParts): void {
  const options = { schema: { hide: true }, config: { quiet: true } };
  app.get('/.well-known/security.txt', options, async (request, reply) => {
    const origin = originOf(request);
    const lines = [
      // RFC 2142 reserves this mailbox for it.
      `Contact: ${addressOf(contact ?? `security@${origin === null ? 'localhost' : hostOf(origin)}`)}`,
      `Expires: ${new Date(Math.floor(now() / day) * day + validity).toISOString()}`,
      `Preferred-Languages: ${languages.map(languageTag).join(', ')}`,
      ...(origin === null ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
  // https://www.w3.org/TR/change-password-url/
  app.get('/.well-known/change-password', options, async (_, reply) => reply.redirect('/forgot-password', 302));
}

function addressOf(contact: string): string {
  return contact.startsWith('https:') ? contact : `mailto:${contact}`;
}

function hostOf(origin: string): string {
  const { hostname } = new URL(origin);
  return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname;
}
