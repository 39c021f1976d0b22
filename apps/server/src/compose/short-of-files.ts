/** Whether the process, or the whole system, may open no more files now. */
export function isShortOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
}
