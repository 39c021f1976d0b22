import { pathOf } from '@riderbell/contract/call.ts';
import { login } from '@riderbell/contract/calls/accounts/login.ts';

/** @throws with the answer of a refusal */
export async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** Signs in as the demo's merchant. @returns the headers of further calls */
export async function signInDemo(url: string): Promise<Record<string, string>> {
  const body = { email_address: 'demo@riderbell.test', password: 'Demo-rider-1!' };
  const { result } = login.answer.parse(await fetchJson(url + pathOf(login), post(body)));
  return { authorization: `Bearer ${result.AuthenticationResult.AccessToken}` };
}
