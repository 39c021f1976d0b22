import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { refused } from './testing-refusals.ts';
import { minimalProduction } from './testing-production.ts';

const read = (source: Record<string, string>) => readSettings(source, '/');
const oidc = {
  IDENTITY_PROVIDER: 'oidc',
  OIDC_ISSUER: 'https://id.example.com/realms/shops',
  OIDC_CLIENT_ID: 'riderbell',
  OIDC_CLIENT_SECRET: 'hidden-secret',
};

const faultsOf = (source: Record<string, string>) => refused(() => read(source));

describe('the sign-in settings', () => {
  it('use the portal’s own accounts, or the configured provider', () => {
    expect(read({}).identity).toEqual({ kind: 'embedded' });
    expect(read(oidc).identity).toEqual({
      kind: 'oidc',
      issuer: 'https://id.example.com/realms/shops',
      clientId: 'riderbell',
      clientSecret: 'hidden-secret',
      name: 'id.example.com',
    });
    expect(read({ ...oidc, OIDC_NAME: 'Merchant ID' }).identity).toMatchObject({ name: 'Merchant ID' });
  });

  it('require all settings of a provider, and hide its secret', () => {
    const { faults } = faultsOf({ IDENTITY_PROVIDER: 'oidc' });
    expect(faults.map(({ name }) => name)).toEqual(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
    expect(faultsOf({ ...oidc, OIDC_CLIENT_SECRET: 'short' }).message).not.toContain('short');
  });

  it.each(['http://id.example.com', 'https://id.example.com?x=1', 'https://ann:x@id.example.com', 'id.example.com'])(
    'refuse the provider %s',
    (OIDC_ISSUER) => {
      expect(faultsOf({ ...oidc, OIDC_ISSUER }).faults.map(({ name }) => name)).toEqual(['OIDC_ISSUER']);
    },
  );

  it('allow an unencrypted provider only on this machine, and never in production', () => {
    const local = { ...oidc, OIDC_ISSUER: 'http://127.0.0.1:4000' };
    expect(read(local).identity).toMatchObject({ issuer: 'http://127.0.0.1:4000' });
    expect(faultsOf({ ...minimalProduction, ...local }).faults.map(({ name }) => name)).toEqual(['OIDC_ISSUER']);
  });
});

describe('the mail settings', () => {
  it.each([
    ['no-reply@example.com', { name: null, address: 'no-reply@example.com' }],
    ['Baan Riders <No-Reply@example.com>', { name: 'Baan Riders', address: 'no-reply@example.com' }],
  ])('accept the sender %s', (MAIL_FROM, from) => {
    expect(read({ MAIL_FROM }).mail.from).toEqual(from);
  });

  it.each(['nobody', 'A <a@b.test>, B <c@d.test>', 'A "x" <a@b.test>', 'A\r\nBcc: x <a@b.test>'])(
    'refuse the sender %j',
    (MAIL_FROM) => {
      expect(faultsOf({ MAIL_FROM }).faults.map(({ name }) => name)).toEqual(['MAIL_FROM']);
    },
  );

  it('accept a mail server and never show its password', () => {
    expect(read({ MAIL_SMTP_URL: 'smtp://ann:x%40y@mail.example.com:587' }).mail.smtpUrl).toContain('mail.example.com');
    expect(faultsOf({ MAIL_SMTP_URL: 'imap://ann:hunter2@mail' }).message).not.toContain('hunter2');
  });
});
