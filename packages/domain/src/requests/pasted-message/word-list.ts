/** The words of a text, separated by semicolons and line breaks, so that a table can have a line per language. */
export function wordList(words: string): readonly string[] {
  return words
    .split(/[;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
