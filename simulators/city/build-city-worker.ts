/** A worker that builds a city without blocking the server's event loop; its `workerData` is `CityOptions`. */
import { workerData } from 'node:worker_threads';
import { buildCity } from './build-city.ts';
import type { CityOptions } from './build-city.ts';

function optionsOf(data: unknown): CityOptions {
  if (typeof data !== 'object' || data === null || !('into' in data) || typeof data.into !== 'string') {
    throw new Error('the worker needs the folder to build');
  }
  return 'from' in data && typeof data.from === 'string' ? { from: data.from, into: data.into } : { into: data.into };
}

await buildCity(optionsOf(workerData));
