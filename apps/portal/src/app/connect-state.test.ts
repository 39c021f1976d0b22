import { expect, it } from 'vitest';
import { requestedCodeOf, isPasswordResetState, sentLinkOf } from './connect-state.ts';

it('reads the state that one account screen passes to another', () => {
  expect(isPasswordResetState({ reset: 'ploy@riderbell.test' })).toBe(true);
  expect(requestedCodeOf({ code: { email: 'ploy@riderbell.test', minutes: 15 } })).toEqual({
    email: 'ploy@riderbell.test',
    minutes: 15,
  });
  expect(sentLinkOf({ sent: { email: 'ploy@riderbell.test', hours: 24 } })).toEqual({
    email: 'ploy@riderbell.test',
    hours: 24,
  });
});

it.each([
  null,
  undefined,
  'sent',
  {},
  { code: null, sent: 7, reset: 1 },
  { code: { email: 1 }, sent: { email: 'a@b' } },
])('ignores the malformed state %j', (state) => {
  expect([isPasswordResetState(state), requestedCodeOf(state), sentLinkOf(state)]).toEqual([false, null, null]);
});
