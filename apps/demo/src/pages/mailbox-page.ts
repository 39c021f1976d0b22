import { RequestRefused } from '@riderbell/server/http/errors.ts';
import { escaped } from '@riderbell/server/http/page-template.ts';
import type { Mailbox, StoredAttachment, StoredMail } from '@riderbell/server/http/ports.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';

export const mailboxPath = '/dev/mailbox';

const maxMails = 100;
const params = z.object({
  id: z.string().check(z.regex(/^\d{1,15}$/)),
  position: z._default(z.string().check(z.regex(/^\d{1,3}$/)), '0'),
});

/** Allows no script; only this page may frame the e-mail's page. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'self'; frame-ancestors 'self'";

/**
 * `/dev/mailbox`: the e-mails of a server without a mail server, for the demo and for tests (specification §6). Anyone who
 * can reach the server can read all users' codes there, so no production server has it.
 */
export function addMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  const options = { schema: { hide: true } };
  app.get(mailboxPath, options, async (_, reply) => sendPage(reply, listPage(await mailbox.newest(maxMails))));
  app.get(`${mailboxPath}.json`, options, async (_, reply) => {
    const mails = await mailbox.newest(maxMails);
    return reply.header('cache-control', 'no-store').send({ mails });
  });
  app.get(`${mailboxPath}/:id`, options, async (request, reply) => {
    const mail = await mailOf(mailbox, request.params);
    return sendPage(reply, mailPage(mail, await mailbox.attachmentsOf(mail.id)));
  });
  app.get(`${mailboxPath}/:id/attachments/:position`, options, async (request, reply) => {
    const { id } = await mailOf(mailbox, request.params);
    const attachment = (await mailbox.attachmentsOf(id))[Number(params.parse(request.params).position)];
    if (attachment === undefined) throw new RequestRefused({ code: 'request.unknown-path' });
    return reply
      .type(attachment.contentType)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${attachment.name}"`)
      .send(attachment.content);
  });
  app.get(`${mailboxPath}/:id/html`, options, async (request, reply) => {
    const { html } = await mailOf(mailbox, request.params);
    // Links open the portal in the whole window, not in the frame.
    return sendPage(reply, html.replace('<head>', '<head><base target="_top">'));
  });
}

async function mailOf(mailbox: Mailbox, given: unknown): Promise<StoredMail> {
  const { success, data } = params.safeParse(given);
  const mail = success ? await mailbox.find(data.id) : null;
  if (!mail) throw new RequestRefused({ code: 'request.unknown-path' });
  return mail;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .send(html);
}

function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="${mailboxPath}/${id}"><b dir="auto">${escaped(subject)}</b></a><br><bdi>${escaped(to)}</bdi> · ${time(sentAt)}</li>`,
  );
  const list = rows.length === 0 ? '<p>No e-mail has been sent yet.</p>' : `<ul>${rows.join('')}</ul>`;
  return page('Mailbox', `<h1>Mailbox</h1><p>The demo stores its e-mails here and sends none.</p>${list}`);
}

function mailPage(
  { id, from, to, subject, text: plain, sentAt }: StoredMail,
  attachments: readonly StoredAttachment[],
): string {
  const files = attachments.map(
    ({ name }, position) =>
      `<li><a href="${mailboxPath}/${id}/attachments/${position}" download>${escaped(name)}</a></li>`,
  );
  return page(
    subject,
    `<p><a href="${mailboxPath}">Mailbox</a></p>
<h1 dir="auto">${escaped(subject)}</h1>
<p>From <bdi>${escaped(from)}</bdi> to <bdi>${escaped(to)}</bdi> · ${time(sentAt)}</p>
<iframe title="The e-mail" src="${mailboxPath}/${id}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>
${files.length === 0 ? '' : `<h2>Attachments</h2><ul>${files.join('')}</ul>`}
<h2>As text</h2>
<pre dir="auto">${escaped(plain)}</pre>`,
  );
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:760px;padding:24px 16px}
ul{list-style:none;padding:0}li{padding:12px 0;border-top:1px solid #8884}iframe{width:100%;height:640px;border:1px solid #8884;border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8884;border-radius:8px;padding:16px}`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>
`;
}

function time(instant: string): string {
  return `<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
