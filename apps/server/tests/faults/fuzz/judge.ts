import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { fromJSONSchema, type ZodType } from 'zod';
import type { Operation } from './document.ts';

export interface Received {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Tells how an answer breaks the server's own description; null when it does not. */
export class Judge {
  readonly #answers = new Map<string, ReadonlyMap<number, ZodType | null>>();

  constructor(operations: readonly Operation[]) {
    for (const { id, answers } of operations) {
      this.#answers.set(
        id,
        new Map(
          [...answers].map(
            ([status, schema]) =>
              [status, schema && fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0])] as const,
          ),
        ),
      );
    }
  }

  breach(call: string | null, method: string, { status, type, body }: Received): string | null {
    if (status >= 500) return `a failure, ${status}: ${body.slice(0, 300)}`;
    if (method === 'HEAD' || status === 304) return null;
    if (call === null) return status < 400 || !type.startsWith('application/json') ? null : errorBreach(status, body);
    // An empty or too long path parameter makes the path of another call, or of none.
    if (status === 404 && body.includes('"request.unknown-path"')) return errorBreach(status, body);
    const shape = this.#answers.get(call)?.get(status);
    if (shape === undefined) return `${status}, which the description does not name: ${body.slice(0, 300)}`;
    if (shape === null) return null;
    let answer: unknown;
    try {
      answer = JSON.parse(body);
    } catch {
      return `no JSON: ${body.slice(0, 300)}`;
    }
    const { error } = shape.safeParse(answer);
    return error ? `another shape, ${JSON.stringify(error.issues[0])}: ${body.slice(0, 300)}` : null;
  }
}

function errorBreach(status: number, body: string): string | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return `no JSON: ${body.slice(0, 300)}`;
  }
  const { success, data } = errorAnswer.safeParse(answer);
  return success && data.status === status ? null : `an error of another shape, ${status}: ${body.slice(0, 300)}`;
}
