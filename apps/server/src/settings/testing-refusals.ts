import { WrongSettings } from './setting-reader.ts';

function refusalOf(read: () => unknown): WrongSettings | null {
  try {
    read();
  } catch (error) {
    if (error instanceof WrongSettings) return error;
    throw error;
  }
  return null;
}

/** For tests: why the settings are refused. @throws when they are accepted */
export function refused(read: () => unknown): WrongSettings {
  const refusal = refusalOf(read);
  if (refusal === null) throw new Error('The settings were accepted');
  return refusal;
}

/** For tests: the names of the settings that are refused; none when all are accepted. */
export function namesRefused(read: () => unknown): string[] {
  return refusalOf(read)?.faults.map(({ name }) => name) ?? [];
}
