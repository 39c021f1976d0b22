import { pathOf } from '@riderbell/contract/call.ts';
import { reportPositions } from '@riderbell/contract/calls/fleet/report-positions.ts';
import type { PositionReport } from '@riderbell/contract/shapes/fleet.ts';
import { signatureHeaders } from '../../tools/fleet-conformance/signing.ts';
import { inParallel } from '../figures.ts';
import { KeepAliveClient } from '../keep-alive-client.ts';
import { cpuOf } from '../process-cpu.ts';

export interface PositionLoad {
  readonly url: string;
  readonly secret: string;
  readonly serverPid: number;
  readonly reports: number;
  /** Reports in one request. */
  readonly together: number;
  readonly inFlight: number;
}

export interface PositionThroughput {
  readonly reportsASecond: number;
  /** CPU of the server's process per report, milliseconds. */
  readonly serverCpu: number;
}

const riders = 1000;
const path = pathOf(reportPositions);

/** Reports the positions of moving riders in turn, each a few metres further; the server has to accept every report. */
export async function measurePositions(load: PositionLoad): Promise<PositionThroughput> {
  const client = new KeepAliveClient(load.url);
  let taken = 0;
  const send = async (request: number): Promise<void> => {
    const from = request * load.together;
    const body = { positions: Array.from({ length: load.together }, (_, index) => reportOf(from + index)) };
    const text = Buffer.from(JSON.stringify(body));
    const headers = signatureHeaders(load.secret, Date.now(), { method: 'POST', path, body: text });
    const answer = await client.send(client.request('POST', path, body, headers));
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body}`);
    taken += reportPositions.answer.parse(JSON.parse(answer.body)).result.accepted;
  };
  try {
    const cpu = cpuOf(load.serverPid);
    const start = performance.now();
    await inParallel(load.reports / load.together, load.inFlight, send);
    const seconds = (performance.now() - start) / 1000;
    if (taken !== load.reports) throw new Error(`${load.reports - taken} of ${load.reports} reports were refused`);
    return { reportsASecond: load.reports / seconds, serverCpu: (cpuOf(load.serverPid) - cpu) / load.reports };
  } finally {
    client.close();
  }
}

function reportOf(index: number): PositionReport {
  const rider = index % riders;
  const step = Math.floor(index / riders);
  return {
    rider: { id: `bench-${rider}`, name: 'Anong Srisuk', phone_number: '+66800000007', vehicle: 'motorbike' },
    busy: true,
    latitude: 13.7 + rider / 10_000 + step / 50_000,
    longitude: 100.5,
    accuracy_metres: 10,
    at: new Date().toISOString(),
  };
}
