import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './project-files.ts';

/** The project's own programs come first, also when a script is started without npm. */
const programs = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

export interface StepResult {
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command from the root, shows what it prints and keeps it. Never throws: a command that cannot start has failed. */
export async function runStep(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<StepResult> {
  const began = Date.now();
  return await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: programs, FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
      process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (ok: boolean): void => resolve({ ok, output, seconds: (Date.now() - began) / 1000 });
    child.on('error', (error) => {
      keep(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** The tests that a runner says it ran; a runner that says nothing counts as one step. */
export function countTests(output: string, ok: boolean): { passed: number; failed: number } {
  const closingLine = output.match(/^\d+ passed, \d+ failed$/gm)?.at(-1);
  const vitest = /^\s*Tests\s+(.*)$/m.exec(output)?.[1];
  const source = closingLine ?? vitest ?? output;
  const passed = Number(/(\d+) passed/.exec(source)?.[1] ?? 0);
  const failed = Number(/(\d+) failed/.exec(source)?.[1] ?? 0);
  if (passed + failed === 0) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

/** One line of the table at the end of a run. `.ci/run` finds these lines in what its steps print, and repeats them. */
export function stepLine({ ok, seconds }: Pick<StepResult, 'ok' | 'seconds'>, name: string): string {
  return `${ok ? 'ok    ' : 'FAILED'} ${(seconds / 60).toFixed(1).padStart(5)} min  ${name}`;
}

/** The lines that name flaky journeys, which pass and still have to be seen at the end of a long log. */
export function flakyLines(output: string): string[] {
  return output.match(/^flaky: .+$/gm) ?? [];
}
