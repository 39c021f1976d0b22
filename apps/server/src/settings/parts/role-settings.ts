import type { SettingReader } from '../setting-reader.ts';

/** What a process does: `web` answers calls and pages, `live` holds the sockets, `worker` does jobs and drives the fleet. */
export const roles = ['web', 'live', 'worker'] as const;
export type Role = (typeof roles)[number];

/** @param facts of other settings, which limit how the work can be divided */
export function readRoles(
  reader: SettingReader,
  { isEmbedded, publicUrl }: { isEmbedded: boolean; publicUrl: string | null },
): readonly Role[] {
  reader.part('Processes');
  const chosen = reader.someOf({
    name: 'ROLES',
    meaning:
      'what this process does: web answers calls and pages, live holds the sockets, worker does jobs and drives the fleet (docs/operations/processes.md)',
    choices: roles,
    fallback: roles,
  });
  const divided = chosen.length < roles.length;
  if (divided && isEmbedded && !reader.isWrong('DATABASE_URL'))
    reader.fault('ROLES', `${roles.join(',')} without DATABASE_URL: the embedded database lets one process in`);
  // A worker without the web does not know where the portal is, and mails lead there.
  if (divided && publicUrl === null && !reader.isWrong('PUBLIC_URL'))
    reader.fault('PUBLIC_URL', `the portal's address; required with ROLES=${chosen.join(',')}`);
  return chosen;
}
