/** A value as the library reads it from a cell. */
export type CellContent = string | number | boolean | Date | null;

/**
 * A cell's value as a text; null when it cannot be known. The typed value is written, never how a program shows it: `66812345678`
 * may be shown as 6.68E+10.
 * @param from1904 whether the workbook counts days from 1904
 */
export function cellText(value: CellContent, from1904: boolean): string | null {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? decimals(value) : dateText(value, from1904);
}

/** With 15 digits, as spreadsheet programs calculate and show numbers, so 0.1 + 0.2 is 0.3. */
function decimals(value: number): string | null {
  if (!Number.isFinite(value)) return null;
  const [digits = '', exponent = '0'] = Math.abs(value).toExponential(14).split('e');
  const figures = digits.replace('.', '').replace(/0+$/, '');
  if (figures === '') return '0';
  const point = Number(exponent) + 1;
  const whole = point > 0 ? figures.slice(0, point).padEnd(point, '0') : '0';
  const rest = point > 0 ? figures.slice(point) : '0'.repeat(-point) + figures;
  return `${value < 0 ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`;
}

const dayMs = 86_400_000;
/** The days that a time alone counts from, as the library returns them. */
const firstOf1900 = Date.UTC(1900, 0, 1);
const firstOf1904 = Date.UTC(1904, 0, 1);

/** The library returns the wall time as if it were UTC. A time alone is less than one day. */
function dateText(date: Date, from1904: boolean): string | null {
  // 14:30 is a fraction of a day that a number does not hold exactly.
  const at = Math.round(date.getTime() / 1000) * 1000;
  const isTimeAlone = from1904 ? at >= firstOf1904 && at < firstOf1904 + dayMs : at < firstOf1900;
  if (Number.isNaN(at) || at < (from1904 ? firstOf1904 : firstOf1900 - 2 * dayMs)) return null;
  if (at >= Date.UTC(10_000, 0, 1)) return null;
  const [day = '', time = ''] = new Date(at).toISOString().slice(0, 16).split('T');
  if (isTimeAlone) return time;
  return time === '00:00' ? day : `${day}T${time}`;
}
