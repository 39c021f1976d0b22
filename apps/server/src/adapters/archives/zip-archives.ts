import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ArchivedFile, ArchiveWriter } from '../../features/exports/ports.ts';

/**
 * Writes ZIP archives, beyond 4 GB and 65,535 files as ZIP64. One file is in memory at a time: the next one is asked for when the
 * reader of the archive has taken the previous one.
 */
export const zipArchives: ArchiveWriter = {
  contentType: 'application/zip',
  async *write(files) {
    const zip = new ZipFile();
    // yazl promises only a readable stream; it is this one, which can be destroyed.
    const output = zip.outputStream as PassThrough;
    const filling = fill(zip, output, files).catch((error: Error) => void output.destroy(error));
    try {
      yield* output;
    } finally {
      output.destroy();
      await filling;
    }
  },
};

async function fill(zip: ZipFile, output: PassThrough, files: AsyncIterable<ArchivedFile>): Promise<void> {
  const left = once(output, 'close');
  for await (const { name, at, isCompressed, content } of files) {
    await Promise.race([added(zip, name, { mtime: new Date(at), compress: isCompressed }, content), left]);
    // Ends the files too.
    if (output.destroyed) return;
  }
  zip.end();
}

/** Resolves when the archive has taken all of the content. */
function added(
  zip: ZipFile,
  name: string,
  options: { readonly mtime: Date; readonly compress: boolean },
  content: ArchivedFile['content'],
): Promise<void> {
  // The archive remembers this function until its end, so the content must not stay in it.
  let waiting: ArchivedFile['content'] | null = content;
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(name, options, (pump) => {
      const source = Readable.from(waiting ?? [], { objectMode: false });
      waiting = null;
      source.once('end', resolve).once('error', reject);
      pump(null, source);
    });
  });
}
