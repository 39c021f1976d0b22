import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second for every process that reads `/proc`. */
const ticksASecond = 100;

/** CPU that a process has used so far, user and system, in milliseconds; 0 when it is gone or where there is no `/proc`. */
export function cpuOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksASecond;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0;
    throw error;
  }
}
