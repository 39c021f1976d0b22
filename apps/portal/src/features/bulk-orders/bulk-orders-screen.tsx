import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { PageHeader } from '@riderbell/ui/page-header.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { JobList } from './jobs/job-list.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';

/** Uploads a workbook with many orders, and lists the earlier uploads (specification §2, Bulk upload). */
export function BulkOrdersScreen({ vendorId }: { vendorId: string }) {
  const t = useTexts('bulk-orders');
  return (
    <Stack gap={6}>
      <div>
        <PageHeader title={t('upload.title')}>{t('upload.lead')}</PageHeader>
        <UploadPanel vendorId={vendorId} />
      </div>
      <JobList vendorId={vendorId} />
    </Stack>
  );
}
