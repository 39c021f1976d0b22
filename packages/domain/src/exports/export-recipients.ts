import { rightsOfRoles, type TeamRole } from '../access/vendor-rights.ts';

export const mostExportRecipients = 20;

/** Whether people with the role may have the orders as a file, and so may receive it. */
export function mayReceiveExports(role: TeamRole): boolean {
  return rightsOfRoles[role].includes('export-orders');
}

/** Why recipients are refused, or null. @param allowed the e-mail addresses of the people who may receive the export */
export function recipientsFault(
  recipients: readonly string[],
  allowed: ReadonlySet<string>,
): 'no-recipient' | 'repeated-recipient' | 'not-in-team' | null {
  if (recipients.length === 0) return 'no-recipient';
  if (new Set(recipients).size < recipients.length) return 'repeated-recipient';
  return recipients.every((recipient) => allowed.has(recipient)) ? null : 'not-in-team';
}
