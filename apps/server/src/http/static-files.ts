import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Whether the build has a file at this decoded path with a leading slash. */
export type HasFile = (path: string) => boolean;

/**
 * Serves the built files from a list that is created once, so that other paths cost no disk access and no spelling of a path leaves the
 * folder.
 */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<HasFile> {
  const files = await filesIn(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The names of files in assets/ contain a hash of their content.
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (!files.has(path)) return reply.callNotFound();
    return reply.sendFile(path);
  });
  return (path) => files.has(path);
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? [`/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`] : [],
  );
  return new Set(paths.filter((path) => !path.includes('/.')));
}
