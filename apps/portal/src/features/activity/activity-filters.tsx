import type { AuditEntryOnTheWire } from '@riderbell/contract/shapes/audit-entry.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { longestPeriodDays } from '@riderbell/domain/orders/history-period.ts';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import { type ActivityFilter, auditKindNames, refusalOf } from './activity-filter.ts';
import classes from './activity-filters.module.css';

/** Who, what and when. */
export function ActivityFilters({
  filter,
  actors,
  onFilter,
}: {
  filter: ActivityFilter;
  actors: readonly AuditEntryOnTheWire['who'][];
  onFilter: (change: Partial<ActivityFilter>) => void;
}) {
  const t = useTexts('activity');
  const orders = useTexts('tracking');
  const navigation = useTexts('navigation');
  const problemText = useProblemText();
  const { time_zone } = useDeployment();
  const today = localDateOf(useNow(60_000), time_zone);
  const refusal = refusalOf(filter, time_zone);
  const names = {
    orders: t('kind.orders'),
    branches: t('kind.branches'),
    team: navigation('team'),
    cash: navigation('cashBook'),
    exports: t('kind.exports'),
  };
  const nameOf = ({ kind, id, name }: AuditEntryOnTheWire['who']) =>
    kind === 'embedded' || kind === 'fleet' || kind === 'system' ? t(`who.${kind}`) : name || id;
  return (
    <Stack as="search" gap={2.5} aria-label={orders('history.filters')}>
      <div className={classes.fields}>
        <SelectField
          label={t('person')}
          size="sm"
          options={[
            { value: '', label: t('person.all') },
            ...actors.map((actor) => ({ value: actor.id, label: nameOf(actor) })),
          ]}
          value={filter.who}
          onChange={({ currentTarget }) => onFilter({ who: currentTarget.value })}
        />
        <SelectField
          label={t('kind')}
          size="sm"
          options={[
            { value: '', label: t('kind.all') },
            ...auditKindNames.map((kind) => ({ value: kind, label: names[kind] })),
          ]}
          value={filter.what}
          onChange={({ currentTarget }) =>
            onFilter({ what: auditKindNames.find((kind) => kind === currentTarget.value) ?? '' })
          }
        />
        <TextField
          type="date"
          label={orders('history.from')}
          size="sm"
          max={filter.to === '' ? today : filter.to}
          value={filter.from}
          onChange={({ currentTarget }) => onFilter({ from: currentTarget.value })}
        />
        <TextField
          type="date"
          label={orders('history.to')}
          size="sm"
          min={filter.from}
          max={today}
          value={filter.to}
          onChange={({ currentTarget }) => onFilter({ to: currentTarget.value })}
        />
      </div>
      {refusal !== null && (
        <Text size={3} tone="negative" role="alert">
          {problemText({
            translationKey: `validation.period-${refusal}`,
            values: { maximum: longestPeriodDays },
          })}
        </Text>
      )}
    </Stack>
  );
}
