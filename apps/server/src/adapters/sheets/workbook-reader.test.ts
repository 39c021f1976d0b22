import { randomBytes } from 'node:crypto';
import { bulkFileLimit, bulkRowLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ReadWorkbook, WorkbookReader, WorkbookRefusal } from '../../features/bulk-orders/workbook-ports.ts';
import { declareSize, partsOf, renamePart, textRow, workbookOf, zipOf } from './testing-workbooks.ts';
import { workbookReader, type WorkbookReaderOptions } from './workbook-reader.ts';

const good = await workbookOf(textRow(1, 'Name', 'Phone'));
const goodRead: ReadWorkbook = {
  ok: true,
  sheets: [{ name: 'Orders', rows: [{ number: 1, cells: ['Name', 'Phone'] }] }],
};
const parts = partsOf({ sheets: [{ rows: textRow(1, 'Name', 'Phone') }] });
const sheetPart = 'xl/worksheets/sheet0.xml';

function sheetWith(before: string, rows: string): string {
  return `${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

function declaring(declaration: string): Promise<Buffer> {
  return zipOf({
    ...parts,
    [sheetPart]: sheetWith(`<?xml version="1.0"?><!DOCTYPE x [${declaration}]>`, textRow(1, '&amp;')),
  });
}

/** Rows that differ, so that they do not compress beyond the allowed ratio. */
function numberedRows(count: number, row: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => row(index + 1)).join('');
}

const laughs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index, names) => {
  const before = names[index - 1];
  return `<!ENTITY ${name} "${before === undefined ? 'ha' : `&${before};`.repeat(10)}">`;
});

const container = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const macroType = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const wide = (number: number) => `<row r="${number}"><c r="XFD${number}"><v>${number}</v></c></row>`;

/** Each makes a file that is refused. */
const refusedFiles: Readonly<Record<string, readonly [WorkbookRefusal, () => Uint8Array | Promise<Uint8Array>]>> = {
  'an empty file': ['bulk.file-format', () => new Uint8Array()],
  'a text': ['bulk.file-format', () => Buffer.from('Name,Phone\nA,+66')],
  'a picture': ['bulk.file-format', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  'an old workbook': ['bulk.file-format', () => Buffer.concat([container, Buffer.alloc(4096)])],
  'another archive': ['bulk.file-format', () => zipOf({ 'a.txt': 'a' })],
  'a workbook in an archive': ['bulk.file-format', () => zipOf({ 'orders.xlsx': good })],
  'a document of a word processor': ['bulk.file-format', () => workbookOf(textRow(1, 'a'), { mainType: documentType })],
  'a byte too many': ['bulk.file-too-large', () => Buffer.concat([good], bulkFileLimit + 1)],
  'a workbook with a password': [
    'bulk.file-locked',
    () => writeXlsx({ sheets: [{ name: 'A', rows: [['a']] }], encryption: { password: 'riders', spinCount: 1 } }),
  ],
  'macros by type': ['bulk.file-macros', () => workbookOf(textRow(1, 'a'), { mainType: macroType })],
  'macros by part': ['bulk.file-macros', () => zipOf({ ...parts, 'xl/vbaProject.bin': 'macro' })],
  'sheets of macros': ['bulk.file-macros', () => zipOf({ ...parts, 'xl/macrosheets/sheet1.xml': '<a/>' })],
  '10,000 parts': [
    'bulk.file-unpacks-too-large',
    () =>
      zipOf(
        { ...parts, ...Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`p/${index}`, ''])) },
        false,
      ),
  ],
  'a part that is compressed too much': [
    'bulk.file-unpacks-too-large',
    () => zipOf({ ...parts, 'xl/media/a.bin': Buffer.alloc(20 * 1024 * 1024) }),
  ],
  'parts that are too large together': [
    'bulk.file-unpacks-too-large',
    () => declareSize(good, sheetPart, 65 * 1024 * 1024),
  ],
  'a part that is larger than declared': [
    'bulk.file-unreadable',
    async () => {
      const rows = numberedRows(9000, (number) => textRow(number, `${number} and a text`));
      return declareSize(await zipOf({ ...parts, [sheetPart]: sheetWith('', rows) }), sheetPart, 100);
    },
  ],
  'a part that is smaller than declared': ['bulk.file-unreadable', () => declareSize(good, sheetPart, 5000)],
  'cells that would need gigabytes': ['bulk.file-unpacks-too-large', () => workbookOf(numberedRows(5000, wide))],
  'a text that is used too often': [
    'bulk.file-unpacks-too-large',
    () =>
      workbookOf(
        numberedRows(5000, (number) => `<row r="${number}"><c t="s"><v>0</v></c></row>`),
        { sharedTexts: `<si><t>${randomBytes(16_000).toString('hex')}</t></si>` },
      ),
  ],
  'external entities': ['bulk.file-unreadable', () => declaring('<!ENTITY a SYSTEM "file:///etc/passwd">')],
  'a billion laughs': ['bulk.file-unreadable', () => declaring(laughs.join(''))],
  'declarations among the shared texts': [
    'bulk.file-unreadable',
    () =>
      zipOf({ ...partsOf({ sheets: [{ rows: '' }], sharedTexts: '' }), 'xl/sharedStrings.xml': '<!DOCTYPE x><sst/>' }),
  ],
  'a name that leads out of the archive': [
    'bulk.file-unreadable',
    async () => renamePart(await zipOf({ ...parts, 'xx/secret': 'a' }), 'xx/secret', '../secret'),
  ],
  'an absolute name': [
    'bulk.file-unreadable',
    async () => renamePart(await zipOf({ ...parts, 'x/secret': 'a' }), 'x/secret', '//secret'),
  ],
  'the same part twice': [
    'bulk.file-unreadable',
    async () => renamePart(await zipOf({ ...parts, 'xl/worksheets/sheetX.xml': 'a' }), 'sheetX', 'SHEET0'),
  ],
  'a cut file': ['bulk.file-unreadable', () => good.subarray(0, good.length - 40)],
  'a missing part': ['bulk.file-unreadable', () => renamePart(good, 'sheet0.xml', 'sheet9.xml')],
  'a cell far outside': ['bulk.file-unreadable', () => workbookOf('<row r="1"><c r="XFE1"><v>1</v></c></row>')],
  'a row far outside': ['bulk.file-unreadable', () => workbookOf('<row r="1048577"><c r="A1"><v>1</v></c></row>')],
  'a cell without an end': [
    'bulk.file-unreadable',
    () => workbookOf(`<row r="1">${'<c><v>1</v>'.repeat(50_000)}</row>`),
  ],
  'text in another encoding': [
    'bulk.file-unreadable',
    () => zipOf({ ...parts, [sheetPart]: Buffer.from(sheetWith('', textRow(1, 'é')), 'latin1') }),
  ],
  'no sheet': ['bulk.no-rows', () => zipOf(partsOf({ sheets: [] }))],
  'only empty rows': ['bulk.no-rows', () => workbookOf(`<row r="1"/>${textRow(2, ' ', '')}`)],
  'only hidden sheets': [
    'bulk.no-rows',
    () => zipOf(partsOf({ sheets: [{ state: 'hidden', rows: textRow(1, 'a') }] })),
  ],
  'too many rows in two sheets': [
    'bulk.too-many-rows',
    () => {
      const rows = numberedRows(bulkRowLimit / 2 + 26, (number) => textRow(number, `${number}`));
      return zipOf(partsOf({ sheets: [{ rows }, { name: 'More', rows }] }));
    },
  ],
};

function openReader(options: WorkbookReaderOptions = {}): WorkbookReader {
  const reader = workbookReader(options);
  onTestFinished(() => reader.close());
  return reader;
}

describe('a file that is refused', () => {
  let reader: WorkbookReader;
  const why: string[] = [];
  beforeAll(() => {
    reader = workbookReader({ onUnreadable: (reason) => why.push(reason) });
  });
  afterAll(() => reader.close());

  it.each(Object.entries(refusedFiles))('%s; the next file is read', async (_, [refusal, make]) => {
    why.length = 0;
    expect(await reader.read(await make())).toEqual({ ok: false, refusal });
    // Only damaged files are reported, and not one ended its thread.
    expect(why.length).toBe(refusal === 'bulk.file-unreadable' ? 1 : 0);
    expect(why.join('')).not.toMatch(/thread|longer than/);
    expect(await reader.read(good)).toEqual(goodRead);
  });
});

it('reads the most rows that are allowed, and returns them in their order', async () => {
  const rows = numberedRows(bulkRowLimit + 50, (number) => textRow(number, `row ${number}`, 'x'));
  const read = await openReader().read(await workbookOf(rows));
  const [sheet] = read.ok ? read.sheets : [];
  expect(sheet?.rows).toHaveLength(bulkRowLimit + 50);
  expect(sheet?.rows.every(({ number, cells }, index) => number === index + 1 && cells[0] === `row ${number}`)).toBe(
    true,
  );
});

it('reads a sheet whose 1,048,576 rows are formatted and nearly all empty, in a small heap', async () => {
  const rows = numberedRows(1_048_574, (number) => `<row r="${number + 1}" ht="15"/>`);
  const file = await workbookOf(textRow(1, 'Name') + rows + textRow(1_048_576, 'last'));
  const read = await openReader({ heapLimit: 48 }).read(file);
  const expected = [
    { number: 1, cells: ['Name'] },
    { number: 1_048_576, cells: ['last'] },
  ];
  expect(read).toEqual({ ok: true, sheets: [{ name: 'Orders', rows: expected }] });
});

it('leaves the caller’s bytes as they are', async () => {
  const bytes = new Uint8Array(good);
  const reader = openReader();
  expect([await reader.read(bytes), await reader.read(bytes)]).toEqual([goodRead, goodRead]);
});

it('reads more files at once than it has threads', async () => {
  const reader = openReader({ threads: 2 });
  expect(await Promise.all(Array.from({ length: 7 }, () => reader.read(good)))).toEqual(
    Array.from({ length: 7 }, () => goodRead),
  );
});

describe('a thread', () => {
  it('that takes too long is ended, its file refused, and another reads the next file', async () => {
    const why: string[] = [];
    const reader = openReader({ threads: 1, onUnreadable: (reason) => why.push(reason) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const slow = reader.read(good);
    const next = reader.read(good);
    vi.advanceTimersByTime(10_000);
    expect(await slow).toEqual({ ok: false, refusal: 'bulk.file-unreadable' });
    expect(await next).toEqual(goodRead);
    expect(why).toEqual(['reading took longer than 10000 ms']);
  });

  it('that runs out of memory takes only its file with it', async () => {
    const why: string[] = [];
    const reader = openReader({ threads: 1, heapLimit: 24, onUnreadable: (reason) => why.push(reason) });
    const cells = (row: number) =>
      Array.from({ length: 40 }, (_, cell) => `<c><v>${(row * 40 + cell) * Math.PI}</v></c>`);
    const rows = numberedRows(bulkRowLimit / 2, (row) => `<row r="${row}">${cells(row).join('')}</row>`);
    expect(await reader.read(await workbookOf(rows))).toEqual({ ok: false, refusal: 'bulk.file-unreadable' });
    expect(why).toEqual([expect.stringContaining('memory')]);
    expect(await reader.read(good)).toEqual(goodRead);
  });

  it('ends when it is idle, and another starts when it is needed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const reader = openReader();
    await reader.read(good);
    vi.advanceTimersByTime(30_000);
    expect(await reader.read(good)).toEqual(goodRead);
  });
});

it('fails what it is reading, what waits and what comes, once it is closed', async () => {
  const reader = workbookReader({ threads: 1 });
  const reads = Promise.allSettled([reader.read(good), reader.read(good)]);
  await reader.close();
  expect((await reads).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(reader.read(good)).rejects.toThrow('closed');
});
