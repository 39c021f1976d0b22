import type { FastifyInstance } from 'fastify';
import type { Closers } from '../compose/closers.ts';
import type { Deliveries } from '../compose/deliveries.ts';
import type { CallComposition, PortalComposition } from '../compose/http.ts';
import type { LiveComposition } from '../compose/live.ts';
import type { JobRunner } from '../jobs/job-runner.ts';

/** The parts of processes. Each role starts its parts; the others do nothing. */
export interface ProcessParts {
  /** Already answers health checks. */
  readonly app: FastifyInstance;
  readonly calls: CallComposition;
  readonly live: LiveComposition;
  readonly pages: PortalComposition;
  readonly jobs: JobRunner;
  readonly deliveries: Pick<Deliveries, 'start' | 'stop'>;
  readonly closers: Closers;
}
