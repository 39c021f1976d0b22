import { spawn, type ChildProcess } from 'node:child_process';
import { root } from './project-files.ts';

/** `npm run dev`: restarts the server on each change; the portal reloads in the browser. */
const children: ChildProcess[] = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/demo/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn('node', ['node_modules/vite/bin/vite.js', 'apps/portal', '--host', '127.0.0.1', '--port', '5173'], {
    cwd: root,
    stdio: 'inherit',
  }),
];

let isStopping = false;
function stop(code: number): void {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', (code) => stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
