import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project's brands. */
export const ownBrands = fileURLToPath(new URL('../../../../../brands', import.meta.url));

/** Copies some brands, for tests that change them. */
export function copyOfBrands(ids: readonly string[]): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'riderbell-brands-'));
  for (const id of ids) cpSync(join(ownBrands, id), join(folder, id), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
