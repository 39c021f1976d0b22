/** Written by `build/page-files.ts` from the browser's build. */
declare module 'virtual:page-files' {
  export const build: string;
  export const screenStyles: Readonly<Record<string, readonly string[]>>;
  export const fontStyles: Readonly<Record<string, readonly string[]>>;
  export const fonts: Readonly<Record<string, readonly string[]>>;
}
