import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { RowStore, SheetRow } from '../../features/exports/ports.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Stores rows compressed in memory, each call's apart, and reads them in their order. */
export function packedRows(): RowStore {
  const packed: Buffer[] = [];
  return {
    async add(rows) {
      packed.push(await pack(JSON.stringify(rows)));
    },
    async *read() {
      for (const rows of packed) yield* JSON.parse((await unpack(rows)).toString()) as SheetRow[];
    },
  };
}
