import type { BulkJob } from '@riderbell/contract/shapes/bulk-job.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { TimeText } from '@riderbell/ui/values.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { OwnText } from '../../../parts/orders/own-text.tsx';
import { Pill } from '../pill.tsx';
import { useStatusOf } from '../status-text.ts';

/** What happened to the job, oldest first (specification §3, bulk job). */
export function JobHistory({ history }: { history: BulkJob['history'] }) {
  const t = useTexts('bulk-orders');
  const { dateTime } = useFormats();
  const statusOf = useStatusOf();
  return (
    <details>
      <Row as="summary" touch className={textLook({ weight: 650 })}>
        {t('job.history')}
      </Row>
      <Stack as="ol" gap={2}>
        {history.map((entry) => {
          const { text, tone } = statusOf({ ...entry, waits_for: null, progress: null });
          return (
            <Row as="li" wrap gap={2.5} key={`${entry.at} ${entry.status}`}>
              <Text as="span" size={3} tone="soft">
                <TimeText at={entry.at}>{dateTime(entry.at)}</TimeText>
              </Text>
              <Pill tone={tone}>{text}</Pill>
              {entry.by !== null && <OwnText className={textLook({ size: 3 })}>{entry.by}</OwnText>}
            </Row>
          );
        })}
      </Stack>
    </details>
  );
}
