/** How often the token is traded, and how long before it expires (specification §7). */
const tokenLife = 3_600_000;
const tokenLead = 300_000;
/** A failed trade is retried within the lead. */
const pauseAfterFailure = 30_000;

interface TokenParts {
  fetchToken(): Promise<string>;
  onToken(token: string): void;
  /** Runs a task later; returns the function that cancels it. */
  schedule(task: () => void, milliseconds: number): () => void;
}

/** Fetches the next token before the last one expires, until it is stopped. @returns the function that stops it */
export function startTokenRenewal({ fetchToken, onToken, schedule }: TokenParts): () => void {
  let stopped = false;
  const trade = async () => {
    // If a trade fails, the page that the merchant reads stays. The session has its own loop, which notices its end.
    const token = await fetchToken().catch(() => null);
    if (stopped) return;
    cancel = schedule(() => void trade(), token === null ? pauseAfterFailure : tokenLife - tokenLead);
    if (token !== null) onToken(token);
  };
  let cancel = schedule(() => void trade(), tokenLife - tokenLead);
  return () => {
    stopped = true;
    cancel();
  };
}
