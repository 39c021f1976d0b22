import type { Logger } from 'pino';
import { ServiceFailure } from '../adapters/places/service-client.ts';

/** Writes what a service did not do; that one which rests was not asked is no news. */
export function logServiceFailure(log: Logger, message: string): (error: unknown) => void {
  return (error) => {
    if (error instanceof ServiceFailure && error.trouble === 'resting') return;
    log.warn({ err: error }, message);
  };
}
