import type { FastifyInstance } from 'fastify';

/** The pseudo texts of an area for a language; null if the language keeps its own. */
export type PseudoTexts = (language: string, area: string) => Promise<Readonly<Record<string, string>> | null>;

interface TextFileRoute {
  Params: { folder: string; file: string };
}

/**
 * Serves pseudo texts instead of the built text files. Browsers may have cached those for ever, so their cache is cleared.
 */
export function addPseudoTexts(app: FastifyInstance, pseudoTexts: PseudoTexts): void {
  app.get<TextFileRoute>('/assets/texts/:folder/:file', { schema: { hide: true } }, async (request, reply) => {
    const { folder, file } = request.params;
    const [, language = ''] = /^(\w+)-/.exec(folder) ?? [];
    const texts = await pseudoTexts(language, file.replace(/\.json$/, ''));
    if (texts === null) return reply.sendFile(`assets/texts/${folder}/${file}`);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer(String)
      .send(JSON.stringify(texts));
  });
  app.addHook('onSend', async (_request, reply, body) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.header('clear-site-data', '"cache"');
    return body;
  });
}
