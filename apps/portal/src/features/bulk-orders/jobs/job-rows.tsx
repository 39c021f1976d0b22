import type { BulkJob } from '@riderbell/contract/shapes/bulk-job.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { TimeText } from '@riderbell/ui/values.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { OwnText } from '../../../parts/orders/own-text.tsx';
import { paths } from '../../../platform/paths.ts';
import { Pill } from '../pill.tsx';
import { useStatusOf } from '../status-text.ts';
import classes from './jobs.module.css';

/** The jobs as a table, for wide screens. */
export function JobTable({ jobs }: { jobs: readonly BulkJob[] }) {
  const t = useTexts('bulk-orders');
  const orders = useTexts('tracking');
  const { number } = useFormats();
  return (
    <div className={classes.scroller}>
      <table className={classes.table} aria-label={t('jobs.title')}>
        <thead>
          <tr>
            <th scope="col">{t('jobs.file')}</th>
            <th scope="col">{t('jobs.by')}</th>
            <th scope="col">{t('jobs.created')}</th>
            <th scope="col">{orders('history.status')}</th>
            <th scope="col" className={classes.count}>
              {t('count.rows')}
            </th>
            <th scope="col" className={classes.count}>
              {t('count.to-place')}
            </th>
            <th scope="col" className={classes.count}>
              {t('count.placed')}
            </th>
            <th scope="col" className={classes.count}>
              {t('count.errors')}
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.bulk_job_id}>
              <th scope="row">
                <JobLink job={job} />
              </th>
              <td>
                <OwnText>{job.created_by}</OwnText>
              </td>
              <td>
                <Created job={job} />
              </td>
              <td>
                <JobPill job={job} />
              </td>
              <td className={classes.count}>{number(job.summary.total_rows)}</td>
              <td className={classes.count}>{number(job.summary.orders_to_place)}</td>
              <td className={classes.count}>{number(job.summary.orders_placed)}</td>
              <td className={classes.count}>{number(job.summary.errors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The jobs as cards, for phones. */
export function JobCards({ jobs }: { jobs: readonly BulkJob[] }) {
  const t = useTexts('bulk-orders');
  const { number } = useFormats();
  return (
    <ul>
      {jobs.map((job) => (
        <Stack as="li" key={job.bulk_job_id} gap={1.5} className={classes.card}>
          <Row justify="between" align="start" gap={3}>
            <JobLink job={job} />
            <JobPill job={job} />
          </Row>
          <Text size={3} tone="soft">
            <OwnText>{job.created_by}</OwnText> · <Created job={job} />
          </Text>
          <Row wrap gap={3} className={textLook({ size: 3, numbers: true })}>
            <span>
              {t('count.rows')}: {number(job.summary.total_rows)}
            </span>
            <span>
              {t('count.placed')}: {number(job.summary.orders_placed)}
            </span>
            <span>
              {t('count.errors')}: {number(job.summary.errors)}
            </span>
          </Row>
        </Stack>
      ))}
    </ul>
  );
}

function JobLink({ job }: { job: BulkJob }) {
  const t = useTexts('bulk-orders');
  return (
    <Link to={paths.bulkOrderJob(job.vendor_id, job.bulk_job_id)} className={classes.link}>
      <bdi>{job.file_name === '' ? t('jobs.unnamed') : job.file_name}</bdi>
    </Link>
  );
}

function Created({ job }: { job: BulkJob }) {
  const { dateTime } = useFormats();
  return <TimeText at={job.created_at}>{dateTime(job.created_at)}</TimeText>;
}

function JobPill({ job }: { job: BulkJob }) {
  const { text, tone } = useStatusOf()(job);
  return <Pill tone={tone}>{text}</Pill>;
}
