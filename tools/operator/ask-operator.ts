import { type Call, type CallAnswer, type CallRequest, pathOf } from '@riderbell/contract/call.ts';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';

export type AskOperator = <C extends Call>(call: C, request: CallRequest<C>) => Promise<CallAnswer<C>>;

/** Sends the operator's calls to a running server. It throws a refusal as a sentence for the operator. */
export function askOperator({ server, token }: { server: string; token: string }): AskOperator {
  return async (call, request) => {
    if (token === '') throw new Error("OPERATOR_TOKEN is not set: use the value from the server's settings.");
    const { params, body } = request as { params?: Record<string, string>; body?: unknown };
    const response = await send(new URL(pathOf(call, params), server), {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new Error(refusal(answer, response.status));
    return call.answer.parse(answer) as CallAnswer<typeof call>;
  };
}

async function send(url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch {
    throw new Error(`No server answers at ${url.origin}. Set its address with --server.`);
  }
}

function refusal(answer: unknown, status: number): string {
  const { success, data } = errorAnswer.safeParse(answer);
  if (!success) return `The server answered ${status} in a format that is not Riderbell's.`;
  const [first] = data.errors;
  if (first?.code === 'request.unknown-path') {
    return 'The server does not have this call, because its setting OPERATOR_TOKEN is missing.';
  }
  const { field, values } = first?.meta ?? {};
  const about = field === undefined || field === 'value' ? '' : ` for ${field}`;
  if (values?.['allowed'] !== undefined) {
    return `Refused, and nothing was changed. Allowed${about}: ${values['allowed']}`;
  }
  return first?.code === 'request.invalid' ? `${data.message} (${field ?? 'the request'})` : data.message;
}
