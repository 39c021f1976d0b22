import { damaged, RefusedWorkbook } from './refused-workbook.ts';
import { withoutReadings } from './shared-texts.ts';
import { refuseDeclarations } from './workbook-archive.ts';
import { workbookLimits } from './workbook-limits.ts';
import { attributesOf, tagsNamed } from './xml-tags.ts';

/** What the sheets of a workbook have used of its limits so far. */
export interface Spent {
  rows: number;
  cells: number;
  characters: number;
}

export interface FilledRows {
  /** The filled rows alone, as XML without prefixes or shared texts. */
  readonly rows: readonly string[];
  /** Ranges of merged cells, such as `A1:B2`. */
  readonly merged: readonly string[];
}

export interface RowSource {
  /** The part of a sheet. */
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly sharedTexts: readonly string[];
  /** The text of cells whose value cannot be known. */
  readonly unreadable: string;
  readonly spent: Spent;
}

const lastColumn = 16_384;
const lastRow = 1_048_576;

/**
 * Reduces a sheet, while it inflates, to the rows and cells that have a value: a sheet may have a million formatted rows without any,
 * and the library would make an object of each. It also marks what the library's stream does not tell apart: errors from
 * texts, and formulas that were never calculated from empty cells.
 * @throws RefusedWorkbook
 */
export async function filledRows(source: RowSource): Promise<FilledRows> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const scan = new SheetScan(source);
  try {
    for await (const chunk of source.bytes) scan.add(decoder.decode(chunk, { stream: true }));
    scan.add(decoder.decode());
  } catch (error) {
    if (error instanceof RefusedWorkbook) throw error;
    throw damaged('a sheet cannot be inflated, or is not in UTF-8', { cause: error });
  }
  return scan.end();
}

class SheetScan {
  readonly #source: RowSource;
  readonly #rows: string[] = [];
  #place: 'before' | 'rows' | 'after' = 'before';
  #text = '';
  #prefix = '';
  #row = 0;

  constructor(source: RowSource) {
    this.#source = source;
  }

