import { CloseButton, Loader } from '@mantine/core';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { Search } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { wait } from '../../platform/clock.ts';
import { useDeployment } from '../../platform/deployment.ts';
import { useLanguage, useTexts } from '../../platform/i18n/use-texts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { AddressPanel, type PanelOption } from './address-panel.tsx';
import { type AddressSearch, createAddressSearch } from './address-search.ts';
import classes from './address-search.module.css';
import { listActionOf } from './list-keys.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { placeCalls, type PlaceScope } from './place-calls.ts';

/** A place that the screen knows already, offered while the field is empty. */
export interface PlaceOffer {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
}

export interface AddressFieldProps {
  readonly label: string;
  /** The address of the chosen place; empty while there is none, or while it has no address. */
  readonly value: string;
  /** Where the person is looking; nearer places come first. */
  readonly near: Coordinates | null;
  readonly onChoose: (place: ChosenPlace) => void;
  readonly onClear: () => void;
  readonly offers?: readonly PlaceOffer[];
  readonly onOffer?: (key: string) => void;
  /** Customers who fit what is typed; chosen by `onOffer`. */
  readonly matches?: readonly PlaceOffer[];
  /** What is typed; empty once something is chosen. */
  readonly onText?: ((text: string) => void) | undefined;
  /** Set while a pin has no address: what is typed is its address unless a place is chosen. */
  readonly onName?: ((address: string) => void) | undefined;
  readonly error?: string | null | undefined;
  /** Searched for as if it had been typed, once for each new object; nothing of what is found is marked by itself. */
  readonly asked?: { readonly text: string } | null;
  /** Hears what is pasted; true when it goes elsewhere and not into the field. */
  readonly onPasted?: ((text: string) => boolean) | undefined;
  /** The address of the pin is being looked up. */
  readonly pending?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
}

const POINT_OPTION = 'point';

/** A point of the country as one may type it, short enough for the field of a phone. */
const examplePoint = ({ latitude, longitude }: Coordinates) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

const offered = ({ key, title, note }: PlaceOffer) => ({ key, title, note: note ?? null, at: null, isCustomer: true });

/** What the list shows: offers for an empty field, else the customers who fit, and what was found. */
function useOptions(
  search: AddressSearch,
  offers: readonly PlaceOffer[],
  matches: readonly PlaceOffer[],
): PanelOption[] {
  const t = useTexts('places');
  const { text, options } = useSyncExternalStore(search.subscribe, search.get);
  if (text === '') return offers.map(offered);
  const places = options.map((option) => ({
    key: option.id,
    title: option.address === '' ? t('lookup.pin') : option.address,
    note: option.id === POINT_OPTION ? text : null,
    at: option.coordinates,
  }));
  return [...matches.map(offered), ...places];
}

