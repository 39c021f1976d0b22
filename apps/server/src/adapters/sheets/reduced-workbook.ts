import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const references = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const typeBegin = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface ReducedWorkbook {
  /** The rows of its one sheet, as XML. */
  readonly rows: string;
  readonly from1904: boolean;
  /** The part of the same name, as XML. */
  readonly styles: string | null;
}

/**
 * An uncompressed workbook that only has what was checked. The library reads this one, so it cannot find other parts in the
 * merchant's file than the check did.
 */
export async function reducedWorkbook({ rows, from1904, styles }: ReducedWorkbook): Promise<Uint8Array> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name, { compress: false });
  const types = `<Override PartName="/xl/workbook.xml" ContentType="${typeBegin}.sheet.main+xml"/>`;
  add('[Content_Types].xml', `<Types>${types}</Types>`);
  add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  const epoch = from1904 ? '<workbookPr date1904="1"/>' : '';
  const opened = `<workbook xmlns="${main}" xmlns:r="${references}">`;
  add('xl/workbook.xml', `${opened}${epoch}<sheets><sheet name="rows" sheetId="1" r:id="rId0"/></sheets></workbook>`);
  const sheet = ['worksheet', 'worksheets/sheet0.xml'] as const;
  add('xl/_rels/workbook.xml.rels', relationships(styles === null ? [sheet] : [sheet, ['styles', 'styles.xml']]));
  if (styles !== null) add('xl/styles.xml', styles);
  add('xl/worksheets/sheet0.xml', `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`);
  zip.end();
  return buffer(zip.outputStream);
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index}" Type="${references}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${relations}">${each.join('')}</Relationships>`;
}
