import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/**
 * Waits for a call and passes its answer on. Returns the problem to show, or null; any other error is a bug of the
 * portal and is thrown.
 */
export async function problemOf<Answer>(
  call: Promise<Answer>,
  onAnswer: (answer: Answer) => void = () => undefined,
): Promise<ApiProblem | null> {
  try {
    onAnswer(await call);
    return null;
  } catch (error) {
    if (error instanceof ApiProblem) return error;
    throw error;
  }
}
