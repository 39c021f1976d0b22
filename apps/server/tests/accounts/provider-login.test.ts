import { calls } from '@riderbell/contract/calls.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import { demoAccount, otherAccount } from '@riderbell/worlds/demo-vendors.ts';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindow } from '../../src/features/accounts/attempts.ts';
import { describeCall } from '../covered.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import {
  client,
  portalOrigin,
  ScriptedProvider,
  type Scripted,
  signInThere,
  TestingOpenIdProvider,
} from './testing-openid.ts';

let provider: TestingOpenIdProvider;
let server: TestingServer;
let script: ScriptedProvider;
let scripted: TestingServer;
let embedded: TestingServer;

const startWith = (issuer: string) =>
  startTestingServer({
    settings: {
      IDENTITY_PROVIDER: 'oidc',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      PUBLIC_URL: portalOrigin,
    },
  });

beforeAll(async () => {
  provider = await TestingOpenIdProvider.start();
  script = await ScriptedProvider.start();
  server = await startWith(provider.issuer);
  scripted = await startWith(script.issuer);
  embedded = await startTestingServer();
});
afterAll(async () => {
  await Promise.all([server.stop(), scripted.stop(), embedded.stop()]);
  await Promise.all([provider.stop(), script.stop()]);
});
beforeEach(() => {
  for (const one of [server, scripted]) one.clock.advance(attemptWindow);
  script.says.clear();
  script.claims = {};
  provider.people.set('ploy', { email: 'Demo@Riderbell.test', email_verified: true, name: 'Ploy' });
});

const start = async (at = server, body: { choose_account?: boolean } = {}) =>
  (await at.client.answer(calls.startProviderLogin, { body })).result;
const finish = (attempt: string, query: string, at = server) =>
  at.client.call(calls.finishProviderLogin, { body: { attempt, query } });

/** Signs in at the testing provider as this person, from the button to the session. */
async function signInAs(subject: string) {
  provider.subject = subject;
  const { authorization_url: url, attempt } = await start();
  return finish(attempt, await signInThere(url));
}

/** Signs in at the scripted provider, which sends the browser back with `answered`. */
async function scriptedSignIn(answered: Record<string, string> = { code: 'code-1' }) {
  const { authorization_url: url, attempt } = await start(scripted);
  const asked = new URL(url).searchParams;
  script.claims = { nonce: asked.get('nonce'), email: 'nobody@riderbell.test', email_verified: true, ...script.claims };
  const query = new URLSearchParams({ state: asked.get('state') ?? '', iss: script.issuer, ...answered });
  return finish(attempt, query.toString(), scripted);
}

/** The codes of a sign-in for which the provider answers as scripted at a path, or sends the browser back with an error. */
async function codesWhen(path: string, says: Scripted | 'hang up'): Promise<ErrorCode[]> {
  script.says.set(path, says);
  const answered = await scriptedSignIn();
  server.client.seen.push(...scripted.client.seen);
  return answered.ok ? [] : answered.codes;
}

async function codesAfterError(error: string): Promise<ErrorCode[]> {
  const answered = await scriptedSignIn({ error });
  server.client.seen.push(...scripted.client.seen);
  return answered.ok ? [] : answered.codes;
}

/** The codes of a start for which the provider's configuration is scripted. A configuration is cached for ten minutes. */
async function startCodesWhen(says: Scripted | 'hang up'): Promise<ErrorCode[]> {
  script.says.set('/.well-known/openid-configuration', says);
  const answered = await scripted.client.call(calls.startProviderLogin, { body: {} });
  server.client.seen.push(...scripted.client.seen);
  return answered.ok ? [] : answered.codes;
}

const refusal = (status: number, error: string): Scripted => ({ status, body: { error } });

describe('the choice of an account', () => {
  const known = '/.well-known/openid-configuration';
  /** The `prompt` of the sign-in URL when the provider's configuration lists these prompts; undefined lists none. */
  const promptWhen = async (listed: unknown, body = { choose_account: true }) => {
    const right = (await (await fetch(`${script.issuer}${known}`)).json()) as object;
    script.says.set(known, { status: 200, body: { ...right, prompt_values_supported: listed } });
    const { authorization_url: url } = await start(scripted, body);
    scripted.clock.advance(attemptWindow);
    script.says.clear();
    return new URL(url).searchParams.get('prompt');
  };

  it('is requested with a prompt that the provider supports, and only if the caller wants it', async () => {
    expect(await promptWhen(undefined)).toBe('select_account');
    expect(await promptWhen(['none', 'login', 'select_account'])).toBe('select_account');
    expect(await promptWhen(['none', 'login', 'consent'])).toBe('login');
    expect(await promptWhen(['none'])).toBeNull();
    expect(await promptWhen(undefined, { choose_account: false })).toBeNull();
    expect(new URL((await start(scripted)).authorization_url).searchParams.get('prompt')).toBeNull();
  });
});

