import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '../run-step.ts';
import { dayOfSample, dayVariable } from './language-sample.ts';

/** A run fails when more journeys than this are flaky, because that is a fault and not a busy machine. */
export const maxFlaky = 2;

export interface JourneyResult {
  readonly passed: number;
  /** Journeys that failed both times, and the flaky ones when there are more than `maxFlaky`. */
  readonly failed: number;
  /** The titles of journeys that failed with the others and passed alone. */
  readonly flaky: readonly string[];
  readonly ok: boolean;
}

/**
 * Runs the browser journeys, then runs the failed ones again, alone. A busy machine can make a single journey fail once; a
 * fault of the product makes it fail again.
 * @param args Playwright's arguments: words that select journeys, or options
 */
export async function runJourneys(args: readonly string[]): Promise<JourneyResult> {
  // Both runs check the same languages, even if midnight is between them.
  process.env[dayVariable] = String(dayOfSample());
  const folder = await mkdtemp(join(tmpdir(), 'riderbell-journeys-'));
  try {
    const first = await playwright(args, folder);
    if (first === null) return { passed: 0, failed: 1, flaky: [], ok: false };
    if (first.failed.length === 0) {
      return { passed: first.passed, failed: first.ok ? 0 : 1, flaky: [], ok: first.ok };
    }
    console.log(`\n── once more, alone: ${first.failed.length}`);
    // Use a separate folder, because a run removes the pictures and traces of the previous run from its folder.
    const again = ['--last-failed', '--workers=1', '--output=test-results/once-more'];
    const second = await playwright([...args, ...again], folder);
    const failedAgain = second?.failed ?? first.failed;
    const stillFailed = second?.ok ? 0 : Math.max(1, failedAgain.length);
    const flaky = first.failed.filter((title) => !failedAgain.includes(title));
    for (const title of flaky) console.log(`flaky: ${title}`);
    const isAcceptable = flaky.length <= maxFlaky;
    const failed = stillFailed + (isAcceptable ? 0 : flaky.length);
    return { passed: first.passed + (isAcceptable ? flaky.length : 0), failed, flaky, ok: failed === 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly ok: boolean;
}

/** Runs Playwright and reads its report; null when there is none, for example because its configuration is broken. */
async function playwright(args: readonly string[], folder: string): Promise<Run | null> {
  const report = join(folder, 'report.json');
  await rm(report, { force: true });
  const { ok } = await runStep('playwright', ['test', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(folder, 'last-run.json'),
  });
  try {
    const specs = specsIn((JSON.parse(await readFile(report, 'utf8')) as { suites: Suite[] }).suites);
    const failed = specs.filter((spec) => !spec.ok);
    return { passed: specs.length - failed.length, failed: failed.map(titleOf), ok };
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** The parts of Playwright's JSON report that are read here. */
interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}
interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
}

function specsIn(suites: readonly Suite[]): Spec[] {
  return suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])]);
}

function titleOf({ file, line, title }: Spec): string {
  return `${file}:${line} ${title}`;
}
