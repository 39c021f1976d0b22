import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { RequestRefused } from './errors.ts';
import { isPlain } from './plain-text.ts';

/** Parses JSON whose texts are texts. An empty body is no body, because a call without fields is sent that way too. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string | Buffer> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    const source = typeof body === 'string' ? body : body.toString('utf8');
    if (source === '') {
      done(null, undefined);
      return;
    }
    // The parser answers through its callback; it returns nothing to wait for.
    void parse(request, source, (error: Error | null, parsed?: unknown) => {
      if (error === null && !isPlain(source, parsed)) done(new RequestRefused({ code: 'request.malformed' }));
      else done(error, parsed);
    });
  };
}
