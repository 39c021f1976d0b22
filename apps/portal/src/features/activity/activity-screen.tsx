import { auditExportPath } from '@riderbell/contract/files.ts';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { History as HistoryIcon } from 'lucide-react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useSearchParams } from 'react-router';
import { DownloadButton } from '../../parts/downloads/download-button.tsx';
import { ReadingFailed } from '../../parts/orders/list/list-states.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { type ActivityFilter, isFiltered, queryOf, readFilter, refusalOf, writeFilter } from './activity-filter.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { entriesQuery, type EntryPages } from './activity-query.ts';
import { ActivityTable } from './activity-table.tsx';
import { ChainCheck } from './chain-check.tsx';

/** Who did what at the vendor, when and from where (docs/audit-trail.md). */
export default function ActivityScreen() {
  const t = useTexts('activity');
  const navigation = useTexts('navigation');
  const downloads = useTexts('history');
  const { vendor } = useCurrentVendor();
  const { time_zone } = useDeployment();
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const change = (changes: Partial<ActivityFilter>) =>
    setAddress(writeFilter({ ...filter, ...changes }), { replace: true });
  const isRefused = refusalOf(filter, time_zone) !== null;
  const reading = useInfiniteQuery(entriesQuery(vendor.vendor_id, isRefused ? null : queryOf(filter, time_zone)));
  const file = {
    title: downloads('download.start'),
    failed: t('failed.title'),
    choices: [
      {
        kind: 'csv' as const,
        label: downloads('download.csv'),
        hint: t('download.hint'),
        pathOf: () => auditExportPath(vendor.vendor_id, queryOf(filter, time_zone)),
      },
    ],
  };
  const actors = reading.data?.pages[0]?.actors ?? [];
  return (
    <Stack gap={4}>
      <PageHeader
        title={navigation('activity')}
        compact
        actions={isRefused ? undefined : <DownloadButton file={file} />}
      >
        {t('lead')}
      </PageHeader>
      <ChainCheck />
      <ActivityFilters filter={filter} actors={actors} onFilter={change} />
      {!isRefused && <Entries reading={reading} filtered={isFiltered(filter)} onReset={() => setAddress({})} />}
    </Stack>
  );
}

function Entries({
  reading,
  filtered,
  onReset,
}: {
  reading: UseInfiniteQueryResult<EntryPages>;
  filtered: boolean;
  onReset: () => void;
}) {
  const t = useTexts('activity');
  const orders = useTexts('tracking');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = reading;
  if (data === undefined) {
    if (error === null) return <SkeletonCards count={6} height={56} />;
    return <ReadingFailed title={t('failed.title')} error={error} onRetry={() => void refetch()} />;
  }
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) {
    const reset = (
      <Button variant="default" onClick={onReset}>
        {orders('history.empty.reset')}
      </Button>
    );
    return (
      <FullState
        icon={<HistoryIcon size={32} />}
        title={filtered ? t('none.title') : t('empty.title')}
        action={filtered && reset}
      >
        {!filtered && t('empty.hint')}
      </FullState>
    );
  }
  return (
    <>
      <ActivityTable entries={entries} />
      <Text as={Stack} size={3} tone="soft" gap={2} align="center">
        {isFetchNextPageError && <p role="alert">{t('failed.title')}</p>}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {orders('history.more')}
          </Button>
        )}
      </Text>
    </>
  );
}
