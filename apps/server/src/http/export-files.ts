import { Readable } from 'node:stream';
import { auditExportRoute, exportRoute, numbersExportRoute, proofsExportRoute } from '@riderbell/contract/files.ts';
import {
  auditExportQuery,
  exportQuery,
  numbersExportQuery,
  proofsExportQuery,
} from '@riderbell/contract/shapes/order-export.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import { id } from '@riderbell/contract/shapes/primitives.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { startLanguage } from '@riderbell/domain/countries/preferred-language.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { MadeBulkFile } from '../features/bulk-orders/ports.ts';
import type { Exported, ExportFiles, ExportRequest } from '../features/exports/ports.ts';
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
  const add = <Query extends object>(
    path: string,
    call: string,
    querystring: z.ZodMiniType<Query>,
    exported: (request: ExportRequest<Query>) => Promise<Exported>,
  ): void => {
    const options = {
      schema: { hide: true, params: z.object({ id }), querystring },
      config: { call },
      // Before the checks of the request, as for every call.
      onRequest: async (request: FastifyRequest) => {
        request.principal = await requirePrincipal(request, sessions);
      },
    };
    app.get<{ Params: { id: string } }>(path, options, async (request, reply) => {
      const principal = beginExport(exports, request, reply);
      const { ip: remoteAddress, params } = request;
      // The route has checked it.
      const query = request.query as Query;
      const userAgent = request.headers['user-agent'];
      const language = fileLanguage(request, 'language' in query ? String(query.language) : undefined, defaultLanguage);
      const asked = { principal, remoteAddress, userAgent, vendorId: params.id, query, language };
      return sendFile(await exported(asked), reply);
    });
  };
  add(exportRoute, 'export-orders', exportQuery, (request) => exports.orders(request));
  add(proofsExportRoute, 'export-proofs', proofsExportQuery, (request) => exports.proofs(request));
  add(numbersExportRoute, 'export-numbers', numbersExportQuery, (request) => exports.numbers(request));
  add(auditExportRoute, 'export-audit-trail', auditExportQuery, (request) => exports.auditTrail(request));
}

/** The language of a file: the wanted one, else the first of the request's that we have. */
export function fileLanguage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  wanted: string | undefined,
  defaultLanguage: Language,
): Language {
  return startLanguage(languages, defaultLanguage, [wanted, firstWish(headers['accept-language'] ?? '')]);
}

/** Counts the export as the caller's until its answer was sent or the client has left. @throws RequestRefused if there are too many */
function beginExport(
  exports: ExportFiles,
  { principal }: Pick<FastifyRequest, 'principal'>,
  reply: FastifyReply,
): Principal {
  if (principal === null) throw new RequestRefused({ code: 'session.required' });
  const end = exports.begin(principal);
  if (end === null) throw new RequestRefused({ code: 'export.already-running' });
  reply.raw.once('close', end);
  return principal;
}

/** Sends a file as an attachment. @throws RequestRefused for a refusal */
export function sendFile(exported: Exported | MadeBulkFile, reply: FastifyReply): FastifyReply {
  if (!exported.ok) throw refusalOf(exported.refusals);
  const { name, contentType, bytes } = exported.file;
  return (
    reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      // Destroyed when the client leaves, which ends the reading.
      .send(Readable.from(bytes, { objectMode: false }))
  );
}

function refusalOf([first, ...rest]: readonly Refusal<ErrorCode>[]): Error {
  return first ? new RequestRefused(first, ...rest) : new Error('An export was refused without a reason');
}
