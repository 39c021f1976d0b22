import type { CallErrorCode } from '@riderbell/contract/call.ts';
import { calls, type CallName, type Calls } from '@riderbell/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import type { TestingServer } from './testing-server.ts';

/** One test for the answer of a call and one for each refusal that it declares; a missing test does not compile. */
export type CallTests<Name extends CallName> = Record<'answers' | CallErrorCode<Calls[Name]>, () => Promise<void>>;

/**
 * The tests of a call over HTTP. Each must cause the answer or the refusal under its name, which is checked here.
 * `every-call.test.ts` finds calls without such tests.
 */
export function describeCall<Name extends CallName>(
  name: Name,
  server: () => TestingServer,
  tests: CallTests<Name>,
): void {
  describe(calls[name].id, () => {
    for (const [what, test] of Object.entries<() => Promise<void>>(tests)) {
      it(what === 'answers' ? what : `refuses with ${what}`, async () => {
        const { seen } = server().client;
        seen.length = 0;
        await test();
        expect(seen).toContainEqual({ call: calls[name].id, what });
      });
    }
  });
}
