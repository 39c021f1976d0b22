/** A line of a file of texts; null for a blank line, which separates groups and stays where it is. */
type Line = { readonly key: string; readonly value: string } | null;

const entry = /^ {2}("(?:[^"\\]|\\.)*"): ("(?:[^"\\]|\\.)*"),?$/;

/**
 * A file of texts as lines, so that a change leaves all other lines unchanged.
 * @throws when it is not formatted by `npm run format` or is not JSON
 */
export function linesOf(source: string): Line[] {
  const lines = toLines(source).split('\n');
  if (lines[0] !== '{' || lines.at(-1) !== '}') throw new Error('is not formatted: run `npm run format`');
  return lines.slice(1, -1).map((line) => {
    if (line === '') return null;
    const [, key, value] = entry.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`is not formatted: run \`npm run format\` (${line})`);
    return { key: String(JSON.parse(key)), value: String(JSON.parse(value)) };
  });
}

/** Short files may be on one line. */
function toLines(source: string): string {
  const text = source.trimEnd();
  return text.includes('\n') ? text : JSON.stringify(JSON.parse(text), null, 2);
}

export function formatLines(lines: readonly Line[]): string {
  const last = lines.findLastIndex((line) => line !== null);
  const texts = lines.map((line, at) => {
    if (line === null) return '';
    return `  ${JSON.stringify(line.key)}: ${JSON.stringify(line.value)}${at === last ? '' : ','}`;
  });
  return `{\n${texts.join('\n')}\n}\n`;
}

/** Inserts lines after the last line for which `isBefore` is true, or at the end. */
export function insertAfter(lines: readonly Line[], isBefore: (key: string) => boolean, added: readonly Line[]) {
  const at = lines.findLastIndex((line) => line !== null && isBefore(line.key));
  const place = at < 0 ? lines.length : at + 1;
  return [...lines.slice(0, place), ...added, ...lines.slice(place)];
}

/** Removes lines, and the blank line of a group that is empty afterwards. */
export function removeLines(lines: readonly Line[], isRemoved: (key: string) => boolean): Line[] {
  const remaining = lines.filter((line) => line === null || !isRemoved(line.key));
  return remaining.filter(
    (line, at) => line !== null || (at > 0 && at < remaining.length - 1 && remaining[at - 1] !== null),
  );
}
