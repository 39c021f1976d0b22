import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import type { OfferedFile } from './file-choice.ts';

const DownloadDialog = lazyPart(() => import('./download-dialog.tsx'), 'DownloadDialog');

/** Offers a file. The dialog keeps what was offered at the press, even if the page changes behind it. */
export function DownloadButton({ file }: { file: OfferedFile }) {
  const [asked, setAsked] = useState<OfferedFile | null>(null);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        icon={<Download size={18} aria-hidden />}
        // If this fails, the press loads it again and reports the failure.
        onPointerEnter={() => void DownloadDialog.preload().catch(() => undefined)}
        onClick={() => setAsked(file)}
      >
        {file.title}
      </Button>
      {asked !== null && (
        <Suspense>
          <DownloadDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
