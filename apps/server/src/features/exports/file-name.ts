/** For example `swift_d001_2026-11-01_2026-11-30.xlsx`: the brand, the branch, and the first and last day. */
export function fileName(parts: readonly string[], extension: string): string {
  return `${parts.join('_')}.${extension}`;
}
