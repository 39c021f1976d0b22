import { ensureTemplate } from './database-template.ts';

// Run `node build-template.ts` when building an image or after installing packages. Otherwise the first start does the same.

const folder = await ensureTemplate();
process.stdout.write(
  folder === undefined
    ? 'The package folder is not writable: every new database will be initialised from scratch\n'
    : `An empty database is ready in ${folder}\n`,
);
