import type { SettingReader } from '../setting-reader.ts';

/** Settings of the people who work for a vendor. */
export interface TeamSettings {
  invitationDays: number;
}

export function readTeamSettings(reader: SettingReader): TeamSettings {
  reader.part('Teams');
  return {
    invitationDays: reader.number({
      name: 'INVITATION_DAYS',
      meaning: 'how many days a mailed invitation to a team can be accepted',
      from: 1,
      to: 60,
      fallback: 7,
    }),
  };
}
