import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const pack = promisify(gzip);
/** Answers with tokens are far smaller, and so are never packed together with what somebody else may have put in. */
const smallest = 4096;

/** Packs long lists: two hundred orders are 300 kB of JSON, and a tenth of it packed. */
export function packLongAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest || !request.routeOptions.config.call) return payload;
    const varies = reply.getHeader('vary');
    reply.header('vary', varies === undefined ? 'accept-encoding' : `${String(varies)}, accept-encoding`);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return pack(payload, { level: 4 });
  });
}
