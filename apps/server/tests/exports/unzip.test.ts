import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { proofsExportPath } from '@riderbell/contract/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipArchives } from '../../src/adapters/archives/zip-archives.ts';
import type { ArchivedFile } from '../../src/features/exports/ports.ts';
import { photo, proofEvent, reportAll } from '../fleet/fleet-reports.ts';
import { dispatchedOrder } from '../orders/order-requests.ts';
import { startTestingServer } from '../testing-server.ts';
import { fetchFile, today } from './testing-exports.ts';

const run = promisify(execFile);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an archive of proofs in other programs', () => {
  it('is sound for unzip and Python, which unpack the photos as they are stored', async () => {
    const server = await startTestingServer();
    const archive = join(folder, 'proofs.zip');
    try {
      const { order_id: orderId } = await dispatchedOrder(server, { vendorId: 'd001' });
      await reportAll(server, orderId, ['PICKED_UP']);
      for (const proof of ['pickup', 'delivery'] as const) {
        await server.server.fleet.receive(proofEvent(orderId, server.clock.now(), { proof, photo }));
      }
      const response = await fetchFile(server, proofsExportPath('d001', today));
      await pipeline(Readable.from([await response.bytes()]), createWriteStream(archive));
      expect((await run('unzip', ['-t', archive])).stdout).toContain('No errors detected');
      expect((await run('python3', ['-m', 'zipfile', '-t', archive])).stdout).toContain('Done testing');
      await run('unzip', ['-q', archive, '-d', join(folder, 'unpacked')]);
      expect((await readdir(join(folder, 'unpacked'))).toSorted()).toEqual([
        `${orderId}-delivery-1.png`,
        `${orderId}-pickup-1.png`,
        'report.csv',
      ]);
      const stored = join(server.data.settings['DATA_DIR'] ?? '', 'proofs', orderId, 'delivery.png');
      const unpacked = await readFile(join(folder, 'unpacked', `${orderId}-delivery-1.png`));
      expect(unpacked).toEqual(await readFile(stored));
    } finally {
      await server.stop();
    }
  });

  it('is sound with more files than a ZIP without the 64-bit format can have', async () => {
    const count = 65_600;
    async function* files(): AsyncGenerator<ArchivedFile> {
      for (let number = 0; number < count; number += 1) {
        yield {
          name: `d001-${number}-delivery-1.jpg`,
          at: 0,
          isCompressed: false,
          content: [Buffer.from(`${number}`)],
        };
      }
    }
    const archive = join(folder, 'many.zip');
    await pipeline(Readable.from(zipArchives.write(files())), createWriteStream(archive));
    const check = `import sys, zipfile; a = zipfile.ZipFile(sys.argv[1]); print(a.testzip(), len(a.namelist()))`;
    expect((await run('python3', ['-c', check, archive])).stdout.trim()).toBe(`None ${count}`);
    const { stdout } = await run('unzip', ['-tqq', archive]);
    expect(stdout).toBe('');
  }, 120_000);
});
