import { ensureTemplate } from './database-template.ts';

// Run when an image is built or packages were installed: node build-template.ts. Without it the first start does the same.

const folder = await ensureTemplate();
process.stdout.write(
  folder === undefined
    ? 'The package folder cannot be written: every new database will be made from nothing\n'
    : `An empty database is ready in ${folder}\n`,
);
