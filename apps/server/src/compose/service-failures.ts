import type { Logger } from 'pino';
import { ServiceFailure } from '../adapters/places/service-client.ts';

/** Logs failures of a service, except that it was not asked during a pause. */
export function logServiceFailure(log: Logger, message: string): (error: unknown) => void {
  return (error) => {
    if (error instanceof ServiceFailure && error.fault === 'resting') return;
    log.warn({ err: error }, message);
  };
}
