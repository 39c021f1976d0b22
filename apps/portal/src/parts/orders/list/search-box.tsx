import { History, Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { LazyCombobox } from '@riderbell/web/lazy/lazy-combobox.tsx';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
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
  /** Why the search is not sent. */
  error?: string | null;
  onChange: (search: string) => void;
  onSubmit: (search: string) => void;
}) {
  const t = useTexts('tracking');
  const field = useRef<HTMLInputElement>(null);
  const { history, remember } = useSearchHistory();
  const [isOpen, setOpen] = useState(false);
  const [marked, mark] = useState<string | null>(null);
  const isShown = isOpen && value === '' && history.length > 0;

  const show = (opens: boolean) => {
    setOpen(opens);
    mark(null);
  };
  const submit = (search: string) => {
    show(false);
    remember(search);
    onSubmit(search);
  };
  const clear = (
    <IconButton
      size="sm"
      label={t('search.clear')}
      onClick={() => {
        onChange('');
        field.current?.focus();
      }}
    >
      <X size={18} aria-hidden />
    </IconButton>
  );
  return (
    <LazyCombobox
      ref={field}
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      error={error}
      start={<Search size={18} aria-hidden />}
      end={value !== '' && clear}
      value={value}
      suggestions={{
        label: t('search.recent'),
        title: t('search.recent'),
        options:
          value === '' ? history.map((search) => ({ key: search, content: <Remembered search={search} /> })) : [],
        isOpen: isShown,
        marked: isShown ? marked : null,
        passesField: true,
        onOpen: setOpen,
        onMark: mark,
        onPick(search) {
          onChange(search);
          submit(search);
        },
      }}
      onChange={({ currentTarget }) => {
        show(true);
        onChange(currentTarget.value);
      }}
      onFocus={() => show(true)}
      onClick={() => setOpen(true)}
      onBlur={() => {
        show(false);
        remember(value);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && value !== '') submit(value);
      }}
    />
  );
}

function Remembered({ search }: { search: string }) {
  return (
    <>
      <History size={16} aria-hidden className={textLook({ tone: 'soft' })} />
      <Text as="span" dir="auto" truncate>
        {search}
      </Text>
    </>
  );
}
