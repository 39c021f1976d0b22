/**
 * Whether a typed address is still to be settled: it is neither empty nor the address of the place that was chosen. Nothing may be sent
 * or saved until a person has chosen its place.
 */
export function isUnchosen(typed: string, chosen: string): boolean {
  const text = typed.trim();
  return text !== '' && text !== chosen.trim();
}
