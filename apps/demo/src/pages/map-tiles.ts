import { RequestRefused } from '@riderbell/server/http/errors.ts';
import type { FastifyInstance } from 'fastify';

/** Reads vector tiles of the map; null for a tile that does not exist. */
export interface MapTiles {
  read(zoom: number, column: number, row: number): Promise<MapTile | null>;
}

export interface MapTile {
  bytes: Uint8Array;
  /** The value of `content-encoding`. */
  encoding: 'gzip' | null;
}

/** `/map/{z}/{x}/{y}.mvt`: the vector tiles of the city data. */
export function addMapTiles(app: FastifyInstance, tiles: MapTiles): void {
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>(
    String.raw`/map/:z(^\d{1,2}$)/:x(^\d{1,7}$)/:y(^\d{1,7}).mvt`,
    { schema: { hide: true }, config: { quiet: true } },
    async (request, reply) => {
      const { z, x, y } = request.params;
      const tile = await tiles.read(Number(z), Number(x), Number(y));
      if (!tile) throw new RequestRefused({ code: 'request.unknown-path' });
      reply.type('application/vnd.mapbox-vector-tile').header('cache-control', 'public, max-age=86400');
      if (tile.encoding) reply.header('content-encoding', tile.encoding);
      return reply.send(Buffer.from(tile.bytes.buffer, tile.bytes.byteOffset, tile.bytes.byteLength));
    },
  );
}
