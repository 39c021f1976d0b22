import { constants, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureTemplate, initialiseCluster } from './database-template.ts';
import { DatabaseFolderUnreadable } from './errors.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/**
 * Makes the database folder if there is none; call it under the folder's lock.
 *
 * A new one is made under another name, written through to the disk as a whole and renamed, so that under its own name
 * there is either nothing or a database that opens, whenever the power goes.
 * @returns whether it was made now
 * @throws DatabaseFolderUnreadable when the folder holds something else
 */
export async function prepareFolder(
  folder: string,
  template: () => Promise<string | undefined> = ensureTemplate,
): Promise<boolean> {
  if (existsSync(join(folder, 'PG_VERSION'))) return false;
  const exists = existsSync(folder);
  if (exists && readdirSync(folder).length > 0) {
    throw new DatabaseFolderUnreadable(folder, 'it is not empty, and what is in it is not a database');
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
