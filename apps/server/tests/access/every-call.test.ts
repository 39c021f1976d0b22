import type { Call, CallRequest } from '@riderbell/contract/call.ts';
import { calls, type CallName } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestingServer } from '../testing-server.ts';
import { callerNames, callers, credentialsOf, startAccessServer, type CallerName, type Scene } from './callers.ts';
import { type CallAboutChange, expectedAboutChange, expectedAnswers } from './expected-answers.ts';
import { requestAboutChange, requestOf } from './matrix-requests.ts';

let server: TestingServer;
let disabledToken = '';
beforeAll(async () => {
  ({ server, disabledToken } = await startAccessServer());
});
afterAll(() => server.stop());

let requests = 0;

async function ask(call: Call, request: unknown, authorization: string | null, signs: boolean): Promise<string> {
  requests += 1;
  const headers = {
    'x-forwarded-for': `10.0.${Math.floor(requests / 250)}.${requests % 250}`,
    ...(authorization === null ? {} : { authorization }),
  };
  const answered = await server.client.call(call, request as CallRequest<Call>, {
    headers,
    signedAt: signs ? server.clock.now() : undefined,
  });
  return answered.ok ? 'answers' : answered.codes.join(', ');
}

/** The answer to the caller, for all of its credentials. */
async function answersTo(
  name: CallName,
  caller: CallerName,
  requestFor: (scene: Scene) => Promise<unknown>,
): Promise<string> {
  const request = await requestFor({ server, call: name, caller, vendorId: callers[caller].at });
  const answers = new Set<string>();
  for (const credential of await credentialsOf(server, caller, calls[name], disabledToken)) {
    answers.add(await ask(calls[name], request, credential, caller === 'courier'));
  }
  return [...answers].join(' or ');
}

async function answersToAll(
  name: CallName,
  requestFor: (scene: Scene) => Promise<unknown>,
): Promise<Record<string, string>> {
  const answers: [CallerName, string][] = [];
  for (const caller of callerNames) answers.push([caller, await answersTo(name, caller, requestFor)]);
  return Object.fromEntries(answers);
}

describe('every call answers each kind of caller as the table says', () => {
  it.each(Object.keys(calls) as CallName[])('%s', async (name) => {
    expect(await answersToAll(name, requestOf)).toEqual(expectedAnswers[name]);
  });

  it.each(Object.keys(expectedAboutChange) as CallAboutChange[])('%s about the change of an order', async (name) => {
    expect(await answersToAll(name, requestAboutChange)).toEqual(expectedAboutChange[name]);
  });
});
