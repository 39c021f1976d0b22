import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { RequestRefused } from './errors.ts';
import { isPlain } from './plain-text.ts';

/** Parses JSON with valid strings. An empty body counts as none, because clients send calls without fields like that. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string | Buffer> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    const source = typeof body === 'string' ? body : body.toString('utf8');
    if (source === '') {
      done(null, undefined);
      return;
    }
    // The parser answers through its callback.
    void parse(request, source, (error: Error | null, parsed?: unknown) => {
      if (error === null && !isPlain(source, parsed)) done(new RequestRefused({ code: 'request.malformed' }));
      else done(error, parsed);
    });
  };
}