describeCall('startProviderLogin', () => server, {
  answers: async () => {
    const { authorization_url: url, attempt, expires_in: seconds } = await start();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      client_id: client.id,
      redirect_uri: `${portalOrigin}/connect`,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked[secret]).toMatch(/^[\w-]{43}$/);
    // The attempt, which completes the sign-in, is never part of the URL.
    expect(url).not.toContain(attempt);
    expect(seconds).toBe(600);
  },
  'login.resource-not-found': async () => {
    expect(await startCodesWhen({ status: 404, body: {} })).toEqual(['login.resource-not-found']);
    expect(await embedded.client.refusal(calls.startProviderLogin, { body: {} })).toEqual(['login.resource-not-found']);
  },
  'login.internal-error': async () => {
    expect(await startCodesWhen('hang up')).toEqual(['login.internal-error']);
    // When the provider is back, the sign-in works again without a restart.
    script.says.clear();
    expect((await start(scripted)).authorization_url).toContain(script.issuer);
  },
  'login.unexpected-error': async () => {
    expect(await startCodesWhen({ status: 503, body: {} })).toEqual(['login.unexpected-error']);
  },
  'login.invalid-response': async () => {
    const stranger = { status: 200, body: { issuer: 'https://evil.test' } };
    expect(await startCodesWhen(stranger)).toEqual(['login.invalid-response']);
  },
  'login.too-many': async () => {
    expect(await startCodesWhen({ status: 429, body: {} })).toEqual(['login.too-many']);
    const all = await Promise.all(
      Array.from({ length: attemptLimits['provider-login'].address + 1 }, () =>
        server.client.call(calls.startProviderLogin, { body: {} }),
      ),
    );
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
  },
});

