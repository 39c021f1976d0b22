import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project-files.ts';
import { runStep } from './run-step.ts';
import { listFolder } from './list-folder.ts';

/** The portal's sources; if none changed since the last build, it is used again. */
const inputs = ['apps/portal', 'packages', 'package-lock.json'];
const stamp = join(root, 'apps/portal/dist/.made-from');

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFolder(join(root, input)))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const current = fingerprint();
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) {
  console.log('portal: the build is up to date');
} else {
  const buildArguments = ['build', 'apps/portal', '--logLevel', 'warn'];
  const forBrowser = await runStep('vite', buildArguments);
  if (!forBrowser.ok) process.exit(1);
  // The server's pages refer to the browser's files, so this build comes second.
  const forServer = await runStep('vite', [...buildArguments, '--ssr']);
  if (!forServer.ok) process.exit(1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  console.log(`portal: built in ${(forBrowser.seconds + forServer.seconds).toFixed(1)} s`);
}

// The embedded database starts from a template folder, which is built once for each of its versions.
const template = await runStep(process.execPath, ['packages/embedded-database/src/build-template.ts']);
if (!template.ok) process.exit(1);
