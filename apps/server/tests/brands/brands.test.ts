import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawingNames } from '../../src/settings/brands/brand.ts';
import { readBrands } from '../../src/settings/brands/read-brands.ts';
import { ownBrands } from '../../src/settings/brands/testing-brands.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

const { brands } = readBrands(ownBrands);

/** A folder that looks like a built portal. */
let portalFolder = '';
beforeAll(async () => {
  portalFolder = await mkdtemp(join(tmpdir(), 'riderbell-portal-'));
  await mkdir(join(portalFolder, 'assets'));
  await writeFile(join(portalFolder, 'asset-manifest.json'), JSON.stringify({ build: 'b1' }));
  await writeFile(
    join(portalFolder, 'index.html'),
    '<!doctype html><html><head><script type="application/json" id="deployment"></script></head><body></body></html>',
  );
});
afterAll(() => rm(portalFolder, { recursive: true }));

describe.each(brands.map((brand) => [brand.id, brand] as const))('a start under %s', (id, brand) => {
  let server: TestingServer;
  beforeAll(async () => {
    const [COUNTRY = ''] = brand.countries;
    server = await startTestingServer({
      settings: { BRAND_ENTITY: id, COUNTRY, DEMO_DATA: 'false' },
      overrides: { portalFolder },
    });
  });
  afterAll(() => server.stop());

  it('serves its page, its manifest and its drawings', async () => {
    const page = await (await fetch(server.address)).text();
    const json = /<script type="application\/json" id="deployment">([^<]+)</.exec(page)?.[1] ?? '';
    const deployment = JSON.parse(json) as Deployment;
    expect(deployment.brand).toMatchObject({ id, name: brand.name, service_label: brand.serviceLabel });
    expect(deployment.brands).toBeNull();

    const manifest = (await (await fetch(`${server.address}/manifest.webmanifest`)).json()) as { short_name: string };
    expect(manifest.short_name).toBe(brand.name);

    const named = [...page.matchAll(/(?:href|content)="[^"]*?(\/brands\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(named.length).toBeGreaterThan(4);
    for (const address of [...named, ...drawingNames.map((name) => `/brands/${id}/${name}`)]) {
      const answer = await fetch(server.address + address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(address.includes('.png') ? 'image/png' : 'image/svg+xml');
    }
  });
});
