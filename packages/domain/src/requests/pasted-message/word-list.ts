/** Words as a table of data holds them: divided by semicolons and line ends, so that a language is a line. */
export function wordList(words: string): readonly string[] {
  return words
    .split(/[;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
