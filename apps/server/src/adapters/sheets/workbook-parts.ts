import { posix } from 'node:path';
import { damaged, RefusedWorkbook } from './refused-workbook.ts';
import type { WorkbookArchive } from './workbook-archive.ts';
import { tagsNamed } from './xml-tags.ts';

export interface WorkbookParts {
  /** The visible sheets in their order, with the names of their parts. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  /** Whether days are counted from 1904 instead of 1900. */
  readonly from1904: boolean;
  readonly sharedTexts: string | null;
  readonly styles: string | null;
}

const contentTypes = '[Content_Types].xml';
const workbookType = /spreadsheetml\.(?:sheet|template)\.main\+xml/;

/**
 * Finds the parts of a workbook to read.
 * @throws RefusedWorkbook when it is no workbook or has macros
 */
export async function findParts(archive: WorkbookArchive): Promise<WorkbookParts> {
  if (!archive.has(contentTypes)) throw new RefusedWorkbook('bulk.file-format', 'it is another kind of archive');
  const types = await archive.text(contentTypes);
  if (/macroEnabled|vbaProject|macrosheet/i.test(types)) {
    throw new RefusedWorkbook('bulk.file-macros', 'a part has a type of macros');
  }
  if (!workbookType.test(types)) throw new RefusedWorkbook('bulk.file-format', 'it is another kind of document');

  const [workbook] = await relationsOf(archive, '').then((relations) => partsOfType(relations, 'officeDocument'));
  if (workbook === undefined) throw damaged('it does not name its workbook');
  const xml = await archive.text(workbook);
  const relations = await relationsOf(archive, workbook);
  const partOf = new Map(relations.map(({ id, type, part }) => [id, type === 'worksheet' ? part : undefined]));
  const sheets = [...tagsNamed(xml, 'sheet')].flatMap((sheet) => {
    const part = partOf.get(sheet.get('id') ?? '');
    const isHidden = /hidden/i.test(sheet.get('state') ?? '');
    return part === undefined || isHidden ? [] : [{ name: sheet.get('name') ?? '', part }];
  });
  const [properties] = tagsNamed(xml, 'workbookPr');
  return {
    sheets,
    from1904: /^(?:1|true|on)$/.test(properties?.get('date1904') ?? ''),
    sharedTexts: partsOfType(relations, 'sharedStrings')[0] ?? null,
    styles: partsOfType(relations, 'styles')[0] ?? null,
  };
}

interface Relation {
  readonly id: string;
  /** The last word of its type; what precedes it differs between the two variants of the format. */
  readonly type: string;
  readonly part: string;
}

/** What a part refers to within the archive. @param part an empty text for the archive as a whole */
async function relationsOf(archive: WorkbookArchive, part: string): Promise<readonly Relation[]> {
  const folder = part === '' ? '' : posix.dirname(part);
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  if (!archive.has(name)) throw damaged(`its part ${name} is missing`);
  return [...tagsNamed(await archive.text(name), 'Relationship')]
    .filter((relation) => relation.get('TargetMode') !== 'External')
    .map((relation) => ({
      id: relation.get('Id') ?? '',
      type: (relation.get('Type') ?? '').split('/').at(-1) ?? '',
      part: posix.resolve('/', folder, relation.get('Target') ?? '').slice(1),
    }));
}

function partsOfType(relations: readonly Relation[], wanted: string): string[] {
  return relations.filter(({ type }) => type === wanted).map(({ part }) => part);
}
