import { CloseButton, TextInput } from '@mantine/core';
import { History, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { FieldError } from '@riderbell/ui/fields/field-error.tsx';
import { nextSuggestion } from './list-keys.ts';
import classes from './search-box.module.css';
import { useSearchHistory } from './use-search-history.ts';

/**
 * The search field of a list, which offers recent searches while it is empty. `onSubmit` is called on Enter and when a
 * recent search is chosen.
 */
export function SearchBox({
  value,
  error = null,
  onChange,
  onSubmit,
}: {
  value: string;
  /** Why the search cannot run. */
  error?: string | null;
  onChange: (search: string) => void;
  onSubmit: (search: string) => void;
}) {
  const t = useTexts('tracking');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { history, remember } = useSearchHistory();
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = opened && value === '' && history.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const show = (isOpen: boolean) => {
    setOpened(isOpen);
    setActive(-1);
  };
  const submit = (search: string) => {
    show(false);
    remember(search);
    onSubmit(search);
  };
  const choose = (search: string) => {
    onChange(search);
    submit(search);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const remembered = shown ? history[active] : undefined;
    // While a script such as Thai or Chinese is being composed, Enter belongs to the composition.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (remembered !== undefined) choose(remembered);
      else if (value !== '') submit(value);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      show(false);
    } else if (value === '') {
      const index = nextSuggestion(event.key, active, history.length);
      if (index === null) return;
      event.preventDefault();
      setOpened(true);
      setActive(index);
    }
  };
  return (
    <div className={classes.box}>
      <TextInput
        ref={field}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select takes no text
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(shown && active >= 0 && { 'aria-activedescendant': optionId(active) })}
        placeholder={t('search.placeholder')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        error={error === null ? null : <FieldError text={error} />}
        className={classes.field}
        leftSection={<Search size={18} aria-hidden />}
        rightSection={
          value !== '' && (
            <CloseButton
              aria-label={t('search.clear')}
              onClick={() => {
                onChange('');
                field.current?.focus();
              }}
            />
          )
        }
        value={value}
        onChange={({ currentTarget }) => {
          show(true);
          onChange(currentTarget.value);
        }}
        onFocus={() => show(true)}
        onClick={() => setOpened(true)}
        onBlur={() => {
          show(false);
          remember(value);
        }}
        onKeyDown={onKeyDown}
      />
      {shown && <Remembered id={listId} history={history} active={active} optionId={optionId} onChoose={choose} />}
    </div>
  );
}

function Remembered({
  id,
  history,
  active,
  optionId,
  onChoose,
}: {
  id: string;
  history: readonly string[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (search: string) => void;
}) {
  const t = useTexts('tracking');
  return (
    <div className={classes.panel}>
      <p className={classes.title} aria-hidden>
        {t('search.recent')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be styled, and cannot be opened */}
      <div id={id} role="listbox" aria-label={t('search.recent')} className={classes.list} tabIndex={-1}>
        {history.map((search, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys for its options
          <div
            key={search}
            ref={index === active ? bringIntoView : null}
            id={optionId(index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element belongs to a select
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.option}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(search)}
          >
            <History size={16} aria-hidden className={classes.icon} />
            <span dir="auto" className={classes.words}>
              {search}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
