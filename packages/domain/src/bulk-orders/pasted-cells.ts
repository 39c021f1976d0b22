/** More cells than a paste into the grid can have rows and columns for. */
const mostCells = 200_000;

/** Whether a pasted text is a table of a spreadsheet program rather than a message. */
export function looksLikeCells(text: string): boolean {
  return text.includes('\t');
}

/**
 * The cells of a text as spreadsheet programs copy it: tabs between cells, line breaks between rows, and quotes around a cell that has
 * a tab, a line break or a quote in it, with two quotes for each quote in it. A quote inside of a cell that does not begin with one is a character.
 */
export function readPastedCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let count = 0;
  let at = 0;
  while (at < text.length && count < mostCells) {
    const { cell, end } = cellAt(text, at);
    row.push(cell);
    count += 1;
    at = end + 1;
    if (text[end] === '\t') {
      if (at === text.length) row.push('');
      continue;
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** The cell that begins here, and the index of the separator after it. */
function cellAt(text: string, at: number): { readonly cell: string; readonly end: number } {
  if (text[at] === '"') {
    const quoted = quotedCell(text, at);
    if (quoted) return quoted;
  }
  separator.lastIndex = at;
  const end = separator.exec(text)?.index ?? text.length;
  return { cell: text.slice(at, end), end };
}

const separator = /[\t\r\n]/g;

/** A cell in quotes; null when its quotes do not end before a separator, so that they are characters of the cell. */
function quotedCell(text: string, at: number): { readonly cell: string; readonly end: number } | null {
  let from = at + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    if (text[quote + 1] === '"') {
      from = quote + 2;
      continue;
    }
    const end = quote + 1;
    if (end < text.length && !/[\t\r\n]/.test(text.charAt(end))) return null;
    return { cell: text.slice(at + 1, quote).replaceAll('""', '"'), end };
  }
}
