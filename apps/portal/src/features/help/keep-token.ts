/** How often the token is traded, and how long before its end (specification §7). */
const tokenLife = 3_600_000;
const tokenLead = 300_000;
/** A trade that failed is tried again within the lead. */
const pauseAfterFailure = 30_000;

interface TokenParts {
  fetchToken(): Promise<string>;
  onToken(token: string): void;
  /** Runs a task later; answers the way to cancel it. */
  schedule(task: () => void, milliseconds: number): () => void;
}

/** Brings the next token before the last one ends, for as long as nobody stops it. @returns the way to stop */
export function keepToken({ fetchToken, onToken, schedule }: TokenParts): () => void {
  let stopped = false;
  const trade = async () => {
    // A page that somebody reads stays when a trade fails; whether the session is over, its own loop says.
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
