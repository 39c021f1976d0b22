import type { BulkJob } from '@riderbell/contract/shapes/bulk-job.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { type ReactNode, useState } from 'react';
import { isUnderWay, phaseOf } from '../data/job-phase.ts';
import classes from './job.module.css';

/** The counts of a job (specification §3); those that few uploads have show only where they are not zero. */
export function JobSummary({ summary }: { summary: BulkJob['summary'] }) {
  const t = useTexts('bulk-orders');
  const { number, money } = useFormats();
  const always = [
    ['rows', summary.total_rows],
    ['to-place', summary.orders_to_place],
    ['placed', summary.orders_placed],
    ['errors', summary.errors],
  ] as const;
  const sometimes = [
    ['edits', summary.edits],
    ['cancellations', summary.cancellations_offered],
    ['unchanged', summary.unchanged],
  ] as const;
  return (
    <dl className={classes.counts}>
      {[...always, ...sometimes.filter(([, count]) => count > 0)].map(([name, count]) => (
        <Count key={name} name={t(`count.${name}`)} isWrong={name === 'errors' && count > 0}>
          {number(count)}
        </Count>
      ))}
      {summary.total_fee > 0 && (
        <Count name={t('count.fee')}>
          <MoneyText>{money(summary.total_fee)}</MoneyText>
        </Count>
      )}
    </dl>
  );
}

function Count({ name, isWrong = false, children }: { name: string; isWrong?: boolean; children: ReactNode }) {
  return (
    <Card padding={3}>
      <Text as="dt" size={3} tone="soft">
        {name}
      </Text>
      <Text as="dd" size={9} weight={750} numbers tone={isWrong ? 'negative' : undefined}>
        {children}
      </Text>
    </Card>
  );
}

/** How far the server is; read out at each fifth, so that it does not talk all the time. */
export function JobProgress({ job }: { job: BulkJob }) {
  const t = useTexts('bulk-orders');
  const { number } = useFormats();
  if (!isUnderWay(job)) return null;
  const phase = phaseOf(job) === 'checking' ? 'checking' : 'placing';
  const { done, total } = job.progress ?? { done: 0, total: job.summary.total_rows };
  const text = t(`job.${phase}`, { done: number(done), total: number(total) });
  const fifth = total === 0 ? 0 : Math.floor((done / total) * 5);
  return (
    <Card padding={4}>
      <Stack gap={2}>
        <Text weight={650} numbers>
          {text}
        </Text>
        <progress className={classes.bar} aria-label={t(`status.${phase}`)} max={Math.max(1, total)} value={done} />
        <Spoken text={text} step={fifth} />
      </Stack>
    </Card>
  );
}

/** Says the text as it was when the step began. */
function Spoken({ text, step }: { text: string; step: number }) {
  const [said, setSaid] = useState({ text, step });
  if (said.step !== step) setSaid({ text, step });
  return <VisuallyHidden as="output">{said.text}</VisuallyHidden>;
}
