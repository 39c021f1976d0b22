import { expect, it } from 'vitest';
import { codeAskedOf, isResetDone, linkMailedOf } from './connect-state.ts';

it('reads what one account screen left for another', () => {
  expect(isResetDone({ reset: 'ploy@riderbell.test' })).toBe(true);
  expect(codeAskedOf({ code: { email: 'ploy@riderbell.test', minutes: 15 } })).toEqual({
    email: 'ploy@riderbell.test',
    minutes: 15,
  });
  expect(linkMailedOf({ sent: { email: 'ploy@riderbell.test', hours: 24 } })).toEqual({
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
])('reads nothing from %j', (state) => {
  expect([isResetDone(state), codeAskedOf(state), linkMailedOf(state)]).toEqual([false, null, null]);
});
