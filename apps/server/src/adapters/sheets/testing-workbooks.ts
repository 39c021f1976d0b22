import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const references = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const documents = 'application/vnd.openxmlformats-officedocument';

/** A ZIP file with the given parts, in their order. */
export async function zipOf(parts: Readonly<Record<string, string | Uint8Array>>, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

export interface WrittenSheet {
  readonly name?: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** Within `sheetData`. */
  readonly rows: string;
  /** Behind `sheetData`. */
  readonly after?: string;
}

export interface WrittenParts {
  readonly sheets: readonly WrittenSheet[];
  /** Attributes of `workbookPr`. */
  readonly properties?: string;
  readonly sharedTexts?: string;
  readonly styles?: string;
  readonly mainType?: string;
}

/** The parts of a workbook from the XML of its rows, for files that no program writes. */
export function partsOf(workbook: WrittenParts): Record<string, string> {
  const {
    sheets,
    properties = '',
    sharedTexts,
    styles,
    mainType = `${documents}.spreadsheetml.sheet.main+xml`,
  } = workbook;
  const listed = sheets.map(({ name = 'Orders', state }, index) => {
    const visibility = state === undefined ? '' : ` state="${state}"`;
    return `<sheet name="${name}" sheetId="${index + 1}"${visibility} r:id="rId${index}"/>`;
  });
  const targets: [type: string, target: string][] = sheets.map((_, index) => [
    'worksheet',
    `worksheets/sheet${index}.xml`,
  ]);
  if (sharedTexts !== undefined) targets.push(['sharedStrings', 'sharedStrings.xml']);
  if (styles !== undefined) targets.push(['styles', 'styles.xml']);
  return {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${mainType}"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${references}"><workbookPr ${properties}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(targets),
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index}.xml`, sheetXml(sheet)])),
    ...(sharedTexts === undefined ? {} : { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${sharedTexts}</sst>` }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>` }),
  };
}

/** A workbook with one visible sheet. */
export function workbookOf(
  rows: string,
  more: Partial<Omit<WrittenParts, 'sheets'>> & { after?: string } = {},
): Promise<Buffer> {
  return zipOf(partsOf({ ...more, sheets: [{ rows, after: more.after ?? '' }] }));
}

/** A row of inline texts. */
export function textRow(number: number, ...texts: readonly string[]): string {
  const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${number}">${cells.join('')}</row>`;
}

function sheetXml({ rows, after = '' }: WrittenSheet): string {
  return `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index}" Type="${references}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${each.join('')}</Relationships>`;
}

/** Changes the size that the directory of a ZIP file declares for a part. */
export function declareSize(zip: Buffer, name: string, size: number): Buffer {
  const lying = Buffer.from(zip);
  const signature = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = lying.indexOf(signature); at !== -1; at = lying.indexOf(signature, at + 1)) {
    const length = lying.readUInt16LE(at + 28);
    if (lying.toString('utf8', at + 46, at + 46 + length) === name) lying.writeUInt32LE(size, at + 24);
  }
  return lying;
}

/** Replaces a name in a ZIP file by one of the same length, in its directory and before the part. */
export function renamePart(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new RangeError('Both names need the same length');
  const renamed = Buffer.from(zip);
  for (let at = renamed.indexOf(from); at !== -1; at = renamed.indexOf(from, at + 1)) renamed.write(to, at);
  return renamed;
}
