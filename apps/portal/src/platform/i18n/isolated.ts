/** A value of another direction inside a sentence, such as an e-mail in Arabic: isolated from it (Unicode's FSI and PDI). */
export function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}
