import { constants, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureTemplate, initialiseCluster } from './database-template.ts';
import { DatabaseFolderUnreadable } from './errors.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/**
 * Creates the database folder if it does not exist; call it while holding the folder's lock.
 *
 * A new folder is created under another name, flushed to the disk as a whole and then renamed, so that a power cut at any
 * time leaves either no folder or a complete database.
 * @returns whether it was created now
 * @throws DatabaseFolderUnreadable when the folder contains something else
 */
export async function prepareFolder(
  folder: string,
  template: () => Promise<string | undefined> = ensureTemplate,
): Promise<boolean> {
  if (existsSync(join(folder, 'PG_VERSION'))) return false;
  const exists = existsSync(folder);
  if (exists && readdirSync(folder).length > 0) {
    throw new DatabaseFolderUnreadable(folder, 'it is not empty, and it contains no database');
  }
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const source = await template();
  if (source === undefined) await initialiseCluster(draft);
  else await cp(source, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await syncTree(draft);
  if (exists) rmdirSync(folder);
  renameSync(draft, folder);
  await syncPath(dirname(folder));
  return true;
}
