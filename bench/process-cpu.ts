import { readdirSync, readFileSync } from 'node:fs';

/**
 * The CPU time of all threads of a process so far, in milliseconds; 0 when the process has ended, or without `/proc`.
 * Linux counts it there in nanoseconds; the better known figures of `/proc/{pid}/stat` are hundredths of a second.
 */
export function cpuOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => sum + onCpu(`/proc/${pid}/task/${thread}/schedstat`), 0);
  } catch (error) {
    if (isAbsence(error)) return 0;
    throw error;
  }
}

function onCpu(file: string): number {
  const [nanoseconds] = readFileSync(file, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH');
}

/** The memory of a process now, in kB; 0 when the process has ended, or without `/proc`. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch (error) {
    if (isAbsence(error)) return 0;
    throw error;
  }
}

/**
 * Counts the CPU time of processes that may start and end: a new process counts from its start.
 * @returns a function for the CPU time since the call, in milliseconds
 */
export async function countCpu(pids: () => Promise<readonly number[]>): Promise<() => Promise<number>> {
  const before = new Map((await pids()).map((pid) => [pid, cpuOf(pid)]));
  return async () => (await pids()).reduce((sum, pid) => sum + cpuOf(pid) - (before.get(pid) ?? 0), 0);
}

const checkEveryMs = 200;
/** CPU time per check, in milliseconds, that an idle server needs for its timers, jobs and log. */
const idleBelowMs = 15;

/** Waits until a process is idle, so that all requests and their consequences are done. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = cpuOf(pid); ;) {
    await new Promise((resolve) => setTimeout(resolve, checkEveryMs));
    const now = cpuOf(pid);
    if (now - before < idleBelowMs) return;
    before = now;
  }
}
