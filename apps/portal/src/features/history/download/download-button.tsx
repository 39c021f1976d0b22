import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import type { HistoryRequest } from '../../../parts/orders/data/history-orders.ts';
import { useRight } from '../../../platform/vendors/current-vendor.tsx';

const DownloadDialog = lazyPart(() => import('./download-dialog.tsx'), 'DownloadDialog');

/** Offers the orders of the history as a file to those who may export them. */
export function DownloadButton({ request, count }: { request: HistoryRequest; count: number }) {
  const t = useTexts('history');
  const mayExport = useRight('export-orders');
  // What was shown at the press: new orders do not change the title of an open dialog.
  const [asked, setAsked] = useState<{ request: HistoryRequest; count: number } | null>(null);
  if (!mayExport) return null;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        icon={<Download size={18} aria-hidden />}
        onPointerEnter={() => void DownloadDialog.preload().catch(() => undefined)}
        onClick={() => setAsked({ request, count })}
      >
        {t('download', { count })}
      </Button>
      {asked !== null && (
        <Suspense>
          <DownloadDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
