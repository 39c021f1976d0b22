/** Tells whoever looks after the portal of a file of texts that is faulty; its reader has English in its place. */
export function tellOfTexts(file: string, why: unknown): void {
  // oxlint-disable-next-line no-console -- there is nobody else to tell
  console.warn(`Texts of ${file} are missing or faulty: English stands in for them.`, why);
}
