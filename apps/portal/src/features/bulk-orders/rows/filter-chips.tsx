import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { type RowFilter, rowFilters } from './row-filter.ts';
import { useFilterText } from './row-state.ts';
import classes from './rows.module.css';

/** The filters of the rows that would show any, with how many. */
export function FilterChips({
  counts,
  filter,
  onFilter,
}: {
  counts: Readonly<Record<RowFilter, number>>;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}) {
  const orders = useTexts('tracking');
  const filterText = useFilterText();
  const { number } = useFormats();
  return (
    <fieldset className={classes.chips}>
      <legend className="app-visually-hidden">{orders('history.filters')}</legend>
      {rowFilters
        .filter((name) => name === 'all' || name === filter || counts[name] > 0)
        .map((name) => (
          <button
            key={name}
            type="button"
            className={classes.chip}
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {filterText(name)}
            <span className="app-numbers">{number(counts[name])}</span>
          </button>
        ))}
    </fieldset>
  );
}