/** Searches for an address by text or coordinates; a combobox to the keyboard and the screen reader. */
export function AddressField(props: AddressFieldProps) {
  const { label, value, near, onChoose, onClear, offers = [], onOffer, onName, error, pending = false } = props;
  const { matches = [], onText } = props;
  const t = useTexts('places');
  const { country, map } = useDeployment();
  const { language } = useLanguage();
  const listId = useId();
  const [search] = useState(() => createAddressSearch(placeCalls, wait));
  const state = useSyncExternalStore(search.subscribe, search.get);
  const options = useOptions(search, offers, matches);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<number | string>(0);
  const scope = { country, language, near };
  useEffect(() => search.settle(value), [search, value]);
  useAsked(props, search, scope);
  // Without a text there is nothing to be sure of, so an offer is only marked when the person has asked for it.
  // What a person has marked stays marked wherever the list puts it when more is found.
  const place = typeof marked === 'string' ? options.findIndex(({ key }) => key === marked) : marked;
  const active = Math.min(place, options.length - 1);
  const mark = (index: number) => setMarked(options[index]?.key ?? index);
  const optionId = (index: number) => `${listId}-${index}`;

  const change = (text: string) => {
    setOpen(true);
    setMarked(text === '' ? -1 : 0);
    search.type(text, scope);
    onText?.(text);
    if (text === '' && value !== '') onClear();
  };
  const pick = async (index: number) => {
    const offer = state.text === '' ? offers[index] : matches[index];
    const option = state.options[index - matches.length];
    if (offer) onOffer?.(offer.key);
    const chosen = !offer && option ? await search.choose(option) : null;
    if (!offer && !chosen) return;
    setOpen(false);
    onText?.('');
    if (chosen) {
      search.settle(chosen.address);
      onChoose(chosen);
    } else search.settle(value);
  };
  const leave = () => {
    setOpen(false);
    const typed = state.text.trim();
    if (typed === value) return;
    if (onName && typed !== '') onName(typed);
    // What stands in the field is what is ordered to.
    else if (value !== '') search.settle(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const settled = state.text.trim() === value;
    const action = listActionOf(event, { open, active, count: options.length, settled });
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'mark') {
      setOpen(true);
      mark(action.index);
    } else if (action.kind === 'close') setOpen(false);
    else if (action.kind === 'pick' && (state.phase !== 'loading' || action.index < matches.length))
      void pick(action.index);
    else search.hurry(scope);
  };

  const showsPanel = open && (options.length > 0 || state.phase !== 'idle');
  return (
    <div className={classes.field}>
      <TextField
        {...(props.inputRef && { ref: props.inputRef })}
        label={label}
        value={state.text}
        error={error}
        placeholder={t('search.placeholder', { point: examplePoint(map.centre) })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        data-autofocus={props.autoFocus}
        leftSection={<Search className={classes.icon} size={18} aria-hidden />}
        rightSection={
          pending || state.phase === 'loading' ? (
            <Loader size={18} aria-hidden />
          ) : (
            state.text !== '' && <CloseButton aria-label={t('search.clear')} onClick={() => change('')} />
          )
        }
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field is an input, and its list holds more than text
        role="combobox"
        aria-expanded={showsPanel}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-busy={state.phase === 'loading'}
        {...(showsPanel && active >= 0 && { 'aria-activedescendant': optionId(active) })}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={(event) => {
          setOpen(true);
          setMarked(-1);
          event.currentTarget.select();
          makeRoom(event.currentTarget);
        }}
        onPaste={(event) => divertPaste(event, props.onPasted)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {showsPanel && (
        <AddressPanel
          id={listId}
          optionId={optionId}
          title={state.text === '' ? t('search.recent') : null}
          label={t('search.list')}
          state={state}
          options={options}
          near={near}
          active={active}
          onMark={mark}
          onPick={(index) => void pick(index)}
          onRetry={() => search.hurry(scope)}
        />
      )}
      <output className={classes.spoken}>
        {pending ? t('lookup.loading') : spokenState(t, state.phase, options.length)}
      </output>
    </div>
  );
}

/** Searches at once for what another part of the screen asks for; the list shows with the focus, and nothing in it is marked. */
function useAsked(
  { asked = null, onText }: Pick<AddressFieldProps, 'asked' | 'onText'>,
  search: AddressSearch,
  scope: PlaceScope,
): void {
  const ask = useEffectEvent((text: string) => {
    search.type(text, scope);
    search.hurry(scope);
    onText?.(text);
  });
  useEffect(() => {
    if (asked) ask(asked.text);
  }, [asked]);
}

function divertPaste(event: ClipboardEvent, onPasted: AddressFieldProps['onPasted']): void {
  if (onPasted?.(event.clipboardData.getData('text/plain'))) event.preventDefault();
}

/** How high the list may become, with the keyboard of a phone below it. */
const LIST_ROOM = 340;

/** On a small screen the field goes up, so that the list below it is seen above the keyboard. */
function makeRoom(field: HTMLElement): void {
  const height = window.visualViewport?.height ?? window.innerHeight;
  if (field.getBoundingClientRect().bottom + LIST_ROOM > height) field.scrollIntoView({ block: 'start' });
}

function spokenState(t: ReturnType<typeof useTexts<'places'>>, phase: string, count: number): string {
  if (phase === 'loading') return t('search.loading');
  return phase === 'found' && count > 0 ? t('search.results', { count }) : '';
}
