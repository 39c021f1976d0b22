/** The headings of the workbooks, as a person writes them. */
export const headings = [
  'Reference',
  'Customer name',
  'Customer phone number',
  'Address',
  'Unit number',
  'Item description',
  'Item value',
  'Payment method',
] as const;

export type WorkbookRow = Readonly<Record<(typeof headings)[number], string>>;

const firstNames = ['Anong', 'Busaba', 'Chai', 'Dara', 'Ekachai', 'Fon', 'Kanya', 'Lamai', 'Malee', 'Niran'];
const familyNames = ['Boonmee', 'Chaiyasit', 'Detnarong', 'Kittisak', 'Phongphan', 'Rattana', 'Srisai', 'Thongchai'];

/** Places around the outlet d001 that the demo's search knows. */
const addresses = [
  'Sukhumvit Soi 21, Watthana, Bangkok',
  'Terminal 21 Asok, Watthana, Bangkok',
  'Sukhumvit Soi 23, Watthana, Bangkok',
  'Sukhumvit Soi 11, Watthana, Bangkok',
  'Sukhumvit Soi 33, Watthana, Bangkok',
  'Sukhumvit Soi 22, Khlong Toei, Bangkok',
  'Sukhumvit Soi 4, Khlong Toei, Bangkok',
  'Sukhumvit Soi 3, Watthana, Bangkok',
  'Sukhumvit Soi 39, Watthana, Bangkok',
  'Bumrungrad Hospital, Watthana, Bangkok',
  'Sukhumvit Soi 24, Khlong Toei, Bangkok',
  'Sukhumvit Soi 26, Khlong Toei, Bangkok',
  'Samitivej Sukhumvit Hospital, Watthana, Bangkok',
  'Lumphini Park, Pathum Wan, Bangkok',
];

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

function goodRow(number: number): WorkbookRow {
  return {
    Reference: `B-${String(number).padStart(4, '0')}`,
    'Customer name': `${at(firstNames, number)} ${at(familyNames, number)}`,
    // A spreadsheet program takes it for a number and drops the zero.
    'Customer phone number': `08${String(10_000_000 + number * 7919)}`,
    Address: at(addresses, number),
    'Unit number': `${number}B`,
    'Item description': `${1 + (number % 3)} iced lattes`,
    'Item value': String(120 + number),
    'Payment method': number % 2 === 0 ? 'Cash on delivery' : 'Paid',
  };
}

/** What makes a good row a bad one. The first three are corrected in the journey. */
const faults: readonly Partial<WorkbookRow>[] = [
  { 'Customer phone number': '12' },
  { 'Customer name': 'Malee 2' },
  { 'Payment method': 'Seashells' },
  { 'Customer name': '' },
  { 'Customer phone number': '' },
  { Address: '' },
  { Address: 'Qqxzy Wwkvj' },
  { 'Item value': 'a lot' },
  { 'Item value': '' },
  { 'Payment method': '' },
  { 'Item description': 'iced latte '.repeat(30) },
  { Reference: 'B-0001' },
];

const corrected: readonly Partial<WorkbookRow>[] = [
  { 'Customer phone number': '0811111111' },
  { 'Customer name': 'Malee Srisai' },
  { 'Payment method': 'Paid' },
];

export const goodRows = 200;
export const badRows = faults.length;
export const correctedRows = corrected.length;

/** Every seventeenth row is bad, until there are as many as there are faults. */
export const rowsBetweenFaults = 17;

function rowAt(index: number, change: (fault: number) => Partial<WorkbookRow>): WorkbookRow {
  const fault = Math.floor(index / rowsBetweenFaults);
  const isBad = index % rowsBetweenFaults === rowsBetweenFaults - 1 && fault < faults.length;
  return { ...goodRow(index + 1), ...(isBad ? change(fault) : {}) };
}

const indexes = Array.from({ length: goodRows + badRows }, (_, index) => index);

/** The first upload: 200 good rows and 12 bad ones. */
export function firstRows(): readonly WorkbookRow[] {
  return indexes.map((index) => rowAt(index, (fault) => at(faults, fault)));
}

/** How a corrected row reads: by the number of its fault. */
export function correctedValues(fault: number): Partial<WorkbookRow> {
  return at(corrected, fault);
}

/** The unit number of the order that the afternoon's workbook no longer has. */
export const removedUnit = '41B';

/** The same workbook in the afternoon: with what was corrected, without the other bad rows, with 5 edits, 2 new rows and 1 row less. */
export function laterRows(): readonly WorkbookRow[] {
  const isStaying = (index: number): boolean => {
    const fault = Math.floor(index / rowsBetweenFaults);
    const isBad = index % rowsBetweenFaults === rowsBetweenFaults - 1 && fault < faults.length;
    return !isBad || fault < corrected.length;
  };
  const staying = indexes.filter(isStaying).map((index) => rowAt(index, correctedValues));
  const edited = staying.map((row, index) =>
    index >= 20 && index < 25 ? { ...row, 'Unit number': `${index}C` } : row,
  );
  const withoutOne = edited.filter((row) => row['Unit number'] !== removedUnit);
  return [...withoutOne, goodRow(901), goodRow(902)];
}

/** As the text that a spreadsheet program opens. */
export function csvOf(rows: readonly WorkbookRow[]): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading]))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');
}
