import { countCpu, untilAtRest } from '../process-cpu.ts';
import { inParallel } from '../figures.ts';
import type { Merchant } from '../merchant.ts';

export interface OrderThroughput {
  /** Until the last answer. */
  readonly ordersASecond: number;
  /** CPU of the server for one order, milliseconds: until it was handed to the fleet and everybody was told. */
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
  const requests: Buffer[] = [];
  await inParallel(orders, inFlight, async (index) => {
    requests[index] = merchant.writeOrder(await merchant.prepareOrder(index), `${run}-${index}`);
  });
  await untilAtRest(serverPid);
  const databaseCpu = await countCpu(databasePids);
  const serverCpu = await countCpu(async () => [serverPid]);
  const began = performance.now();
  await inParallel(orders, inFlight, async (index) => {
    const request = requests[index];
    if (request) await merchant.sendOrder(request);
  });
  const seconds = (performance.now() - began) / 1000;
  await untilAtRest(serverPid);
  return {
    ordersASecond: orders / seconds,
    serverCpu: (await serverCpu()) / orders,
    databaseCpu: (await databaseCpu()) / orders,
  };
}
