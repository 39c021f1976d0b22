/**
 * Whether the typed text still needs a choice: it is neither empty nor the address of the chosen place. The form cannot be sent or
 * saved until the person has chosen a place.
 */
export function isUnchosen(typed: string, chosen: string): boolean {
  const text = typed.trim();
  return text !== '' && text !== chosen.trim();
}
