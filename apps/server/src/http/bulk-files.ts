import { bulkErrorRowsRoute, bulkFilledRoute, bulkTemplateRoute } from '@riderbell/contract/files.ts';
import { id } from '@riderbell/contract/shapes/primitives.ts';
import { accountOf, type Merchant } from '@riderbell/domain/access/principal.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { BulkFiles } from '../features/bulk-orders/ports.ts';
import { RequestRefused } from './errors.ts';
import { fileLanguage, sendFile } from './export-files.ts';
import { requirePrincipal } from './identity.ts';
import type { SessionCheck } from './ports.ts';

export interface BulkFileRouteParts {
  readonly bulk: BulkFiles;
  readonly sessions: SessionCheck;
  readonly defaultLanguage: Language;
}

const language = z.optional(z.string().check(z.maxLength(10)));
const jobParams = z.object({ id, jobId: id });

/** Serves the workbooks of bulk orders to callers with an account and the right. */
export function addBulkFileRoutes(app: FastifyInstance, { bulk, sessions, defaultLanguage }: BulkFileRouteParts): void {
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    request.principal = await requirePrincipal(request, sessions);
    merchantOf(request);
  };
  const template = z.strictObject({ vendor_id: z.optional(id), language });
  app.get<{ Querystring: z.infer<typeof template> }>(
    bulkTemplateRoute,
    { schema: { hide: true, querystring: template }, config: { call: 'get-bulk-template' }, onRequest },
    async (request, reply) => {
      const { vendor_id: vendorId = null, language: wanted } = request.query;
      const asked = {
        principal: merchantOf(request),
        vendorId,
        language: fileLanguage(request, wanted, defaultLanguage),
      };
      return sendFile(await bulk.template(asked), reply);
    },
  );
  const query = z.strictObject({ language });
  const add = (path: string, call: string, make: BulkFiles['filled']): void => {
    app.get<{ Params: z.infer<typeof jobParams>; Querystring: z.infer<typeof query> }>(
      path,
      { schema: { hide: true, params: jobParams, querystring: query }, config: { call }, onRequest },
      async (request, reply) => {
        const { id: vendorId, jobId } = request.params;
        const asked = {
          principal: merchantOf(request),
          vendorId,
          jobId,
          language: fileLanguage(request, request.query.language, defaultLanguage),
        };
        return sendFile(await make(asked), reply);
      },
    );
  };
  add(bulkErrorRowsRoute, 'get-bulk-error-rows', (asked) => bulk.errorRows(asked));
  add(bulkFilledRoute, 'get-bulk-filled-file', (asked) => bulk.filled(asked));
}

/** @throws RequestRefused for a caller without an account */
function merchantOf({ principal }: FastifyRequest): Merchant {
  const merchant = principal && accountOf(principal);
  if (!merchant) throw new RequestRefused({ code: 'session.account-required' });
  return merchant;
}
