import type { BulkJob } from '@riderbell/contract/shapes/bulk-job.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { useMediaQuery } from '@riderbell/ui/use-media-query.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileSpreadsheet, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ProblemState } from '../../../parts/states/problem-state.tsx';
import { bulkJobsQuery } from '../data/bulk-calls.ts';
import { useProblemNotice } from '../data/use-problem-notice.ts';
import { anyJob, boundsOf, type JobFilter, readJobFilter, writeJobFilter } from './job-filter.ts';
import { JobFilters } from './job-filters.tsx';
import { JobCards, JobTable } from './job-rows.tsx';
import classes from './jobs.module.css';

/** The uploads of the vendor, newest first (specification §2, job history). */
export function JobList({ vendorId }: { vendorId: string }) {
  const t = useTexts('bulk-orders');
  const { time_zone: timeZone } = useDeployment();
  const [query, setQuery] = useSearchParams();
  const filter = readJobFilter(query);
  const jobs = useInfiniteQuery(bulkJobsQuery(vendorId, filter, boundsOf(filter, timeZone)));
  useProblemNotice(jobs.error, t('job-history-error'));
  const change = (changes: Partial<JobFilter>) =>
    setQuery(writeJobFilter({ ...filter, ...changes }), { replace: true });
  const found = jobs.data?.pages.flat();
  const isFiltered = writeJobFilter(filter).toString() !== '';
  return (
    <Stack as="section" gap={3} aria-label={t('jobs.title')}>
      <Text as="h2" size={9} weight={750}>
        {t('jobs.title')}
      </Text>
      <Card>
        {(isFiltered || (found !== undefined && found.length > 0)) && (
          <JobFilters
            filter={filter}
            creators={[...new Set(found?.map(({ created_by: name }) => name))]}
            onFilter={change}
          />
        )}
        {found === undefined && jobs.error instanceof ApiProblem && (
          <ProblemState icon={<FileSpreadsheet size={32} />} problem={jobs.error} onRetry={() => void jobs.refetch()} />
        )}
        {found === undefined && jobs.error === null && (
          <div className={classes.loading}>
            <SkeletonCards count={3} height={56} />
          </div>
        )}
        {found !== undefined && (
          <Found jobs={found} isFiltered={isFiltered} onReset={() => change(anyJob)}>
            {jobs.hasNextPage && <More isPending={jobs.isFetchingNextPage} onMore={() => void jobs.fetchNextPage()} />}
          </Found>
        )}
      </Card>
    </Stack>
  );
}

function Found({
  jobs,
  isFiltered,
  onReset,
  children,
}: {
  jobs: readonly BulkJob[];
  isFiltered: boolean;
  onReset: () => void;
  children: ReactNode;
}) {
  const t = useTexts('bulk-orders');
  const orders = useTexts('tracking');
  const isNarrow = useMediaQuery('(max-width: 48em)');
  if (jobs.length === 0 && isFiltered) {
    return (
      <FullState
        icon={<SearchX size={32} />}
        title={t('jobs.none')}
        action={
          <Button variant="default" onClick={onReset}>
            {orders('history.empty.reset')}
          </Button>
        }
      />
    );
  }
  if (jobs.length === 0) {
    return (
      <FullState icon={<FileSpreadsheet size={32} />} title={t('jobs.empty')}>
        {t('jobs.empty.hint')}
      </FullState>
    );
  }
  return (
    <>
      {isNarrow ? <JobCards jobs={jobs} /> : <JobTable jobs={jobs} />}
      {children}
    </>
  );
}

function More({ isPending, onMore }: { isPending: boolean; onMore: () => void }) {
  const orders = useTexts('tracking');
  return (
    <Row justify="center" className={classes.more}>
      <Button variant="default" loading={isPending} onClick={onMore}>
        {orders('history.more')}
      </Button>
    </Row>
  );
}
