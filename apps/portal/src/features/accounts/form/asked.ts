import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/**
 * Waits for a call and hands its answer on; answers the problem that the person has to read, or null. Anything else is a fault of the
 * portal and stays thrown.
 */
export async function asked<Answer>(
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
