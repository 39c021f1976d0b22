import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU that the threads of a process have used so far, in milliseconds; 0 when it is gone, or where there is no `/proc`.
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

/** Memory that a process holds now, in kB; 0 when it is gone, or where there is no `/proc`. */
export function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch (error) {
    if (isAbsence(error)) return 0;
    throw error;
  }
}

/**
 * Counts the CPU of processes that may come and go: whoever comes later counts from its birth.
 * @returns what they have used since, in milliseconds
 */
export async function countCpu(pids: () => Promise<readonly number[]>): Promise<() => Promise<number>> {
  const before = new Map((await pids()).map((pid) => [pid, cpuOf(pid)]));
  return async () => (await pids()).reduce((sum, pid) => sum + cpuOf(pid) - (before.get(pid) ?? 0), 0);
}

const look = 200;
/** A server that waits still looks at its clock, its jobs and its log. */
const atRestBelow = 15;

/** Waits until a process does next to nothing: what it was asked for, and what follows from it, is done. */
export async function untilAtRest(pid: number): Promise<void> {
  for (let before = cpuOf(pid); ;) {
    await new Promise((resolve) => setTimeout(resolve, look));
    const now = cpuOf(pid);
    if (now - before < atRestBelow) return;
    before = now;
  }
}
