import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project-files.ts';
import { runStep } from './run-step.ts';
import { listFolder } from './list-folder.ts';

/** What the portal is made of; when none of it changed since the last build, that build is used. */
const inputs = ['apps/portal', 'packages', 'package-lock.json'];
const stamp = join(root, 'apps/portal/dist/.made-from');

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFolder(join(root, input)))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const made = fingerprint();
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) {
  console.log('portal: built already');
} else {
  const quietly = ['build', 'apps/portal', '--logLevel', 'warn'];
  const forBrowser = await runStep('vite', quietly);
  if (!forBrowser.ok) process.exit(1);
  // The pages that the server renders name the browser's files, so this comes second.
  const forServer = await runStep('vite', [...quietly, '--ssr']);
  if (!forServer.ok) process.exit(1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, made);
  console.log(`portal: built in ${(forBrowser.seconds + forServer.seconds).toFixed(1)} s`);
}

// The embedded database starts from a ready-made folder, which is made once for each version of it.
const template = await runStep(process.execPath, ['packages/embedded-database/src/build-template.ts']);
if (!template.ok) process.exit(1);
