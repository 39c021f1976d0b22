import { type StorageKey, tabStore } from './storage.ts';

/** The values of a small form. */
export type TypedFields = { readonly [field: string]: string | boolean };

export interface TabDraft<Fields> {
  /** The initial values of the form. */
  readonly fields: Fields;
  /** Whether a draft was stored: it was restored, or discarded because the form's initial values have changed since. */
  readonly found: 'nothing' | 'restored' | 'outdated';
  /** Saves the typed values; if they equal the initial ones, removes the draft. */
  keep(fields: Fields): void;
  drop(): void;
}

/**
 * The unsent input of a form, which the tab keeps across a reload.
 * @param owner the account and branch of the form, so that another account or branch never sees it
 * @param begun the form's initial values; if they have changed, restoring the draft would undo that change
 */
export function tabDraftOf<Fields extends TypedFields>(
  key: StorageKey,
  owner: string,
  begun: Fields,
): TabDraft<Fields> {
  const basis = JSON.stringify(begun);
  const stored = tabStore.read(key) as { about?: unknown; basis?: unknown; fields?: unknown } | null;
  const fields = stored?.about === owner ? fieldsOf(stored.fields, begun) : null;
  const isChanged = fields !== null && JSON.stringify(fields) !== basis;
  const found = isChanged ? (stored?.basis === basis ? 'restored' : 'outdated') : 'nothing';
  return {
    fields: found === 'restored' && fields !== null ? fields : begun,
    found,
    keep(typed) {
      if (JSON.stringify(typed) === basis) tabStore.remove(key);
      else tabStore.write(key, { about: owner, basis, fields: typed });
    },
    drop: () => tabStore.remove(key),
  };
}

/** The stored fields if all have the right types; null otherwise. */
function fieldsOf<Fields extends TypedFields>(stored: unknown, begun: Fields): Fields | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as Record<string, unknown>;
  const isComplete = Object.keys(begun).every((name) => typeof values[name] === typeof begun[name]);
  return isComplete ? (Object.fromEntries(Object.keys(begun).map((name) => [name, values[name]])) as Fields) : null;
}
