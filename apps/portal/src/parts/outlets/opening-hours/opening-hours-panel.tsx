import { getOpeningHours } from '@riderbell/contract/calls/outlets/get-opening-hours.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { callApi } from '../../../platform/api/call-api.ts';
import type { FormReports } from '../use-unsaved-input.ts';
import { OpeningHoursForm } from './opening-hours-form.tsx';

/** The opening hours of an outlet, read each time, because a colleague may have changed them. */
export function OpeningHoursPanel({ outletId, reports }: { outletId: string; reports: FormReports }) {
  const t = useTexts('outlets');
  const common = useTexts('common');
  const problemText = useProblemText(t('failed'));
  const hours = useQuery({
    queryKey: ['opening-hours', outletId],
    queryFn: ({ signal }) => callApi(getOpeningHours, { params: { id: outletId } }, { signal }),
    // A refetch must not replace what the merchant is typing.
    staleTime: Infinity,
    gcTime: 0,
    meta: { quiet: true },
  });
  if (hours.data !== undefined) {
    return <OpeningHoursForm outletId={outletId} now={hours.data.result.opening_hours} reports={reports} />;
  }
  if (hours.isPending) return <SkeletonLines count={6} />;
  return (
    <InlineNotice
      kind="error"
      action={
        <Button variant="default" size="xs" onClick={() => void hours.refetch()}>
          {common('try-again')}
        </Button>
      }
    >
      {hours.error instanceof ApiProblem ? problemText(hours.error) : t('failed')}
    </InlineNotice>
  );
}
