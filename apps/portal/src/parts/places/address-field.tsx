import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { Search, X } from 'lucide-react';
import { type ClipboardEvent, useRef } from 'react';
import { isUnchosen } from '@riderbell/domain/places/unchosen-address.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { LazyCombobox } from '@riderbell/web/lazy/lazy-combobox.tsx';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { Spinner } from '@riderbell/ui/states/spinner.tsx';
import type { AddressFieldProps } from './address-field-props.ts';
import { NoPlaces, PlaceContent } from './address-panel.tsx';
import classes from './address-search.module.css';
import { UnchosenNote } from './unchosen-note.tsx';
import { useAddressField } from './use-address-field.ts';

/** A point of the country as an example to type, short enough for the field on a phone. */
const examplePoint = ({ latitude, longitude }: Coordinates) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** Searches for an address by text or coordinates. */
export function AddressField(props: AddressFieldProps) {
  const { label, value, near, onName, error, pending = false } = props;
  const t = useTexts('places');
  const { map } = useDeployment();
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownInput;
  const field = useAddressField(props);
  const { state, options, isOpen } = field;
  const { marked, mark } = field.marking;
  const isLoading = state.phase === 'loading';
  const unchosen = onName === undefined && isUnchosen(state.text, value);

  const putBack = () => {
    field.putBack();
    input.current?.focus();
  };
  const clear = (
    <IconButton size="sm" label={t('search.clear')} onClick={() => field.change('')}>
      <X size={18} aria-hidden />
    </IconButton>
  );
  return (
    <div className={classes.field}>
      <LazyCombobox
        ref={input}
        label={label}
        value={state.text}
        error={error}
        placeholder={t('search.placeholder', { point: examplePoint(map.centre) })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        data-autofocus={props.autoFocus}
        start={<Search size={18} aria-hidden />}
        end={pending || isLoading ? <Spinner size="18px" /> : state.text !== '' && clear}
        aria-busy={isLoading}
        suggestions={{
          label: t('search.list'),
          title: state.text === '' ? t('search.recent') : null,
          options: options.map((option) => ({ key: option.key, content: <PlaceContent of={option} near={near} /> })),
          empty: <NoPlaces state={state} onRetry={field.searchAtOnce} />,
          isOpen: isOpen && (options.length > 0 || state.phase !== 'idle'),
          marked,
          onOpen: field.setOpen,
          // The kit marks nothing after each letter; what is marked then is for the search to say.
          onMark: (key) => key !== null && mark(key),
          onPick: field.pick,
        }}
        onChange={(event) => field.change(event.currentTarget.value)}
        onFocus={(event) => {
          field.enter();
          event.currentTarget.select();
          makeRoom(event.currentTarget);
        }}
        onPaste={(event) => divertPaste(event, props.onPasted)}
        onBlur={field.leave}
        onKeyDown={field.onKeyDown}
      />
      {unchosen && !isOpen && <UnchosenNote chosen={value} onPutBack={putBack} />}
      <VisuallyHidden as="output">
        {pending ? t('lookup.loading') : spokenState(t, state.phase, options.length)}
      </VisuallyHidden>
    </div>
  );
}

function divertPaste(event: ClipboardEvent, onPasted: AddressFieldProps['onPasted']): void {
  if (onPasted?.(event.clipboardData.getData('text/plain'))) event.preventDefault();
}

/** The maximum height of the list, with the keyboard of a phone below it. */
const LIST_ROOM = 340;

/** On a small screen the field scrolls up, so that the list below it is visible above the keyboard. */
function makeRoom(field: HTMLElement): void {
  const height = window.visualViewport?.height ?? window.innerHeight;
  if (field.getBoundingClientRect().bottom + LIST_ROOM > height) field.scrollIntoView({ block: 'start' });
}

function spokenState(t: ReturnType<typeof useTexts<'places'>>, phase: string, count: number): string {
  if (phase === 'loading') return t('search.loading');
  return phase === 'found' && count > 0 ? t('search.results', { count }) : '';
}
