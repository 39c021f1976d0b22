import { leaveTeam } from '@riderbell/contract/calls/team/leave-team.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { callApi } from '../../platform/api/call-api.ts';
import { useCurrentVendor, vendorsQuery } from '../../platform/vendors/current-vendor.tsx';

/** What leaving means, and the button for it; for members who do not manage the team and so do not see its page. */
export function LeaveTeam({ onLeft }: { onLeft: () => void }) {
  const t = useTexts('team');
  const queries = useQueryClient();
  const { vendor } = useCurrentVendor();
  const leaving = useMutation({
    mutationFn: () => leave(vendor.vendor_id, vendor.parent_vendor_id),
    onSuccess: async () => {
      onLeft();
      await queries.invalidateQueries(vendorsQuery);
    },
  });
  return (
    <Stack gap={5}>
      <p>{t('leave.text')}</p>
      <Button variant="negative" loading={leaving.isPending} onClick={() => leaving.mutate()}>
        {t('leave')}
      </Button>
    </Stack>
  );
}

/** A role at a branch may come from its main branch. */
async function leave(vendorId: string, parentId: string | null): Promise<void> {
  try {
    await callApi(leaveTeam, { params: { id: vendorId }, body: {} });
  } catch (error) {
    const isOfParent = error instanceof ApiProblem && error.code === 'team.not-member' && parentId !== null;
    if (!isOfParent) throw error;
    await callApi(leaveTeam, { params: { id: parentId }, body: {} });
  }
}
