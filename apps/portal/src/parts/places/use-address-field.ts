import { isUnchosen } from '@riderbell/domain/places/unchosen-address.ts';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useBackOnline } from '@riderbell/web/api/online.ts';
import { wait } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { AddressFieldProps } from './address-field-props.ts';
import { type AddressSearch, createAddressSearch } from './address-search.ts';
import { entriesOf } from './field-entries.ts';
import { placeCalls, type PlaceScope } from './place-calls.ts';

/** The behaviour of an address field: its search, its list, and the actions of keys and pointers. */
export function useAddressField(props: AddressFieldProps) {
  const { value, near, onChoose, onClear, offers = [], matches = [], onOffer, onName, onText } = props;
  const t = useTexts('places');
  const { country } = useDeployment();
  const { language } = useLanguage();
  const [search] = useState(() => createAddressSearch(placeCalls, wait));
  const state = useSyncExternalStore(search.subscribe, search.get);
  const { list, isSure } = entriesOf(state, offers, matches, t('lookup.pin'));
  const options = list.map(({ option }) => option);
  const [isOpen, setOpen] = useState(false);
  const marking = useMarking(options, isSure);
  const { marked } = marking;
  const scope = { country, language, near };

  useChosen(props, search);
  useRequestedSearch(props, search, scope);
  useBackOnline(() => {
    if (search.get().problem?.isOffline) search.searchNow(scope);
  });

  const change = (text: string) => {
    setOpen(true);
    // The name of a pin is the visitor's own, so no place is marked automatically.
    marking.reset(text !== '' && onName === undefined);
    search.type(text, scope);
    onText?.(text);
    if (text.trim() === '' && value !== '') onClear();
  };
  const settle = (text: string) => {
    search.settle(text);
    onText?.('');
  };
  const pick = async (key: string) => {
    const entry = list.find(({ option }) => option.key === key);
    if (!entry) return;
    if (entry.place === null) {
      setOpen(false);
      settle(value);
      onOffer?.(entry.option.key);
      return;
    }
    const chosen = await search.choose(entry.place);
    if (!chosen) return;
    setOpen(false);
    settle(chosen.address);
    onChoose(chosen);
  };
  const leave = () => {
    setOpen(false);
    const typed = state.text.trim();
    if (!isUnchosen(typed, value)) settle(value);
    else onName?.(typed);
  };
  /** Enter, while no option is marked: the list takes it otherwise, and the form once the address is settled. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || marked !== null || !isUnchosen(state.text, value)) return;
    if (onName) {
      setOpen(false);
      onName(state.text.trim());
      return;
    }
    event.preventDefault();
    const [first] = options;
    // No place is called as typed: Enter marks the first one, and takes it only when it is pressed again.
    if (isOpen && first && state.foundFor === state.text) marking.mark(first.key);
    else {
      setOpen(true);
      marking.reset(true);
      search.searchNow(scope);
    }
  };

  return {
    state,
    options,
    isOpen,
    marking: { marked: isOpen ? marked : null, mark: marking.mark },
    change,
    leave,
    onKeyDown,
    setOpen,
    pick: (key: string) => void pick(key),
    enter: () => {
      setOpen(true);
      marking.reset(false);
    },
    searchAtOnce: () => search.searchNow(scope),
    putBack: () => settle(value),
  };
}

/**
 * The option that Enter takes. An option marked by the visitor stays marked when the list is reordered; otherwise it is
 * the best match, if there is one and something was typed.
 */
function useMarking(options: readonly { readonly key: string }[], isSure: boolean) {
  const [{ key, byItself }, set] = useState<{ key: string | null; byItself: boolean }>({ key: null, byItself: false });
  const best = byItself && isSure ? options[0]?.key : undefined;
  const marked = key === null ? best : options.find((option) => option.key === key)?.key;
  return {
    marked: marked ?? null,
    mark: (marks: string) => set({ key: marks, byItself: false }),
    /** Forgets what a person has marked. */
    reset: (marksBest: boolean) => set({ key: null, byItself: marksBest }),
  };
}

/**
 * Shows the address of a place that was chosen elsewhere: by pin, from a message, from a draft. If the pin has no
 * address yet, the typed text stays, because it may become its name.
 */
function useChosen({ value, onText }: AddressFieldProps, search: AddressSearch): void {
  const before = useRef(value);
  const show = useEffectEvent((address: string) => {
    const isTyped = isUnchosen(search.get().text, before.current);
    before.current = address;
    if (address === '' && isTyped) return;
    search.settle(address);
    onText?.('');
  });
  useEffect(() => show(value), [value]);
}

/**
 * Searches at once for a text that another part of the screen passes; the list shows on focus, and nothing in it is
 * marked.
 */
function useRequestedSearch(
  { searchText = null, onText }: AddressFieldProps,
  search: AddressSearch,
  scope: PlaceScope,
): void {
  const ask = useEffectEvent((text: string) => {
    search.type(text, scope);
    search.searchNow(scope);
    onText?.(text);
  });
  useEffect(() => {
    if (searchText) ask(searchText.text);
  }, [searchText]);
}
