import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { GuestNeeds } from './ports.ts';

/** Lets a visitor request a rider without an account (specification §1, GUEST; §4, Session). */
export function createGuestSession(needs: GuestNeeds): Handler<typeof calls.createGuestSession> {
  return async ({ body, remoteAddress }) => {
    if (!needs.isOffered()) return refused('guest.not-offered');
    const known = await prolonged(needs, body?.guest_token);
    if (known !== null) return accepted(await answerFor(needs, known));
    const seconds = await needs.takeNewGuest(remoteAddress);
    if (seconds !== null) return refused('guest.too-many', { values: { seconds } });
    const guestId = needs.newId();
    await needs.guests.begin(guestId, endOf(needs), needs.now());
    return accepted(await answerFor(needs, guestId));
  };
}

/** Extends the guest of a valid token; null for any other text, and the caller then becomes a new guest. */
async function prolonged(needs: GuestNeeds, token: string | undefined): Promise<string | null> {
  if (token === undefined) return null;
  const read = await needs.tokens.read(token, needs.now());
  if (!read.ok) return null;
  const { guestId } = read.principal;
  return (await needs.guests.prolong(guestId, endOf(needs), needs.now())) ? guestId : null;
}

function endOf({ tokens, now }: GuestNeeds): number {
  return now() + tokens.lifeSeconds * 1000;
}

async function answerFor({ tokens, now }: GuestNeeds, guestId: string) {
  return { result: { guest_token: await tokens.sign(guestId, now()), expires: tokens.lifeSeconds } };
}
