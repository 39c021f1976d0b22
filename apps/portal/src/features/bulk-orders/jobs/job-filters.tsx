import { bulkJobStatuses } from '@riderbell/domain/bulk-orders/bulk-job.ts';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { JobFilter } from './job-filter.ts';
import classes from './jobs.module.css';

const typingPauseMs = 500;
/** The longest name that the server accepts. */
const longestName = 320;

/** Status, creator and days of the job history. */
export function JobFilters({
  filter,
  creators,
  onFilter,
}: {
  filter: JobFilter;
  /** The names to suggest. */
  creators: readonly string[];
  onFilter: (changes: Partial<JobFilter>) => void;
}) {
  const t = useTexts('bulk-orders');
  const orders = useTexts('tracking');
  return (
    <search className={classes.filters} aria-label={orders('history.filters')}>
      <SelectField
        label={orders('history.status')}
        size="sm"
        options={[
          { value: '', label: orders('history.status.ANY') },
          ...bulkJobStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={filter.status ?? ''}
        onChange={({ currentTarget }) =>
          onFilter({ status: bulkJobStatuses.find((status) => status === currentTarget.value) ?? null })
        }
      />
      <CreatorField
        // A reset mounts a new field, which drops the typed text.
        key={filter.by === '' ? 'any' : 'some'}
        name={filter.by}
        creators={creators}
        onName={(by) => onFilter({ by })}
      />
      <TextField
        type="date"
        label={orders('history.from')}
        size="sm"
        max={filter.to}
        value={filter.from}
        onChange={({ currentTarget }) => onFilter({ from: currentTarget.value })}
      />
      <TextField
        type="date"
        label={orders('history.to')}
        size="sm"
        min={filter.from}
        value={filter.to}
        onChange={({ currentTarget }) => onFilter({ to: currentTarget.value })}
      />
    </search>
  );
}

function CreatorField({
  name,
  creators,
  onName,
}: {
  name: string;
  creators: readonly string[];
  onName: (name: string) => void;
}) {
  const t = useTexts('bulk-orders');
  const listId = useId();
  const [typed, setTyped] = useState(name);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      <TextField
        label={t('jobs.by')}
        size="sm"
        autoComplete="off"
        maxLength={longestName}
        list={listId}
        value={typed}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          setTyped(text);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onName(text.trim()), typingPauseMs);
        }}
      />
      <datalist id={listId}>
        {creators.map((creator) => (
          <option key={creator} value={creator} />
        ))}
      </datalist>
    </>
  );
}
