import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleAll,
  type IHalfOpenAfterBackoffContext,
} from 'cockatiel';

/** The service was not asked, because it failed just now. */
export const isBroken = (error: unknown): boolean => error instanceof BrokenCircuitError;

const failuresBeforeRest = 5;
const restMilliseconds = 10_000;

/**
 * The circuit breaker of an outside service: after five failures in a row the service is not asked for ten seconds, and then one
 * request finds out whether it is back.
 */
export class ServiceBreaker {
  readonly #failures = new ConsecutiveBreaker(failuresBeforeRest);
  readonly #policy: CircuitBreakerPolicy;
  readonly #restOf: (error: unknown) => number | null;

  /** @param restOf how many milliseconds the service itself asked to be left alone with this error; null without such a wish */
  constructor(restOf: (error: unknown) => number | null = () => null) {
    this.#restOf = restOf;
    this.#policy = circuitBreaker(handleAll, {
      breaker: this.#failures,
      halfOpenAfter: new DelegateBackoff<IHalfOpenAfterBackoffContext>(({ result }) => {
        const requestedRest = 'error' in result ? restOf(result.error) : null;
        return requestedRest ?? restMilliseconds;
      }),
    });
  }

  /** @throws an error that `isBroken` knows when the service was not asked, and what `ask` throws */
  async run<T>(ask: () => Promise<T>): Promise<T> {
    // The library would let a second request wait for the first; callers have a fallback and need the refusal now.
    if (this.#policy.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return this.#policy.execute(async () => {
      try {
        return await ask();
      } catch (error) {
        // One such error is enough to open the circuit.
        if (this.#restOf(error) !== null) this.#failures.state = failuresBeforeRest;
        throw error;
      }
    });
  }
}
