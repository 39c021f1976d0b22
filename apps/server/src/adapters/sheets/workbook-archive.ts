import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { damaged, RefusedWorkbook } from './refused-workbook.ts';
import { workbookLimits } from './workbook-limits.ts';

/** The parts of a workbook. Names are compared without regard to case, as the format asks for. */
export interface WorkbookArchive {
  has(name: string): boolean;
  /** The part's bytes as they inflate. The stream fails when there are more or fewer of them than the directory declares. */
  open(name: string): Promise<Readable>;
  /** @throws RefusedWorkbook when the part is missing or has declarations, which the format forbids */
  text(name: string): Promise<string>;
}

/**
 * Reads the directory of a ZIP file and checks it against the limits before anything inflates. What is declared there bounds what
 * inflates later: yauzl ends a part that exceeds its declared size.
 * @throws RefusedWorkbook
 */
export async function openWorkbookArchive(bytes: Uint8Array): Promise<WorkbookArchive> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const archive = await yauzl.fromBufferPromise(file, { validateEntrySizes: true }).catch((error: unknown) => {
    throw damaged('its ZIP directory cannot be read', { cause: error });
  });
  if (archive.entryCount > workbookLimits.parts) throw tooLarge(`it has ${archive.entryCount} parts`);
  const entries = await readDirectory(archive);
  const open = async (name: string): Promise<Readable> => {
    const entry = entries.get(name.toLowerCase());
    if (entry === undefined) throw damaged(`its part ${name} is missing`);
    return archive.openReadStreamPromise(entry);
  };
  return {
    has: (name) => entries.has(name.toLowerCase()),
    open,
    async text(name) {
      const content = await text(await open(name));
      refuseDeclarations(content);
      return content;
    },
  };
}

/** Of programs, and of sheets with commands of old versions of Excel. */
const macroPart = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml|(?:intl)?macrosheets\/)/;

async function readDirectory(archive: yauzl.ZipFile): Promise<ReadonlyMap<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  let inflated = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      const { fileName, uncompressedSize, compressedSize } = entry;
      if (entry.isEncrypted()) throw new RefusedWorkbook('bulk.file-locked', `its part ${fileName} is encrypted`);
      inflated += uncompressedSize;
      if (inflated > workbookLimits.inflated) throw tooLarge('its parts are too large together');
      if (uncompressedSize > workbookLimits.ratioFrom && uncompressedSize > compressedSize * workbookLimits.ratio) {
        throw tooLarge(`its part ${fileName} is compressed too much`);
      }
      const name = fileName.toLowerCase();
      if (macroPart.test(name)) throw new RefusedWorkbook('bulk.file-macros', `it has the part ${fileName}`);
      // Two programs would read two different workbooks from the same file.
      if (entries.has(name)) throw damaged(`it has the part ${fileName} twice`);
      entries.set(name, entry);
    }
  } catch (error) {
    if (error instanceof RefusedWorkbook) throw error;
    // yauzl also refuses names that lead out of the archive.
    throw damaged('its ZIP directory breaks the rules', { cause: error });
  }
  return entries;
}

/**
 * Declarations of entities are how XML grows without bound or reads other files; the format forbids all declarations of document
 * types. Nothing here expands entities, so this only says so instead of reading something else than the author wrote.
 */
export function refuseDeclarations(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw damaged('it declares a document type');
}

function tooLarge(why: string): RefusedWorkbook {
  return new RefusedWorkbook('bulk.file-unpacks-too-large', why);
}
