import { getExportSchedule } from '@riderbell/contract/calls/exports/get-export-schedule.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ScheduleForm } from './schedule-form.tsx';

/** How the vendor's orders are mailed, and to whom. */
export function SchedulePanel({ vendor, onSaved }: { vendor: Vendor; onSaved: () => void }) {
  const t = useTexts('exports');
  const common = useTexts('common');
  const problemText = useProblemText();
  const reading = useQuery({
    queryKey: ['export-schedule', vendor.vendor_id],
    queryFn: ({ signal }) => callApi(getExportSchedule, { params: { id: vendor.vendor_id } }, { signal }),
    // Another owner may have saved since; this one must see that before saving over it.
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
  return (
    <Stack gap={5}>
      <Text tone="soft">{t('schedule.lead', { name: vendor.name })}</Text>
      {reading.isPending && <SkeletonLines count={4} />}
      {reading.isError && reading.data === undefined && (
        <InlineNotice
          kind="error"
          title={t('schedule.failed')}
          action={
            <Button variant="default" size="xs" onClick={() => void reading.refetch()}>
              {common('try-again')}
            </Button>
          }
        >
          {reading.error instanceof ApiProblem && problemText(reading.error)}
        </InlineNotice>
      )}
      {/* The form stays when a later read fails: the owner may be choosing. */}
      {reading.data && <ScheduleForm vendor={vendor} now={reading.data.result} onSaved={onSaved} />}
    </Stack>
  );
}
