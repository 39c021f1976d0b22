/** How often a request decides while other people change the job at the same moment. */
const mostTimes = 5;

/**
 * Decides again when the job changed after `decide` had read it: what it read of the rows may be old, and a row that was placed meanwhile
 * must not be placed again.
 * @param decide resolves to null if the job has another version than the one that was read
 */
export async function decideAgain<Result>(decide: () => Promise<Result | null>): Promise<Result> {
  for (let times = 0; times < mostTimes; times += 1) {
    const result = await decide();
    if (result !== null) return result;
  }
  throw new Error('other requests changed the job each time');
}
