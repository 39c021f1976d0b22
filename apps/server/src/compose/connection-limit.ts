import { readFileSync } from 'node:fs';
import type { ConnectionLimits } from '../http/listening-server.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Files that are none of a connection's: of the embedded database (128 at most, see engine.ts), of PostgreSQL's, Redis's and other services'
 * connections, the log, worker threads, photos and city data.
 */
export const reservedFiles = 220;
/** Where the system does not say how many files a process may have open. */
const usualFiles = 1024;
/** Fewer connections are no service; where the file limit is that low, the risk of running out is accepted. */
const fewest = 32;
/** The connections of two browsers with a live channel each: fewer would keep one person out. */
const browsers = 14;
/** More than one process can serve. */
const most = 50_000;

/**
 * How many connections may be open at once so that the database never runs out of files. A connection may need two: itself, and
 * the file or the outside service that is being read for it.
 */
export function connectionLimits({ http }: Pick<Settings, 'http'>, files = openFilesLimit()): ConnectionLimits {
  const all = http.maxConnections > 0 ? http.maxConnections : connectionsFor(files);
  return { all, ofNetwork: limitOfNetwork(http, all) };
}

function connectionsFor(files: number): number {
  return Math.min(most, Math.max(fewest, Math.floor((files - reservedFiles) / 2)));
}

/** A quarter, so that one stranger leaves most of the places to others. Behind a proxy all connections come from its address. */
function limitOfNetwork({ maxConnectionsOfNetwork, trustProxy }: Settings['http'], all: number): number {
  if (maxConnectionsOfNetwork > 0) return maxConnectionsOfNetwork;
  return trustProxy.length > 0 ? all : Math.min(all, Math.max(browsers, Math.ceil(all / 4)));
}

/** How many files this process may have open, as Linux tells it. */
function openFilesLimit(): number {
  try {
    return readOpenFiles(readFileSync('/proc/self/limits', 'utf8'));
  } catch {
    return usualFiles;
  }
}

/** @param limits the text of `/proc/self/limits` */
export function readOpenFiles(limits: string): number {
  const soft = /^Max open files +(\d+|unlimited)/m.exec(limits)?.[1];
  if (soft === 'unlimited') return Number.MAX_SAFE_INTEGER;
  return soft === undefined ? usualFiles : Number(soft);
}
