import { type StorageKey, tabStore } from './storage.ts';

/** What a form with few fields asks for. */
export type TypedFields = { readonly [field: string]: string | boolean };

export interface TabDraft<Fields> {
  /** What the form begins with. */
  readonly fields: Fields;
  /** Whether something was kept: it came back, or it was dropped because the form begins with something else by now. */
  readonly found: 'nothing' | 'restored' | 'outdated';
  /** Keeps what is typed; what the form began with is nothing to keep. */
  keep(fields: Fields): void;
  drop(): void;
}

/**
 * What was typed into a form and not sent, kept by the tab over a reload.
 * @param about whose form it is, so that another account or branch never sees it
 * @param begun what the form begins with; where that has changed, the draft would undo the change
 */
export function tabDraftOf<Fields extends TypedFields>(
  key: StorageKey,
  about: string,
  begun: Fields,
): TabDraft<Fields> {
  const basis = JSON.stringify(begun);
  const stored = tabStore.read(key) as { about?: unknown; basis?: unknown; fields?: unknown } | null;
  const fields = stored?.about === about ? fieldsOf(stored.fields, begun) : null;
  const isOther = fields !== null && JSON.stringify(fields) !== basis;
  const found = isOther ? (stored?.basis === basis ? 'restored' : 'outdated') : 'nothing';
  return {
    fields: found === 'restored' && fields !== null ? fields : begun,
    found,
    keep(typed) {
      if (JSON.stringify(typed) === basis) tabStore.remove(key);
      else tabStore.write(key, { about, basis, fields: typed });
    },
    drop: () => tabStore.remove(key),
  };
}

/** The fields of the form, each of its kind; null for anything else. */
function fieldsOf<Fields extends TypedFields>(stored: unknown, begun: Fields): Fields | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const kept = stored as Record<string, unknown>;
  const isWhole = Object.keys(begun).every((name) => typeof kept[name] === typeof begun[name]);
  return isWhole ? (Object.fromEntries(Object.keys(begun).map((name) => [name, kept[name]])) as Fields) : null;
}
