import { cpuOf } from '../process-cpu.ts';
import { inParallel } from '../figures.ts';
import type { Merchant } from '../merchant.ts';

export interface OrderThroughput {
  readonly ordersASecond: number;
  /** CPU of the server for one order, milliseconds. */
  readonly serverCpu: number;
  /** CPU of the database's sessions for one order, milliseconds; 0 where the database is inside of the server. */
  readonly databaseCpu: number;
}

/**
 * Orders through HTTP, `inFlight` at once. The fees are asked for beforehand, since a quote is used once and is not
 * what is measured.
 */
export async function measureOrders(
  merchant: Merchant,
  options: { orders: number; inFlight: number; run: string; serverPid: number; databasePids: () => Promise<number[]> },
): Promise<OrderThroughput> {
  const { orders, inFlight, run, serverPid, databasePids } = options;
  const requests: Awaited<ReturnType<Merchant['prepareOrder']>>[] = [];
  await inParallel(orders, inFlight, async (index) => {
    requests[index] = await merchant.prepareOrder(index);
  });
  const databaseCpuNow = async (): Promise<number> => (await databasePids()).reduce((sum, pid) => sum + cpuOf(pid), 0);
  const serverBefore = cpuOf(serverPid);
  const databaseBefore = await databaseCpuNow();
  const began = performance.now();
  await inParallel(orders, inFlight, async (index) => {
    const request = requests[index];
    if (request) await merchant.sendOrder(request, `${run}-${index}`);
  });
  const seconds = (performance.now() - began) / 1000;
  return {
    ordersASecond: orders / seconds,
    serverCpu: (cpuOf(serverPid) - serverBefore) / orders,
    databaseCpu: ((await databaseCpuNow()) - databaseBefore) / orders,
  };
}
