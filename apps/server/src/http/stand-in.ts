import type { FastifyInstance } from 'fastify';
import type { StandIn } from './ports.ts';

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
