import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { paths } from '../../../platform/paths.ts';
import { keptDraft } from './stored-draft.ts';
import { isSameRequest, type RequestDraft } from './request-draft.ts';
import type { RequestPageProps } from '../request-page.tsx';
import type { RequestPage as Page } from '../model/use-request-page.ts';

/** Says that the form was not empty to begin with, and offers the way to one that is. */
export function BegunNotice({
  kept,
  again,
  edited,
  page,
  dispatch,
  keeper,
  vendor,
}: Pick<RequestPageProps, 'again' | 'edited' | 'dispatch' | 'keeper' | 'vendor'> & {
  /** What was filled in here before. */
  kept: RequestDraft | null;
  page: Page;
}) {
  const t = useTexts('orders');
  const [read, setRead] = useState(false);
  const [hasOtherDraft] = useState(() => keptDraft({ ...keeper, againOrderId: undefined }) !== null);
  const changed = kept !== null && !(again && isSameRequest(kept, again.draft));
  if (changed && !read) {
    const startOver = () => {
      setRead(true);
      const begun = edited ?? again?.draft;
      page.startOver(begun?.form);
      if (begun?.destination) dispatch({ type: 'DestinationChosen', place: begun.destination });
      else dispatch({ type: 'DestinationDropped' });
      page.addressInput.current?.focus();
    };
    return (
      <InlineNotice
        kind="info"
        action={
          <Button variant="default" size="xs" onClick={startOver}>
            {t('draft.clear')}
          </Button>
        }
      >
        {t('draft.restored')}
      </InlineNotice>
    );
  }
  if (!again) return null;
  return (
    <InlineNotice
      kind="info"
      action={
        <Button component={Link} to={paths.requestARider(vendor.vendor_id)} variant="default" size="xs">
          {t(hasOtherDraft ? 'again.leave.draft' : 'again.leave')}
        </Button>
      }
    >
      {t('again.filled', { name: again.customerName })}
    </InlineNotice>
  );
}
