import { readFileSync } from 'node:fs';
import type { ConnectionLimits } from '../http/listening-server.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Files other than those of connections: the embedded database (at most 128, see engine.ts), connections to PostgreSQL, Redis and other
 * services, the log, worker threads, photos and city data.
 */
export const reservedFiles = 220;
/** Used if the system does not report how many files a process may have open. */
const usualFiles = 1024;
/** Fewer connections would be useless; with such a low limit of files, the risk of running out is accepted. */
const minConnections = 32;
/** The connections of two browsers with a live channel each; with fewer, one person could not connect. */
const minOfNetwork = 14;
/** More than a process can serve. */
const maxConnectionsInAll = 50_000;

/**
 * The number of simultaneous connections with which the database never runs out of files. A connection may need two files: its own, and
 * one for the file or outside service that its request reads.
 */
export function connectionLimits({ http }: Pick<Settings, 'http'>, files = openFilesLimit()): ConnectionLimits {
  const all = http.maxConnections > 0 ? http.maxConnections : connectionsFor(files);
  return { all, ofNetwork: limitOfNetwork(http, all) };
}

function connectionsFor(files: number): number {
  return Math.min(maxConnectionsInAll, Math.max(minConnections, Math.floor((files - reservedFiles) / 2)));
}

/** A quarter, so that a stranger cannot take most of the connections. Behind a proxy all connections have its address. */
function limitOfNetwork({ maxConnectionsOfNetwork, trustProxy }: Settings['http'], all: number): number {
  if (maxConnectionsOfNetwork > 0) return maxConnectionsOfNetwork;
  return trustProxy.length > 0 ? all : Math.min(all, Math.max(minOfNetwork, Math.ceil(all / 4)));
}

/** Linux's limit of open files for this process. */
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
