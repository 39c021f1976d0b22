import { bulkErrorRowsPath, bulkFilledPath } from '@riderbell/contract/files.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { TimeText } from '@riderbell/ui/values.tsx';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, FileSpreadsheet, MapPinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ProblemState } from '../../parts/states/problem-state.tsx';
import { paths } from '../../platform/paths.ts';
import { bulkJobQuery, type JobAddress } from './data/bulk-calls.ts';
import type { JobContent } from './data/job-content.ts';
import { actionsOf, isEditable, isUnderWay, phaseOf } from './data/job-phase.ts';
import { isUnsaved } from './data/row-changes.ts';
import { useProblemNotice } from './data/use-problem-notice.ts';
import { useRowChanges } from './data/use-row-changes.ts';
import { FileButton } from './file-button.tsx';
import { Cancellations } from './job/cancellations.tsx';
import { ColumnMatching } from './job/column-matching.tsx';
import { JobHistory } from './job/job-history.tsx';
import { JobProgress, JobSummary } from './job/job-summary.tsx';
import classes from './job/job.module.css';
import { FeesDialog, PlaceDialog } from './job/place-dialog.tsx';
import { Unsaved } from './job/unsaved.tsx';
import { usePlacement } from './job/use-placement.ts';
import { Pill } from './pill.tsx';
import { RowsSection } from './rows/rows-section.tsx';
import { useStatusOf } from './status-text.ts';

const unknownCodes: ReadonlySet<string> = new Set(['bulk.job-not-found', 'vendor.not-found']);

/** A job with its rows: its check, its corrections and its placement (specification §2, job details). */
export function BulkJobScreen({ address }: { address: JobAddress }) {
  const t = useTexts('bulk-orders');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(bulkJobQuery(address, client));
  const isUnknown = error instanceof ApiProblem && unknownCodes.has(error.code);
  useProblemNotice(isUnknown ? null : error, t('view-details-error'));
  if (isUnknown) return <UnknownJob vendorId={address.vendorId} />;
  if (data !== undefined) return <Job address={address} content={data} />;
  if (error instanceof ApiProblem)
    return <ProblemState icon={<FileSpreadsheet size={32} />} problem={error} onRetry={() => void refetch()} />;
  return <SkeletonCards count={4} height={88} />;
}

function UnknownJob({ vendorId }: { vendorId: string }) {
  const t = useTexts('bulk-orders');
  const common = useTexts('common');
  return (
    <FullState
      level={1}
      icon={<MapPinOff size={32} />}
      title={common('not-found.title')}
      action={
        <Button as={Link} to={paths.bulkOrder(vendorId)}>
          {t('job.back')}
        </Button>
      }
    >
      {common('not-found.text')}
    </FullState>
  );
}

function Job({ address, content }: { address: JobAddress; content: JobContent }) {
  const { job, rows } = content;
  const { changes, state } = useRowChanges(address);
  const phase = phaseOf(job);
  const unsaved = isUnsaved(state);
  return (
    <Stack gap={5}>
      <JobHeader content={content}>
        {phase !== 'columns' && <JobActions address={address} content={content} isBlocked={unsaved} />}
      </JobHeader>
      <Unsaved changes={changes} state={state} />
      <JobSummary summary={job.summary} />
      <JobProgress job={job} />
      {phase === 'columns' ? (
        <ColumnMatching address={address} columns={job.columns} />
      ) : (
        <>
          <PartlyPlaced content={content} />
          <Cancellations rows={rows} changes={changes} state={state} canEdit={isEditable(job)} />
          {/* After the placement the rows with errors come first. */}
          <RowsSection
            key={phase === 'placed' ? 'placed' : 'open'}
            content={content}
            changes={changes}
            state={state}
            firstFilter={phase === 'placed' && job.summary.errors > 0 ? 'errors' : 'all'}
          />
        </>
      )}
      <JobHistory history={job.history} />
    </Stack>
  );
}

function JobHeader({ content: { job }, children }: { content: JobContent; children: ReactNode }) {
  const t = useTexts('bulk-orders');
  const { dateTime } = useFormats();
  const { text, tone } = useStatusOf()(job);
  return (
    <div>
      <Link to={paths.bulkOrder(job.vendor_id)} className={classes.back}>
        <ArrowLeft size={18} aria-hidden />
        {t('job.back')}
      </Link>
      <PageHeader title={job.file_name === '' ? t('jobs.unnamed') : job.file_name} actions={children}>
        <Row wrap gap={2.5}>
          <Pill tone={tone}>{text}</Pill>
          <Text as="span" size={4}>
            <bdi>{job.created_by}</bdi>
          </Text>
          <Text as="span" size={4}>
            <TimeText at={job.created_at}>{dateTime(job.created_at)}</TimeText>
          </Text>
        </Row>
      </PageHeader>
    </div>
  );
}

function PartlyPlaced({ content: { job } }: { content: JobContent }) {
  const t = useTexts('bulk-orders');
  if (phaseOf(job) !== 'placed' || job.summary.errors === 0) return null;
  return (
    <InlineNotice kind="warning" title={t('job.some-failed')}>
      {t('job.some-failed.hint')}
    </InlineNotice>
  );
}

function JobActions({
  address,
  content,
  isBlocked,
}: {
  address: JobAddress;
  content: JobContent;
  /** While changes are not saved, their rows cannot be placed. */
  isBlocked: boolean;
}) {
  const t = useTexts('bulk-orders');
  const { job } = content;
  const { vendorId, jobId } = address;
  const phase = phaseOf(job);
  // The dialog of changed fees opens by itself, once for each version of the job.
  const [closedAt, setClosedAt] = useState(-1);
  const [isAsked, setIsAsked] = useState(false);
  const place = usePlacement(address, content, () => setIsAsked(false));
  const dialog = {
    content,
    isPending: place.isPending,
    error: place.error,
    onConfirm: () => place.mutate(phase === 'fees' ? job.version : null),
    onClose: () => {
      place.reset();
      setIsAsked(false);
      setClosedAt(job.version);
    },
  };
  const isFeesShown = phase === 'fees' && (isAsked || closedAt !== job.version);
  if (isUnderWay(job)) return null;
  return (
    <>
      {job.summary.errors > 0 && (
        <FileButton
          label={t('job.download-errors')}
          failed={t('job.download-failed')}
          pathOf={(language) => bulkErrorRowsPath(vendorId, jobId, language)}
        />
      )}
      <FileButton
        label={t('job.download-filled')}
        failed={t('job.download-failed')}
        pathOf={(language) => bulkFilledPath(vendorId, jobId, language)}
      />
      {isEditable(job) && (
        <Button disabled={isBlocked || actionsOf(job) === 0} onClick={() => setIsAsked(true)}>
          {t('job.place')}
        </Button>
      )}
      {phase === 'ready' && isAsked && <PlaceDialog {...dialog} />}
      {isFeesShown && <FeesDialog {...dialog} />}
    </>
  );
}
