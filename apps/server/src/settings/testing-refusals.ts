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

/** For tests: returns why the settings are refused. @throws if they are accepted */
export function refused(read: () => unknown): WrongSettings {
  const refusal = refusalOf(read);
  if (refusal === null) throw new Error('The settings were accepted');
  return refusal;
}

/** For tests: returns the names of the refused settings; none if all are accepted. */
export function namesRefused(read: () => unknown): string[] {
  return refusalOf(read)?.faults.map(({ name }) => name) ?? [];
}
