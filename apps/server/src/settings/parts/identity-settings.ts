import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

/** The identity provider: the server itself or an outside one (specification §6). */
export type IdentitySettings =
  | { kind: 'embedded' }
  | { kind: 'oidc'; issuer: string; clientId: string; clientSecret: string; name: string };

export function readIdentitySettings(reader: SettingReader, environment: Environment): IdentitySettings {
  reader.part('Sign-in');
  const kind = reader.oneOf({
    name: 'IDENTITY_PROVIDER',
    meaning: 'how people sign in: with a password of the portal, or at an OpenID Connect provider',
    choices: ['embedded', 'oidc'],
    fallback: 'embedded',
  });
  const needed = 'required with IDENTITY_PROVIDER=oidc';
  const issuer = reader.text({
    name: 'OIDC_ISSUER',
    meaning: 'the issuer of the OpenID Connect provider',
    check: (value) => isIssuer(value, environment),
    allowed: `an https address, or http on this machine outside prd; ${needed}`,
    fallback: null,
  });
  const clientId = reader.text({
    name: 'OIDC_CLIENT_ID',
    meaning: 'the portal’s client id at the provider',
    allowed: `a client id; ${needed}`,
    fallback: null,
  });
  const clientSecret = reader.secret({
    name: 'OIDC_CLIENT_SECRET',
    meaning: 'the portal’s client secret at the provider',
    check: (value) => value.length >= 8,
    allowed: `at least 8 characters; ${needed}`,
  });
  const name = reader.text({
    name: 'OIDC_NAME',
    meaning: 'the name of the provider on the sign-in screen',
    check: (value) => value.length <= 60,
    allowed: 'at most 60 characters',
    fallback: null,
    usual: 'the host of the issuer',
  });
  if (kind === 'embedded') return { kind };
  for (const [setting, value] of Object.entries({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId })) {
    if (value === null && !reader.isWrong(setting)) reader.fault(setting, needed);
  }
  if (!reader.has('OIDC_CLIENT_SECRET')) reader.fault('OIDC_CLIENT_SECRET', needed);
  if (issuer === null || clientId === null || clientSecret === null) return { kind: 'embedded' };
  return { kind: 'oidc', issuer, clientId, clientSecret, name: name ?? new URL(issuer).host };
}

function isIssuer(value: string, environment: Environment): boolean {
  const url = URL.parse(value);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return false;
  if (url.protocol === 'https:') return true;
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'http:' && local && environment !== 'prd';
}
