import { getTrackingPage } from '@riderbell/contract/calls/tracking/get-tracking-page.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { LinkSettingsForm } from './link-settings-form.tsx';

/** What the vendor lets its recipients see on the tracking link; a parent's choice holds for outlets without their own. */
export function LinkSettingsPanel({ vendor, onSaved }: { vendor: Vendor; onSaved: () => void }) {
  const t = useTexts('link-settings');
  const common = useTexts('common');
  const problemText = useProblemText();
  const settings = useQuery({
    queryKey: ['tracking-page', vendor.vendor_id],
    queryFn: ({ signal }) => callApi(getTrackingPage, { params: { id: vendor.vendor_id } }, { signal }),
    // A colleague may have saved since; this merchant must see that before saving over it.
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
  return (
    <Stack gap={5}>
      <Text tone="soft" lines="open">
        {t(vendor.is_parent ? 'lead.parent' : 'lead', { vendor: vendor.name })}
      </Text>
      {settings.isPending && <SkeletonLines count={4} />}
      {settings.isError && settings.data === undefined && (
        <InlineNotice
          kind="error"
          action={
            <Button variant="default" size="xs" onClick={() => void settings.refetch()}>
              {common('try-again')}
            </Button>
          }
        >
          {settings.error instanceof ApiProblem ? problemText(settings.error) : t('failed')}
        </InlineNotice>
      )}
      {/* The form stays when a later read fails: the merchant may be typing. */}
      {settings.data && <LinkSettingsForm vendorId={vendor.vendor_id} now={settings.data.result} onSaved={onSaved} />}
    </Stack>
  );
}
