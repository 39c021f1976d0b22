import { countCpu, untilIdle } from '../process-cpu.ts';
import { inParallel } from '../figures.ts';
import type { Merchant } from '../merchant.ts';

export interface OrderThroughput {
  /** Measured until the last answer. */
  readonly ordersASecond: number;
  /** Server CPU per order, milliseconds, until the order is with the fleet and all subscribers are notified. */
  readonly serverCpu: number;
  /** CPU of the database's sessions per order, milliseconds; 0 for the embedded database. */
  readonly databaseCpu: number;
}

/**
 * Measures orders through HTTP, `inFlight` at once. The quotes are fetched before, because each is used once and is not part
 * of the measurement.
 */
export async function measureOrders(
  merchant: Merchant,
  options: { orders: number; inFlight: number; run: string; serverPid: number; databasePids: () => Promise<number[]> },
): Promise<OrderThroughput> {
  const { orders, inFlight, run, serverPid, databasePids } = options;
  const requests: Buffer[] = [];
  await inParallel(orders, inFlight, async (index) => {
    requests[index] = merchant.writeOrder(await merchant.prepareOrder(index), `${run}-${index}`);
  });
  await untilIdle(serverPid);
  const databaseCpu = await countCpu(databasePids);
  const serverCpu = await countCpu(async () => [serverPid]);
  const began = performance.now();
  await inParallel(orders, inFlight, async (index) => {
    const request = requests[index];
    if (request) await merchant.sendOrder(request);
  });
  const seconds = (performance.now() - began) / 1000;
  await untilIdle(serverPid);
  return {
    ordersASecond: orders / seconds,
    serverCpu: (await serverCpu()) / orders,
    databaseCpu: (await databaseCpu()) / orders,
  };
}
