import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { refused } from './testing-refusals.ts';

const shared = {
  DATABASE_URL: 'postgres://riderbell:secret@localhost/riderbell',
  PUBLIC_URL: 'https://portal.riderbell.test',
};
const rolesOf = (source: Record<string, string>) => readSettings(source, '/').roles;
const faultsOf = (source: Record<string, string>) => refused(() => readSettings(source, '/')).faults;

describe('the roles of a process', () => {
  it('are all by default, also on the embedded database', () => {
    expect(rolesOf({})).toEqual(['web', 'live', 'worker']);
    expect(rolesOf({ ROLES: 'worker, web,live' })).toHaveLength(3);
  });

  it('can be some of them with PostgreSQL and a public URL', () => {
    expect(rolesOf({ ...shared, ROLES: 'worker' })).toEqual(['worker']);
    expect(rolesOf({ ...shared, ROLES: 'web,live' })).toEqual(['web', 'live']);
  });

  it.each(['web,api', 'web,web', 'all', 'Web'])('refuse %s, together with all other faults', (ROLES) => {
    const faults = faultsOf({ ...shared, ROLES, PORT: 'http' });
    expect(faults.map(({ name }) => name)).toEqual(['PORT', 'ROLES']);
    expect(faults[1]?.allowed).toBe('each once, separated by commas, of web, live, worker');
  });

  it('must be all on the embedded database, which admits one process', () => {
    const [fault, ...others] = faultsOf({ ROLES: 'web', PUBLIC_URL: shared.PUBLIC_URL });
    expect(fault).toMatchObject({ name: 'ROLES', value: '"web"' });
    expect(fault?.allowed).toContain('without DATABASE_URL: the embedded database admits only one process');
    expect(others).toEqual([]);
  });

  it('require the portal’s address, which a worker cannot determine', () => {
    const faults = faultsOf({ ROLES: 'worker', DATABASE_URL: shared.DATABASE_URL });
    expect(faults.map(({ name }) => name)).toEqual(['PUBLIC_URL']);
  });
});
