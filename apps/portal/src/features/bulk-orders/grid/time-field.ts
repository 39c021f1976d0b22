/**
 * The value of a date and time field for the text of a delivery time; empty for an empty text. Null for a text that such a field cannot
 * show, which is then edited as a text.
 */
export function clockField(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::00)?$/.exec(trimmed);
  return match === null ? null : `${match[1]}T${match[2]}`;
}

/** The text of a delivery time for the value of the field. */
export function fromClockField(value: string): string {
  return value.replace('T', ' ').slice(0, 16);
}
