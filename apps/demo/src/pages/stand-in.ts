import type { FastifyInstance } from 'fastify';

/** A small service that stands in for somebody else's; `path` is below where it is served. */
export interface StandIn {
  answer(request: { method: string; path: string; query: URLSearchParams; body: unknown }): {
    status: number;
    headers: Readonly<Record<string, string>>;
    body: string;
  };
}

/** Serves a stand-in for somebody else's service below a path of its own; its answers carry their own policy. */
export function addStandIn(app: FastifyInstance, base: string, standIn: StandIn): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${base}/*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const [path = '', query = ''] = request.url.slice(base.length).split('?', 2);
      const { method, body } = request;
      const answer = standIn.answer({ method, path, query: new URLSearchParams(query), body });
      // Who may frame a page stands in its policy; this older header cannot say it.
      reply.removeHeader('x-frame-options');
      // In a sandbox its origin is none of ours; asked to key it by one, the browser warns.
      reply.removeHeader('origin-agent-cluster');
      return reply.code(answer.status).headers(answer.headers).serializer(String).send(answer.body);
    },
  });
}
