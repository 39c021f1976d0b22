/** Excel refuses a file with a longer text. */
const longestText = 32_767;

/**
 * A text as XML of a workbook can hold it. Characters that XML cannot hold are written as `_xHHHH_`, as Excel does, so every text
 * comes back unchanged.
 */
export function escapedText(text: string): string {
  return cutText(text).replaceAll(looksEscaped, '_x005F_x').replaceAll(notInXml, escapeOf);
}

/** XML has no control characters and no halves of characters, and reads a carriage return as a line feed. */
const notInXml = /[[\p{Cc}\p{Cs}\uFFFE\uFFFF]--[\t\n]]/gv;
/** What a program would take for an escape, now or after the next character is escaped. */
const looksEscaped = /_x(?=[\da-fA-F]{4}[_\p{Cc}\p{Cs}\uFFFE\uFFFF])/gu;

function escapeOf(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/** The end of a text that is too long is left out, without half of a character. */
function cutText(text: string): string {
  if (text.length <= longestText) return text;
  const cut = text.slice(0, longestText);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
