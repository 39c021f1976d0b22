import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useParams } from 'react-router';
import { BulkJobScreen } from '../../features/bulk-orders/bulk-job-screen.tsx';
import { useCurrentVendor } from '../../platform/vendors/current-vendor.tsx';
import { DocumentTitle } from '../layout/document-title.tsx';

export function BulkJob() {
  const t = useTexts('navigation');
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  const { bulkJobID: jobId = '' } = useParams();
  return (
    <>
      <DocumentTitle title={t('bulk-order')} />
      <BulkJobScreen key={`${vendorId} ${jobId}`} address={{ vendorId, jobId }} />
    </>
  );
}
