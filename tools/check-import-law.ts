import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf, importCircles } from './import-law/check-imports.ts';
import { root, sourceFiles } from './project-files.ts';

/** Files of the root itself are configuration of tools and stand outside of the law. */
const files = sourceFiles().filter((file) => file.includes('/') && existsSync(join(root, file)));
const breaches = files.flatMap((file) => breachesOf(file, root));
const circles = importCircles(files, root);
for (const { file, message } of breaches) console.error(`${file}: ${message}`);
for (const circle of circles) console.error(`import circle: ${circle.join(', ')}`);
console.log(`import law: ${files.length} files, ${breaches.length} breaches, ${circles.length} circles`);
if (breaches.length + circles.length > 0) process.exitCode = 1;
