import { Autocomplete } from '@mantine/core';
import { Search } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSearchHistory } from './use-search-history.ts';

/** The search of a list, with the last ones offered while the field is empty. `onSubmit` follows Enter. */
export function SearchBox({
  value,
  onChange,
  onSubmit,
}: {
  value: string;
  onChange: (search: string) => void;
  onSubmit: (search: string) => void;
}) {
  const t = useTexts('tracking');
  const { history, remember } = useSearchHistory();
  const submit = (search: string) => {
    remember(search);
    onSubmit(search);
  };
  return (
    <Autocomplete
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      leftSection={<Search size={18} aria-hidden />}
      value={value}
      onChange={onChange}
      clearable
      clearButtonProps={{ 'aria-label': t('search.clear'), 'aria-hidden': false, tabIndex: 0 }}
      clearSectionMode="clear"
      data={value === '' && history.length > 0 ? [{ group: t('search.recent'), items: [...history] }] : []}
      filter={({ options }) => options}
      withScrollArea={false}
      onOptionSubmit={submit}
      onBlur={() => remember(value)}
      onKeyDown={(event) => {
        // While a remembered search is being chosen, Enter belongs to that choice.
        if (event.key === 'Enter' && value !== '') submit(value);
      }}
    />
  );
}
