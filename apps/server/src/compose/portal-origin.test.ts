import { expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { portalOrigin } from './portal-origin.ts';

const originOf = (source: Record<string, string>, listening?: string): string => {
  const origin = portalOrigin(readSettings(source, '/').http);
  if (listening !== undefined) origin.listensAt(listening);
  return origin.now();
};

it('links use PUBLIC_URL, else the address at which the server listens', () => {
  expect(originOf({ PUBLIC_URL: 'https://portal.riderbell.test' }, 'http://127.0.0.1:9000')).toBe(
    'https://portal.riderbell.test',
  );
  expect(originOf({})).toBe('http://127.0.0.1:8080');
  expect(originOf({ PORT: '0' }, 'http://127.0.0.1:45123')).toBe('http://127.0.0.1:45123');
  expect(originOf({ HOST: '0.0.0.0', PORT: '80' })).toBe('http://localhost');
  expect(originOf({ HOST: '::1', PORT: '9000' })).toBe('http://[::1]:9000');
});
