import { v7 as uuid } from 'uuid';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresInvitationStore } from '../adapters/postgres/invitation-store.ts';
import { PostgresTeamStore } from '../adapters/postgres/team-store.ts';
import { addressKeys, inviterKey, takeAttempt } from '../features/accounts/attempts.ts';
import { createTeamFeature } from '../features/team/feature.ts';
import type { TeamNeeds } from '../features/team/ports.ts';
import type { EventBus } from '../live/ports.ts';
import type { Settings } from '../settings/settings.ts';
import type { composeIdentity } from './identity.ts';
import { sweepOf } from './sweeps.ts';

const day = 24 * 60 * 60_000;

export interface TeamParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'team'>;
  readonly bus: EventBus;
  readonly identity: Pick<
    ReturnType<typeof composeIdentity>,
    'attempts' | 'invitationTokens' | 'mails' | 'languageOf' | 'announceAccess'
  >;
  readonly vendors: TeamNeeds['vendors'];
  readonly onJob: () => void;
  readonly now: () => number;
}

/** Composes the people of vendors and their invitations. */
export function composeTeam({ database, settings, identity, vendors, onJob, now }: TeamParts) {
  const invitations = new PostgresInvitationStore(database.kysely);
  const { attempts } = identity;
  const feature = createTeamFeature({
    vendors,
    invitations,
    team: new PostgresTeamStore(database.kysely),
    tokens: identity.invitationTokens,
    mails: identity.mails,
    limits: {
      takeInvitation: async (email, by, remoteAddress) =>
        (await takeAttempt(attempts, { act: 'invite', account: email, remoteAddress }))?.values.seconds ??
        attempts.limiter.take([inviterKey(by)]),
      takeLink: (remoteAddress) => attempts.limiter.take(addressKeys('confirm', remoteAddress)),
    },
    announce: identity.announceAccess,
    invitationDays: settings.team.invitationDays,
    languageOf: identity.languageOf,
    newId: () => uuid(),
    onJob,
    now,
  });
  return {
    ...feature,
    // Some weeks longer than it can be accepted, so that an old link can be reported as expired.
    recurring: sweepOf('sweep-invitations', () => invitations.sweep(now() - 30 * day)),
  };
}
