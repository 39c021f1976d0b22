import type { SettingReader } from '../setting-reader.ts';

/** The roles of a process: `web` answers calls and pages, `live` has the sockets, `worker` runs jobs and the fleet. */
export const roles = ['web', 'live', 'worker'] as const;
export type Role = (typeof roles)[number];

/** @param facts other settings, which limit how the roles can be split */
export function readRoles(
  reader: SettingReader,
  { isEmbedded, publicUrl }: { isEmbedded: boolean; publicUrl: string | null },
): readonly Role[] {
  reader.part('Processes');
  const chosen = reader.someOf({
    name: 'ROLES',
    meaning:
      'the roles of this process: web answers calls and pages, live has the sockets, worker runs jobs and the fleet (docs/operations/processes.md)',
    choices: roles,
    fallback: roles,
  });
  const divided = chosen.length < roles.length;
  if (divided && isEmbedded && !reader.isWrong('DATABASE_URL'))
    reader.fault('ROLES', `${roles.join(',')} without DATABASE_URL: the embedded database admits only one process`);
  // A worker without the web role does not know the portal's address, which e-mails contain.
  if (divided && publicUrl === null && !reader.isWrong('PUBLIC_URL'))
    reader.fault('PUBLIC_URL', `the portal's address; required with ROLES=${chosen.join(',')}`);
  return chosen;
}
