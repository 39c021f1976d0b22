/** The answer of a provider, or null when it failed or was too late: a person is typing and waits for the answer. */
export async function withinTime<T>(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<{ answer: T } | null> {
  const signal = AbortSignal.timeout(milliseconds);
  const tooLate = new Promise<never>((_, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason of a time-out is an error
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    // A provider that ignores the signal must not delay the answer either.
    return { answer: await Promise.race([ask(signal), tooLate]) };
  } catch (error) {
    onFailure(error);
    return null;
  }
}
