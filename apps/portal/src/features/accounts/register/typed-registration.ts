import { storageKeys } from '../../../platform/storage-keys.ts';
import { type TabDraft, tabDraftOf } from '@riderbell/web/storage/tab-draft.ts';
import { emptyRegistration, type Registration } from './check-registration.ts';

type StoredRegistration = Omit<Registration, 'password' | 'repeated'>;

export interface TypedRegistration extends Pick<TabDraft<StoredRegistration>, 'drop'> {
  /** The initial values of the form. */
  readonly initial: Registration;
  keep(typed: Registration): void;
}

/**
 * The draft of a registration, restored after a reload and after a visit to another screen. Passwords are never stored.
 * @param known the values of a guest, for a form that is still empty
 * @param email the address typed on the last account screen; empty without one
 * @param invitedTo the outlet of a mailed invitation, which wins over a draft
 */
export function typedRegistration(
  known: Partial<Registration>,
  email: string,
  { hasOutlet, invitedTo }: { hasOutlet: boolean; invitedTo: string | null },
): TypedRegistration {
  const draft = tabDraftOf(
    storageKeys.typedRegistration,
    'registration',
    withoutPasswords({ ...emptyRegistration, has_outlet: hasOutlet }),
  );
  const isBegun = draft.found === 'restored';
  const invitation = invitedTo === null ? {} : { has_outlet: true, is_private: false, outlet_id: invitedTo };
  const initial = { ...emptyRegistration, ...draft.fields, ...(!isBegun && known), ...invitation };
  const first = isBegun ? email || initial.email_address : initial.email_address || email;
  return {
    initial: { ...initial, email_address: first },
    keep: (typed) => draft.keep(withoutPasswords(typed)),
    drop: draft.drop,
  };
}

function withoutPasswords({ password: _password, repeated: _repeated, ...stored }: Registration): StoredRegistration {
  return stored;
}
