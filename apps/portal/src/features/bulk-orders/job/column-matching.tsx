import type { BulkJob } from '@riderbell/contract/shapes/bulk-job.ts';
import { type BulkColumn, bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { missingColumns, repeatedColumns } from '@riderbell/domain/bulk-orders/match-columns.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { SelectField } from '@riderbell/ui/fields/select-field.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bulkJobKey, type JobAddress, sendColumns } from '../data/bulk-calls.ts';
import classes from './job.module.css';

/** Matches the columns of the file by hand, while the job waits for that. */
export function ColumnMatching({ address, columns }: { address: JobAddress; columns: BulkJob['columns'] }) {
  const t = useTexts('bulk-orders');
  const problemText = useProblemText();
  const { rules } = useDeployment();
  const { number } = useFormats();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly (BulkColumn | null)[]>(() => columns.map(({ column }) => column));
  const check = useMutation({
    mutationFn: () => sendColumns(address, chosen),
    meta: { quiet: true },
    // Every row is read again, so what is known of them is dropped.
    onSuccess: () => client.resetQueries({ queryKey: bulkJobKey(address) }),
  });
  const missing = missingColumns(chosen, {
    unitNumberRequired: rules.unit_number_required,
    amount: { required: rules.amount_required, minimum: null },
  });
  const repeated = repeatedColumns(chosen);
  const names = (list: readonly BulkColumn[]) => list.map((column) => t(`column.${column}`)).join(', ');
  const options = [
    { value: '', label: t('columns.ignore') },
    ...bulkColumns.map((column) => ({ value: column as string, label: t(`column.${column}`) })),
  ];
  return (
    <Card padding={5}>
      <Stack gap={4}>
        <div>
          <Text as="h2" size={8} weight={750}>
            {t('columns.title')}
          </Text>
          <Text tone="soft">{t('columns.lead')}</Text>
        </div>
        <ul className={classes.columns}>
          {columns.map(({ heading, samples }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the columns of a file never move
            <li key={index}>
              <SelectField
                label={heading.trim() === '' ? t('columns.unnamed', { number: number(index + 1) }) : heading}
                description={
                  <Text as="bdi" size={3} truncate className={classes.samples}>
                    {samples.filter((sample) => sample !== '').join(' · ') || '–'}
                  </Text>
                }
                size="sm"
                options={options}
                value={chosen[index] ?? ''}
                error={chosen[index] != null && repeated.includes(chosen[index]) ? true : null}
                onChange={({ currentTarget }) => {
                  const column = bulkColumns.find((name) => name === currentTarget.value) ?? null;
                  setChosen(chosen.with(index, column));
                }}
              />
            </li>
          ))}
        </ul>
        <div aria-live="polite">
          {missing.length > 0 && (
            <InlineNotice kind="warning">{t('columns.missing', { columns: names(missing) })}</InlineNotice>
          )}
          {repeated.length > 0 && (
            <InlineNotice kind="warning">{`${problemText({ translationKey: 'bulk.columns-repeated', values: {} })} (${names(repeated)})`}</InlineNotice>
          )}
        </div>
        {check.error instanceof ApiProblem && <InlineNotice kind="error">{problemText(check.error)}</InlineNotice>}
        <Row justify="end">
          <Button
            disabled={missing.length > 0 || repeated.length > 0}
            loading={check.isPending}
            onClick={() => check.mutate()}
          >
            {t('columns.check')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
