import { describe, expect, it } from 'vitest';
import { connectionLimits, readOpenFiles, reservedFiles } from './connection-limit.ts';

const limits = (soft: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             127454               127454               processes
Max open files            ${soft.padEnd(20)} 20000                files
`;
const settings = (maxConnections: number, maxConnectionsOfNetwork = 0, trustProxy: readonly string[] = []) =>
  ({ http: { maxConnections, maxConnectionsOfNetwork, trustProxy } }) as Parameters<typeof connectionLimits>[0];
const connectionLimit = (...given: Parameters<typeof connectionLimits>) => connectionLimits(...given).all;
const ofNetwork = (...given: Parameters<typeof settings>) => connectionLimits(settings(...given), 20_000).ofNetwork;

describe('the limit of simultaneous connections', () => {
  it('leaves files for the database, with two files per connection', () => {
    for (const files of [500, 1024, 20_000]) {
      expect(connectionLimit(settings(0), files) * 2 + reservedFiles).toBeLessThanOrEqual(files);
    }
    expect(connectionLimit(settings(0), 500)).toBe(140);
    expect(connectionLimit(settings(0), readOpenFiles(limits('unlimited')))).toBe(50_000);
    expect(connectionLimit(settings(0), 100)).toBe(32);
  });

  it('is the configured number', () => {
    expect(connectionLimit(settings(7), 500)).toBe(7);
  });

  it('is a quarter for one network, but enough for a person if the limit is low', () => {
    expect(ofNetwork(400)).toBe(100);
    expect(ofNetwork(20)).toBe(14);
    expect(ofNetwork(5)).toBe(5);
  });

  it('is not reduced for a network behind a proxy, unless configured', () => {
    expect(ofNetwork(400, 0, ['loopback'])).toBe(400);
    expect(ofNetwork(400, 7)).toBe(7);
    expect(ofNetwork(400, 7, ['loopback'])).toBe(7);
  });

  it('follows the system’s limit of files', () => {
    expect(readOpenFiles(limits('500'))).toBe(500);
    expect(readOpenFiles('')).toBe(1024);
  });
});
