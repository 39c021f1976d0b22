import { numbersExportPath } from '@riderbell/contract/files.ts';
import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { SegmentedChoice } from '@riderbell/ui/fields/segmented-choice.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { SkeletonCards } from '@riderbell/ui/states/skeletons.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNow } from '@riderbell/web/use-now.ts';
import { useSearchParams } from 'react-router';
import { DownloadButton } from '../../parts/downloads/download-button.tsx';
import { useSheetChoices } from '../../parts/downloads/file-choice.ts';
import { ReadingFailed } from '../../parts/orders/list/list-states.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { CancelReasons } from './cancel-reasons.tsx';
import { Course } from './course.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FiguresTable } from './figures-table.tsx';
import { HoursOfWeek } from './hours-of-week.tsx';
import { daysOf, groupings, type NumbersFilter, readFilter, spans, writeFilter } from './numbers-filter.ts';
import classes from './numbers.module.css';
import { numbersQuery } from './numbers-query.ts';
import { useDayText } from './use-day-text.ts';

/** What happened at the vendor in a period, compared with the previous one (docs/numbers.md). */
export default function NumbersScreen() {
  const t = useTexts('numbers');
  const orders = useTexts('tracking');
  const navigation = useTexts('navigation');
  const downloads = useTexts('history');
  const sheets = useSheetChoices();
  const { vendor, includeOutlets } = useCurrentVendor();
  const { time_zone: timeZone } = useDeployment();
  const nowMs = useNow(60_000);
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const change = (changes: Partial<NumbersFilter>) =>
    setAddress(writeFilter({ ...filter, ...changes }), { replace: true });
  const days = daysOf(filter.span, nowMs, timeZone);
  const reading = useQuery(numbersQuery({ vendorId: vendor.vendor_id, includeOutlets, by: filter.by, ...days }));
  const file = {
    title: downloads('download.start'),
    failed: t('failed.title'),
    choices: sheets((format, language) => {
      const outlets = includeOutlets ? { include_outlets: 'true' as const } : {};
      return numbersExportPath(vendor.vendor_id, { ...days, by: filter.by, ...outlets, format, language });
    }),
  };
  const spanText = (span: NumbersFilter['span']) =>
    span === '90-days' ? t('period.90-days') : orders(`history.period.${span}`);
  return (
    <Stack gap={4}>
      <PageHeader title={navigation('numbers')} compact actions={<DownloadButton file={file} />}>
        {t('lead')}
      </PageHeader>
      <Row wrap gap={4}>
        <SegmentedChoice
          label={orders('history.period')}
          choices={spans.map((value) => ({ value, label: spanText(value) }))}
          value={filter.span}
          onChange={(span) => change({ span })}
        />
        <SegmentedChoice
          label={t('by')}
          choices={groupings.map((value) => ({ value, label: t(`by.${value}`) }))}
          value={filter.by}
          onChange={(by) => change({ by })}
        />
      </Row>
      {reading.data !== undefined ? (
        <Stack gap={4} aria-busy={reading.isPlaceholderData} className={classes.shown}>
          <Shown numbers={reading.data} />
        </Stack>
      ) : reading.error === null ? (
        <SkeletonCards count={4} height={96} />
      ) : (
        <ReadingFailed title={t('failed.title')} error={reading.error} onRetry={() => void reading.refetch()} />
      )}
    </Stack>
  );
}

function Shown({ numbers }: { numbers: Numbers }) {
  const t = useTexts('numbers');
  const orders = useTexts('tracking');
  const dayText = useDayText();
  const { totals, previous, series, hours_of_week: hours, cancel_reasons: reasons, outlets } = numbers;
  const counting = numbers.still_counting && <InlineNotice kind="info">{t('counting')}</InlineNotice>;
  if (totals.orders === 0) {
    return (
      <>
        {counting}
        <FullState icon={<ChartColumn size={32} />} title={orders('history.empty.title')}>
          {orders('history.empty.hint')}
        </FullState>
      </>
    );
  }
  return (
    <>
      {counting}
      <Stack gap={2}>
        <Text size={3} tone="soft">
          {t('compared', { from: dayText(previous.from, previous.from), to: dayText(previous.to, previous.to) })}
        </Text>
        <FigureCards numbers={numbers} />
      </Stack>
      {hours.length > 0 && <HoursOfWeek numbers={numbers} />}
      {series.length > 0 && (
        <Course numbers={numbers} by={series.some(({ from, to }) => from !== to) ? 'week' : 'day'} />
      )}
      {reasons.length > 0 && <CancelReasons reasons={reasons} />}
      {outlets.length > 0 && (
        <Card as="section" padding={5} aria-label={t('branches')}>
          <Text as="h2" size={6} weight={700} after={3}>
            {t('branches')}
          </Text>
          <FiguresTable
            label={t('branches')}
            heading={orders('history.vendor')}
            rows={outlets.map(({ vendor_id: key, name, totals: figures }) => ({ key, name, figures }))}
          />
        </Card>
      )}
    </>
  );
}
