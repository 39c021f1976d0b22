/** Control characters but line breaks and tabs, which the API refuses. */
// eslint-disable-next-line no-control-regex -- the point of the rule is to find them
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A text of several lines as an order stores it. */
export function tidyText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(controls, '')
    .trim();
}

/** A text in one line: its line breaks separate parts of an address, so they become commas. */
export function tidyLine(text: string): string {
  return tidyText(text)
    .replaceAll(/[\s,]*\n\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A unit or a building. A comma inside it would move the parts of the address behind it (specification §3). */
export function tidyPart(text: string): string {
  return tidyText(text)
    .replaceAll(/[,\s]+/g, ' ')
    .trim();
}
