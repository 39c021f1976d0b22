import { CloseButton, Loader } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { Search } from 'lucide-react';
import { type ClipboardEvent, useId, useRef } from 'react';
import { isUnchosen } from '@riderbell/domain/places/unchosen-address.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import type { AddressFieldProps } from './address-field-props.ts';
import { AddressPanel, optionIdOf } from './address-panel.tsx';
import classes from './address-search.module.css';
import { UnchosenNote } from './unchosen-note.tsx';
import { useAddressField } from './use-address-field.ts';

/** A point of the country as an example to type, short enough for the field on a phone. */
const examplePoint = ({ latitude, longitude }: Coordinates) => `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** Searches for an address by text or coordinates; a combobox for the keyboard and the screen reader. */
export function AddressField(props: AddressFieldProps) {
  const { label, value, near, onName, error, pending = false } = props;
  const t = useTexts('places');
  const { map } = useDeployment();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(input, props.inputRef ?? null);
  const field = useAddressField(props);
  const { state, options, active, open } = field;
  const unchosen = onName === undefined && isUnchosen(state.text, value);

  const putBack = () => {
    field.putBack();
    input.current?.focus();
  };

  const showsPanel = open && (options.length > 0 || state.phase !== 'idle');
  return (
    <div className={classes.field}>
      <TextField
        ref={ref}
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
            state.text !== '' && <CloseButton aria-label={t('search.clear')} onClick={() => field.change('')} />
          )
        }
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field is an input, and its list holds more than text
        role="combobox"
        aria-expanded={showsPanel}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-busy={state.phase === 'loading'}
        {...(showsPanel && active >= 0 && { 'aria-activedescendant': optionIdOf(listId, active) })}
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
      {showsPanel && (
        <AddressPanel
          list={{ id: listId, label: t('search.list'), title: state.text === '' ? t('search.recent') : null }}
          state={state}
          options={options}
          near={near}
          active={active}
          onPick={field.pick}
          onRetry={field.searchAtOnce}
        />
      )}
      {unchosen && !open && <UnchosenNote chosen={value} onPutBack={putBack} />}
      <output className={classes.spoken}>
        {pending ? t('lookup.loading') : spokenState(t, state.phase, options.length)}
      </output>
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
