import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countriesPage } from './countries/countries-page.ts';
import { root } from './project-files.ts';

/** `npm run countries:describe`: writes docs/countries.md from the country files. */
await writeFile(join(root, 'docs/countries.md'), countriesPage());
