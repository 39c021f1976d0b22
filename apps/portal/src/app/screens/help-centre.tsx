import { HelpPage } from '../../features/help/help-page.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useNavigate } from 'react-router';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';
import { paths } from '../../platform/paths.ts';

export function HelpCentre() {
  const t = useTexts('help');
  const navigate = useNavigate();
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  return (
    <>
      <DocumentTitle title={t('title')} />
      <HelpPage onClose={() => void navigate(paths.requestARider(vendorId))} />
    </>
  );
}
