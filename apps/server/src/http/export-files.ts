import { Readable } from 'node:stream';
import { exportRoute } from '@riderbell/contract/files.ts';
import { type ExportQuery, exportQuery } from '@riderbell/contract/shapes/order-export.ts';
import { id } from '@riderbell/contract/shapes/primitives.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { startLanguage } from '@riderbell/domain/countries/preferred-language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Exported, ExportFiles, FileDownload } from '../features/exports/ports.ts';
import { RequestRefused } from './errors.ts';
import { requirePrincipal } from './identity.ts';
import { firstWish } from './page-language.ts';
import type { SessionCheck } from './ports.ts';

export interface ExportRouteParts {
  readonly exports: ExportFiles;
  readonly sessions: SessionCheck;
  readonly defaultLanguage: Language;
}

/** Serves exports to callers with the right. A file is made while it is sent, as fast as the client reads it. */
export function addExportRoutes(app: FastifyInstance, { exports, sessions, defaultLanguage }: ExportRouteParts): void {
  app.get<{ Params: { id: string }; Querystring: ExportQuery }>(
    exportRoute,
    {
      schema: { hide: true, params: z.object({ id }), querystring: exportQuery },
      config: { call: 'export-orders' },
      // Before the checks of the request, as for every call.
      onRequest: async (request) => {
        request.principal = await requirePrincipal(request, sessions);
      },
    },
    async (request, reply) => {
      const { params, query, headers } = request;
      const language = startLanguage(languages, defaultLanguage, [
        query.language,
        firstWish(headers['accept-language'] ?? ''),
      ]);
      const principal = beginExport(exports, request, reply);
      const trace = { remoteAddress: request.ip, userAgent: headers['user-agent'] };
      return sendFile(await exports.orders({ principal, ...trace, vendorId: params.id, query, language }), reply);
    },
  );
}

/** Counts the export as the caller's until its answer was sent or the client has left. @throws RequestRefused if there are too many */
function beginExport(exports: ExportFiles, { principal }: FastifyRequest, reply: FastifyReply): Principal {
  if (principal === null) throw new RequestRefused({ code: 'session.required' });
  const end = exports.begin(principal);
  if (end === null) throw new RequestRefused({ code: 'export.already-running' });
  reply.raw.once('close', end);
  return principal;
}

function sendFile(exported: Exported, reply: FastifyReply): FastifyReply {
  if (!exported.ok) throw refusalOf(exported.refusals);
  const { name, contentType, bytes }: FileDownload = exported.file;
  return (
    reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      // Destroyed when the client leaves, which ends the reading of orders.
      .send(Readable.from(bytes, { objectMode: false }))
  );
}

function refusalOf([first, ...rest]: Extract<Exported, { ok: false }>['refusals']): Error {
  return first ? new RequestRefused(first, ...rest) : new Error('An export was refused without a reason');
}
