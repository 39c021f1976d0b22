import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { describeSettings } from './read-settings.ts';
import { settingsPage } from './settings-page.ts';

function explained(source: Record<string, string>): string {
  const { settings, faults } = describeSettings(source, '/srv/riderbell');
  return explain(settings, faults);
}

describe('explaining the settings', () => {
  it('prints the meaning, allowed values, default and current value of each setting', () => {
    expect(explained({ PORT: '8081' })).toContain(
      [
        '  PORT = 8081  (set)',
        '    the port to listen on; 0 for a free one',
        '    allowed: a whole number from 0 to 65535',
        '    default: 8080',
      ].join('\n'),
    );
  });

  it('prints each once, under a heading', () => {
    const { settings } = describeSettings({}, '/srv/riderbell');
    const names = settings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(settings.filter(({ part, meaning }) => part === '' || meaning === '')).toEqual([]);
  });

  it('shows of a secret only its length', () => {
    const text = explained({
      TOKEN_SECRET: 'correct horse battery staple, and so on',
      DATABASE_URL: 'postgres://a:pw@h/d',
    });
    expect(text).toContain('TOKEN_SECRET = hidden, 39 characters  (set)');
    expect(text).toContain('QUOTE_SECRET = not set');
    expect(text).not.toMatch(/horse|pw@/);
  });

  it('marks wrong settings', () => {
    const text = explained({ COUNTRY: 'XX', FLEET_SPEED: '-1' });
    expect(text).toContain('  COUNTRY = XX  WRONG\n');
    expect(text).toContain('WRONG, so that Riderbell would not start: COUNTRY, FLEET_SPEED');
    expect(explained({})).toContain('All settings are valid.');
  });

  it('prints defaults that depend on other settings', () => {
    expect(explained({ COUNTRY: 'SG' })).toContain('  CURRENCY = SGD\n');
  });

  it('fits into 100 columns for any values', () => {
    const long = explained({ TRUST_PROXY: Array.from({ length: 20 }, (_, at) => `10.0.${at}.0/24`).join(', ') });
    expect(long.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });
});

it('docs/settings.md is up to date (vitest with -u writes it)', async () => {
  await expect(settingsPage(describeSettings({}, '').settings)).toMatchFileSnapshot('../../../../docs/settings.md');
});
