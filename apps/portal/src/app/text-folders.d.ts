/** Written by `build/texts-files.ts`. */
declare module 'virtual:text-folders' {
  /** Where each language's files of texts are, by language. */
  export const folders: Readonly<Record<string, string>>;
}
