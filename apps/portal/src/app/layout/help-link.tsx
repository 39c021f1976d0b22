import { CircleHelp } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { paths } from '../../platform/paths.ts';

/** The round help button of a narrow screen. It is in the bar, because at the bottom it would cover the page's main action. */
export function HelpLink({ className }: { className?: string | undefined }) {
  const t = useTexts('navigation');
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  return (
    <Link to={paths.helpCentre(vendorId)} className={className} aria-label={t('help')}>
      <CircleHelp size={24} aria-hidden />
    </Link>
  );
}