describeCall('finishProviderLogin', () => server, {
  answers: async () => {
    const answered = await signInAs('ploy');
    if (!answered.ok) throw new Error(JSON.stringify(answered.error));
    const { user, AuthenticationResult: tokens } = answered.answer.result;
    expect(user).toEqual({ id: demoAccount.id, email: demoAccount.email, name: demoAccount.name });
    const { vendors } = (await server.client.answer(calls.listVendors, {}, { as: tokens.AccessToken })).result;
    expect(vendors.map(({ id }) => id)).toContain('demo');
    // The session is a normal one: it can be extended and ended.
    const extended = await server.client.call(calls.extendLogin, { body: { refresh_token: tokens.RefreshToken } });
    expect(extended.status).toBe(200);
  },
  'login.resource-not-found': async () => {
    expect(await codesWhen('/token', { status: 404, body: {} })).toEqual(['login.resource-not-found']);
  },
  'login.internal-error': async () => {
    expect(await codesWhen('/token', 'hang up')).toEqual(['login.internal-error']);
  },
  'login.unexpected-error': async () => {
    expect(await codesAfterError('server_error')).toEqual(['login.unexpected-error']);
    expect(await codesWhen('/token', { status: 500, body: {} })).toEqual(['login.unexpected-error']);
  },
  'login.invalid-response': async () => {
    const stranger = await generateKeyPair('RS256');
    script.claims = { email: demoAccount.email, email_verified: true };
    const forged = { access_token: 'x', token_type: 'Bearer', id_token: await script.idToken(stranger.privateKey) };
    expect(await codesWhen('/token', { status: 200, body: forged })).toEqual(['login.invalid-response']);
    script.says.clear();
    script.claims = { nonce: 'of another sign-in' };
    const answered = await scriptedSignIn();
    expect(answered.ok ? [] : answered.codes).toEqual(['login.invalid-response']);
  },
  'login.parameter-invalid': async () => {
    expect(await codesAfterError('invalid_scope')).toEqual(['login.parameter-invalid']);
  },
  'login.user-pool-configuration-invalid': async () => {
    expect(await codesWhen('/token', refusal(401, 'invalid_client'))).toEqual([
      'login.user-pool-configuration-invalid',
    ]);
  },
  'login.role-policy-invalid': async () => {
    expect(await codesAfterError('access_denied')).toEqual(['login.role-policy-invalid']);
  },
  'login.user-not-validated': async () => {
    provider.subject = 'ploy';
    const [mine, theirs] = [await start(), await start()];
    const query = await signInThere(mine.authorization_url);
    // The answer belongs to another sign-in, as in a link that an attacker sends.
    expect((await finish(theirs.attempt, query)).status).toBe(403);
    expect((await finish('never-started', query)).status).toBe(403);
    expect((await finish(mine.attempt, query)).status).toBe(200);
    // The same answer a second time.
    expect((await finish(mine.attempt, query)).status).toBe(403);
    const late = await start();
    const answer = await signInThere(late.authorization_url);
    server.clock.advance(600_000);
    expect((await finish(late.attempt, answer)).status).toBe(403);
  },
  'login.code-invalid': async () => {
    provider.subject = 'ploy';
    const first = await start();
    const query = await signInThere(first.authorization_url);
    expect((await finish(first.attempt, query)).status).toBe(200);
    // A used code is invalid in another sign-in, even with that sign-in's own state.
    const second = await start();
    const replayed = new URLSearchParams(query);
    replayed.set('state', new URL(second.authorization_url).searchParams.get('state') ?? '');
    const answered = await finish(second.attempt, replayed.toString());
    expect(answered.ok ? [] : answered.codes).toEqual(['login.code-invalid']);
  },
  'login.email-invalid': async () => {
    provider.people.set('unverified', { email: otherAccount.email, email_verified: false });
    provider.people.set('nameless', { name: 'Nobody' });
    provider.people.set('look-alike', { email: 'oth\u0435r@riderbell.test', email_verified: true });
    for (const subject of ['unverified', 'nameless', 'look-alike']) {
      const answered = await signInAs(subject);
      expect(answered.ok ? [] : answered.codes).toEqual(['login.email-invalid']);
    }
  },
  'login.user-not-found': async () => {
    provider.people.set('stranger', { email: 'stranger@riderbell.test', email_verified: true });
    const answered = await signInAs('stranger');
    expect(answered.ok ? [] : answered.codes).toEqual(['login.user-not-found']);
  },
  'login.username-exists': async () => {
    await signInAs('ploy');
    // The provider gave the address to another person, who is not the owner of the account.
    provider.people.set('successor', { email: demoAccount.email, email_verified: true });
    const answered = await signInAs('successor');
    expect(answered.ok ? [] : answered.codes).toEqual(['login.username-exists']);
  },
  'login.too-many': async () => {
    expect(await codesAfterError('temporarily_unavailable')).toEqual(['login.too-many']);
  },
});

describe('a person who signs in at the outside provider', () => {
  it('is recognised by their identity there, also when their address changes', async () => {
    await signInAs('ploy');
    provider.people.set('ploy', { email: 'ploy@elsewhere.test', email_verified: true });
    const answered = await signInAs('ploy');
    expect(answered.ok && answered.answer.result.user.id).toBe(demoAccount.id);
  });

  it('gets an account if an outlet lists the address as its owner’s', async () => {
    await server.server.database.pool.query(
      "insert into vendor_owners (vendor_id, email) values ('d001', 'barista@riderbell.test')",
    );
    provider.people.set('barista', { email: 'Barista@riderbell.test', email_verified: true, name: 'Nok' });
    const answered = await signInAs('barista');
    if (!answered.ok) throw new Error(JSON.stringify(answered.error));
    const { user, AuthenticationResult: tokens } = answered.answer.result;
    expect(user).toMatchObject({ email: 'Barista@riderbell.test', name: 'Nok' });
    const { vendors } = (await server.client.answer(calls.listVendors, {}, { as: tokens.AccessToken })).result;
    expect(vendors.map(({ id }) => id)).toEqual(['d001']);
    const again = await signInAs('barista');
    expect(again.ok && again.answer.result.user.id).toBe(user.id);
  });

  it('leaves no code, secret or token in the log', async () => {
    provider.subject = 'ploy';
    const { authorization_url: url, attempt } = await start();
    const query = await signInThere(url);
    await finish(attempt, query);
    await codesWhen('/token', refusal(401, 'invalid_client'));
    const logged = server.log() + scripted.log();
    for (const secret of [attempt, new URLSearchParams(query).get('code') ?? '-', client.secret, 'code-1']) {
      expect(logged).not.toContain(secret);
    }
  });
});
