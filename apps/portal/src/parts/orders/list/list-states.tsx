import type { TrackingTab } from '@riderbell/domain/orders/status-groups.ts';
import { CalendarClock, CircleCheck, CloudOff, PackageCheck, SearchX, Send, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { FullState } from '@riderbell/ui/states/full-state.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { paths } from '../../../platform/paths.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import classes from './order-list.module.css';
import { useRowHeight } from './use-row-height.ts';

/** Placeholders while the rows are loading. */
export function ListLoading() {
  const t = useTexts('tracking');
  const height = useRowHeight();
  return (
    <Stack as="output">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Row key={index} gap={3} className={classes.row} style={{ height }} aria-hidden>
          <Skeleton height={40} width={40} radius="md" />
          <Stack grow gap={2.5}>
            <Skeleton height={14} width={`${55 - (index % 3) * 10}%`} />
            <Skeleton height={12} width={`${85 - (index % 2) * 15}%`} />
            <Skeleton height={12} width="40%" />
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}

/** Says that the reading failed, and why. */
export function ReadingFailed({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const t = useTexts('tracking');
  const problemText = useProblemText();
  const offline = error instanceof ApiProblem && error.code === 'client.offline';
  return (
    <FullState
      tone="negative"
      icon={<CloudOff size={32} />}
      title={title}
      action={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
    >
      {offline ? t('failed.offline') : error instanceof ApiProblem ? problemText(error) : null}
    </FullState>
  );
}

const tabIcons: Readonly<Record<TrackingTab, ReactNode>> = {
  new: <Send size={32} />,
  scheduled: <CalendarClock size={32} />,
  collected: <PackageCheck size={32} />,
  delivered: <CircleCheck size={32} />,
  cancelled: <ThumbsUp size={32} />,
};

/** A tab without orders, and what to do next. */
export function TabEmpty({ tab }: { tab: TrackingTab }) {
  const t = useTexts('tracking');
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  return (
    <FullState icon={tabIcons[tab]} title={t(`empty.${tab}.title`)} action={nextStep()}>
      {t(`empty.${tab}.hint`)}
    </FullState>
  );

  function nextStep(): ReactNode {
    if (tab === 'new' || tab === 'scheduled') {
      return (
        <Button as={Link} to={paths.requestARider(vendorId)}>
          {t('empty.request')}
        </Button>
      );
    }
    return (
      <Button as={Link} to={paths.history(vendorId)} variant="default">
        {t('empty.history')}
      </Button>
    );
  }
}

/** A search without a match in the tab; `elsewhere` lists the tabs with a match. */
export function SearchEmpty({
  search,
  elsewhere,
  onTab,
}: {
  search: string;
  elsewhere: readonly { tab: TrackingTab; count: number }[];
  onTab: (tab: TrackingTab) => void;
}) {
  const t = useTexts('tracking');
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  return (
    <FullState
      icon={<SearchX size={32} />}
      title={t('empty.search.title', { search })}
      action={
        elsewhere.length > 0 ? (
          elsewhere.map(({ tab, count }) => (
            <Button key={tab} variant="default" onClick={() => onTab(tab)}>
              {t('search.found-other-tab', { count, tab: t(`tab.${tab}`) })}
            </Button>
          ))
        ) : (
          <Button
            as={Link}
            to={`${paths.history(vendorId)}?${new URLSearchParams({ period: '30-days', search }).toString()}`}
            variant="default"
          >
            {t('empty.search.history')}
          </Button>
        )
      }
    >
      {elsewhere.length === 0 && t('empty.search.hint')}
    </FullState>
  );
}
