import { storageKeys } from '../../../platform/storage-keys.ts';
import { type TabDraft, tabDraftOf } from '@riderbell/web/storage/tab-draft.ts';
import { emptyRegistration, type Registration } from './check-registration.ts';

type Kept = Omit<Registration, 'password' | 'repeated'>;

export interface TypedRegistration extends Pick<TabDraft<Kept>, 'drop'> {
  /** What the form begins with. */
  readonly begun: Registration;
  keep(typed: Registration): void;
}

/**
 * A registration as far as it was filled in, over a reload and on the way back from another screen. Passwords are kept nowhere.
 * @param known of a guest, for a form that is still empty
 * @param email what was typed on the last account screen, this one included; empty without any
 */
export function typedRegistration(known: Partial<Registration>, email: string, hasOutlet: boolean): TypedRegistration {
  const draft = tabDraftOf(
    storageKeys.typedRegistration,
    'registration',
    withoutPasswords({ ...emptyRegistration, has_outlet: hasOutlet }),
  );
  const isBegun = draft.found === 'restored';
  const begun = { ...emptyRegistration, ...draft.fields, ...(!isBegun && known) };
  const first = isBegun ? email || begun.email_address : begun.email_address || email;
  return {
    begun: { ...begun, email_address: first },
    keep: (typed) => draft.keep(withoutPasswords(typed)),
    drop: draft.drop,
  };
}

function withoutPasswords({ password: _password, repeated: _repeated, ...kept }: Registration): Kept {
  return kept;
}