  add(text: string): void {
    this.#text += text;
    if (this.#place === 'before') this.#findRows();
    if (this.#place === 'rows') this.#readRows();
    if (this.#text.length > workbookLimits.piece) throw damaged('a row, or what is around the rows, is too long');
  }

  end(): FilledRows {
    if (this.#place === 'rows') throw damaged('a sheet ends within its rows');
    const merged = [...tagsNamed(this.#text, 'mergeCell')].map((merge) => merge.get('ref') ?? '');
    return { rows: this.#rows, merged };
  }

  #findRows(): void {
    const found = /<([\w.-]+:)?sheetData(\s*\/)?\s*>/.exec(this.#text);
    if (found === null) return;
    const [tag, prefix = '', isEmpty] = found;
    refuseDeclarations(this.#text.slice(0, found.index));
    this.#prefix = prefix;
    this.#text = this.#text.slice(found.index + tag.length);
    this.#place = isEmpty === undefined ? 'rows' : 'after';
  }

  /** Takes the complete rows from the text. */
  #readRows(): void {
    const text = this.#text;
    const close = `</${this.#prefix}row>`;
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      const tagEnd = open === -1 ? -1 : text.indexOf('>', open);
      if (tagEnd === -1) break;
      const tag = text.slice(open + 1, tagEnd);
      if (tag.startsWith(`/${this.#prefix}sheetData`)) {
        this.#place = 'after';
        at = tagEnd + 1;
        break;
      }
      if (!isTag(tag, `${this.#prefix}row`)) {
        at = tagEnd + 1;
      } else if (tag.endsWith('/')) {
        this.#numberRow(tag);
        at = tagEnd + 1;
      } else {
        const rowEnd = text.indexOf(close, tagEnd);
        if (rowEnd === -1) break;
        this.#numberRow(tag);
        this.#takeRow(text.slice(tagEnd + 1, rowEnd));
        at = rowEnd + close.length;
      }
    }
    this.#text = text.slice(at);
  }

  /** A row without a number follows the previous one. */
  #numberRow(tag: string): void {
    const given = / r\s*=\s*["'](\d+)["']/.exec(tag)?.[1];
    this.#row = given === undefined ? this.#row + 1 : Number(given);
    if (this.#row < 1 || this.#row > lastRow) throw damaged(`a sheet has the row ${this.#row}`);
  }

  #takeRow(content: string): void {
    const prefix = this.#prefix;
    if (!content.includes(`<${prefix}v`) && !content.includes(`<${prefix}is`) && !content.includes(`<${prefix}f`))
      return;
    let cells = '';
    let column = 0;
    for (const { tag, body } of cellsOf(content, prefix)) {
      const attributes = attributesOf(tag);
      column = columnOf(attributes.get('r')) ?? column + 1;
      if (column > lastColumn) throw damaged(`a sheet has the column ${column}`);
      const cell = this.#rewritten(attributes.get('t') ?? '', body);
      if (cell === null) continue;
      const style = /^\d+$/.test(attributes.get('s') ?? '') ? ` s="${attributes.get('s')}"` : '';
      cells += `<c r="${lettersOf(column)}${this.#row}"${style}${cell}</c>`;
    }
    if (cells === '') return;
    this.#spend(column, cells.length);
    this.#rows.push(`<row r="${this.#row}">${cells}</row>`);
  }

  #spend(columns: number, characters: number): void {
    const { spent } = this.#source;
    spent.rows += 1;
    spent.cells += columns;
    spent.characters += characters;
    if (spent.rows > workbookLimits.rows) throw new RefusedWorkbook('bulk.too-many-rows', 'it has too many rows');
    if (spent.cells > workbookLimits.cells || spent.characters > workbookLimits.characters) {
      throw new RefusedWorkbook('bulk.file-unpacks-too-large', 'its rows are too large together');
    }
  }

  /** The type and the content of a cell for the library; null for a cell without a value. */
  #rewritten(type: string, body: string): string | null {
    const { sharedTexts, unreadable } = this.#source;
    const value = elementOf(body, `${this.#prefix}v`);
    if (type === 'e') return ` t="str"><v>${unreadable}</v>`;
    if (value === null || (value === '' && type !== 'str')) {
      // An empty result of the type text was calculated.
      if (elementOf(body, `${this.#prefix}f`) !== null) return ` t="str"><v>${unreadable}</v>`;
      const inline = type === 'inlineStr' ? elementOf(body, `${this.#prefix}is`) : null;
      return inline === null ? null : ` t="inlineStr"><is>${withoutReadings(inline)}</is>`;
    }
    if (value === '') return null;
    if (type === 's') {
      const shared = sharedTexts[Number(value)];
      if (shared === undefined) throw damaged(`a cell refers to the shared text ${value}, which is missing`);
      return shared === '' ? null : ` t="inlineStr"><is>${shared}</is>`;
    }
    if (type === 'd') return ` t="str"><v>${isoText(value)}</v>`;
    return `${type === 'str' || type === 'b' ? ` t="${type}"` : ''}><v>${value}</v>`;
  }
}

function isTag(tag: string, name: string): boolean {
  return tag.startsWith(name) && (tag.length === name.length || /[\s/]/.test(tag.charAt(name.length)));
}

/** The cells of a row. It searches forward alone, so a broken row costs no more than a good one. */
function* cellsOf(content: string, prefix: string): Generator<{ tag: string; body: string }> {
  const close = `</${prefix}c>`;
  for (let at = content.indexOf('<'); at !== -1; at = content.indexOf('<', at)) {
    const tagEnd = content.indexOf('>', at);
    if (tagEnd === -1) throw damaged('a cell has no end');
    const tag = content.slice(at + 1, tagEnd);
    at = tagEnd + 1;
    if (!isTag(tag, `${prefix}c`)) continue;
    if (tag.endsWith('/')) {
      yield { tag, body: '' };
      continue;
    }
    const end = content.indexOf(close, at);
    if (end === -1) throw damaged('a cell has no end');
    yield { tag, body: content.slice(at, end) };
    at = end + close.length;
  }
}

/** The content of the first element with a name; null if there is none. */
function elementOf(xml: string, name: string): string | null {
  for (let at = xml.indexOf(`<${name}`); at !== -1; at = xml.indexOf(`<${name}`, at + 1)) {
    const tagEnd = xml.indexOf('>', at);
    if (tagEnd === -1) return null;
    const tag = xml.slice(at + 1, tagEnd);
    if (!isTag(tag, name)) continue;
    if (tag.endsWith('/')) return '';
    const end = xml.indexOf(`</${name}>`, tagEnd);
    return end === -1 ? null : xml.slice(tagEnd + 1, end);
  }
  return null;
}

/** `2026-11-28T14:30:00` as other dates are written. */
function isoText(value: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)[\d:.]*Z?)?$/.exec(value.trim()) ?? [];
  if (day === undefined) return value;
  return time === undefined || time === '00:00' ? day : `${day}T${time}`;
}

/** The number of the column of a cell such as `AB12`, from 1; null without one. */
export function columnOf(cell: string | undefined): number | null {
  const letters = /^\$?([A-Z]{1,3})/i.exec(cell ?? '')?.[1];
  if (letters === undefined) return null;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function lettersOf(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
