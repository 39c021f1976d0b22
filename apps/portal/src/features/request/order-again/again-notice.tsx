import { useState } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session/browser-session.ts';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';
import { readStoredDraft } from '../draft/stored-draft.ts';

/** Says whose order filled the form in, and links to a request that begins without it. */
export function AgainNotice({ customerName: name }: { customerName: string }) {
  const t = useTexts('orders');
  const accountId = useSession()?.user.id ?? '';
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  const [hasOtherDraft] = useState(() => readStoredDraft({ accountId, vendorId }) !== null);
  return (
    <InlineNotice
      kind="info"
      action={
        <Button as={Link} to={paths.requestARider(vendorId)} variant="default" size="xs">
          {t(hasOtherDraft ? 'again.leave.draft' : 'again.leave')}
        </Button>
      }
    >
      {t('again.filled', { name })}
    </InlineNotice>
  );
}
