import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './project-files.ts';

/** The project's own programs come first, even when a script is started without npm. */
const programs = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

export interface StepResult {
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command from the root, prints its output and returns it. Never throws: a command that cannot start has failed. */
export async function runStep(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<StepResult> {
  const startedAt = Date.now();
  return await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: programs, FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const onOutput = (chunk: Buffer): void => {
      output += chunk.toString();
      process.stdout.write(chunk);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    const end = (ok: boolean): void => resolve({ ok, output, seconds: (Date.now() - startedAt) / 1000 });
    child.on('error', (error) => {
      onOutput(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** The numbers of tests in a runner's output; a runner that prints none counts as one test. */
export function countTests(output: string, ok: boolean): { passed: number; failed: number } {
  const summary = output.match(/^\d+ passed, \d+ failed$/gm)?.at(-1);
  const vitest = /^\s*Tests\s+(.*)$/m.exec(output)?.[1];
  const source = summary ?? vitest ?? output;
  const passed = Number(/(\d+) passed/.exec(source)?.[1] ?? 0);
  const failed = Number(/(\d+) failed/.exec(source)?.[1] ?? 0);
  if (passed + failed === 0) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

/** One line of the table at the end of a run. `.ci/run` finds these lines in the output of its steps and repeats them. */
export function stepLine({ ok, seconds }: Pick<StepResult, 'ok' | 'seconds'>, name: string): string {
  return `${ok ? 'ok    ' : 'FAILED'} ${(seconds / 60).toFixed(1).padStart(5)} min  ${name}`;
}

/** The lines that name flaky journeys, which are repeated at the end of a long log although they passed. */
export function flakyLines(output: string): string[] {
  return output.match(/^flaky: .+$/gm) ?? [];
}
