import type { FastifyInstance } from 'fastify';

/** A small service that stands in for an outside one; `path` is relative to its base. */
export interface StandIn {
  answer(request: { method: string; path: string; query: URLSearchParams; body: unknown }): {
    status: number;
    headers: Readonly<Record<string, string>>;
    body: string;
  };
}

/** Serves a stand-in for an outside service below a base path; its answers include their content security policy. */
export function addStandIn(app: FastifyInstance, base: string, standIn: StandIn): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${base}/*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const [path = '', query = ''] = request.url.slice(base.length).split('?', 2);
      const { method, body } = request;
      const answer = standIn.answer({ method, path, query: new URLSearchParams(query), body });
      // The policy says who may frame the page; this older header cannot express it.
      reply.removeHeader('x-frame-options');
      // A sandboxed page has an opaque origin, for which the browser warns about this header.
      reply.removeHeader('origin-agent-cluster');
      return reply.code(answer.status).headers(answer.headers).serializer(String).send(answer.body);
    },
  });
}
