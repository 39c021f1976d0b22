import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf, importCircles } from './import-law/check-imports.ts';
import { root, sourceFiles } from './project-files.ts';

/** Files in the root folder are configuration of tools, to which the law does not apply. */
const files = sourceFiles().filter((file) => file.includes('/') && existsSync(join(root, file)));
const breaches = files.flatMap((file) => breachesOf(file, root));
const circles = importCircles(files, root);
for (const { file, message } of breaches) console.error(`${file}: ${message}`);
for (const circle of circles) console.error(`import circle: ${circle.join(', ')}`);
console.log(`import law: ${files.length} files, ${breaches.length} breaches, ${circles.length} circles`);
if (breaches.length + circles.length > 0) process.exitCode = 1;
