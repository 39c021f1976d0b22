import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project-files.ts';
import { runStep } from './run-step.ts';

/** `npm start`: builds the portal if needed, then runs the demo. */
const build = await runStep(process.execPath, [join(root, 'tools/build.ts')]);
if (!build.ok) process.exit(1);

const server = spawn(process.execPath, [join(root, 'apps/demo/src/main.ts')], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
