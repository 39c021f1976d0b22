import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { ridersOf } from './parts/fleet-settings.ts';
import { describeSettings, readSettings } from './read-settings.ts';
import { minimalProduction } from './testing-production.ts';
import { namesRefused, refused } from './testing-refusals.ts';

const read = (source: Record<string, string>) => readSettings(source, '/', { demo: true }).fleet;
const wrongOf = (source: Record<string, string>) => namesRefused(() => read(source));

const older = 'o'.repeat(32);
const newer = 'n'.repeat(40);
const external = { FLEET: 'external', FLEET_URL: 'https://couriers.test/riderbell/', FLEET_SECRETS: newer };

describe('the fleet settings', () => {
  it('are the simulated fleet by default, and no fleet in prd', () => {
    expect(read({})).toMatchObject({ kind: 'simulated', speed: 8, external: null });
    expect(read(minimalProduction).kind).toBe('none');
    expect(read({ ...minimalProduction, ...external }).kind).toBe('external');
  });

  it('accept an outside fleet with an address and secrets, of which the first one signs', () => {
    expect(read({ ...external, FLEET_SECRETS: `${newer}, ${older}` }).external).toEqual({
      url: 'https://couriers.test/riderbell',
      secrets: [newer, older],
      timeoutSeconds: 10,
      topSpeedKmh: 150,
    });
  });

  it('name the fleet in the greeting', () => {
    expect(ridersOf(read(external))).toBe('of the courier system at couriers.test');
    expect(ridersOf(read({ FLEET: 'none' }))).toBe('none (FLEET=none)');
    expect(ridersOf(read({}))).toBe('simulated, at 8 times the real speed');
    expect(ridersOf(read({ FLEET_SPEED: '1' }))).toBe('simulated, at real speed');
  });

  it('require address and secrets for an outside fleet', () => {
    expect(wrongOf({ FLEET: 'external' })).toEqual(['FLEET_URL', 'FLEET_SECRETS']);
    expect(wrongOf({ FLEET: 'external', FLEET_SECRETS: newer })).toEqual(['FLEET_URL']);
  });

  it('refuse an unencrypted address on the network', () => {
    expect(wrongOf({ ...external, FLEET_URL: 'http://couriers.test' })).toEqual(['FLEET_URL']);
    expect(wrongOf({ ...external, FLEET_URL: 'http://127.0.0.1:9000' })).toEqual([]);
  });

  it.each([
    'short',
    `${newer},`,
    `${newer},short`,
    `${newer} ${older}`,
    Array.from({ length: 6 }, () => newer).join(','),
  ])('refuse a weak secret without showing it: %s', (FLEET_SECRETS) => {
    const source = { ...external, FLEET_SECRETS };
    expect(wrongOf(source)).toEqual(['FLEET_SECRETS']);
    expect(refused(() => read(source)).message).not.toContain(newer);
  });

  it('hide the secrets in the explanation', () => {
    const source = { ...external, FLEET_SECRETS: `${newer},${older}` };
    const { settings, faults } = describeSettings(source, '/');
    const text = explain(settings, faults);
    expect(text).toContain('FLEET_SECRETS = hidden, 73 characters');
    for (const secret of [newer, older]) expect(text).not.toContain(secret);
  });
});
