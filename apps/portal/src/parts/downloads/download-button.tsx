import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { usePart } from '@riderbell/web/lazy/use-part.ts';
import type { OfferedFile } from './file-choice.ts';

const load = () => import('./download-dialog.tsx');

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
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setAsked(file)}
      >
        {file.title}
      </Button>
      {asked !== null && <LoadedDialog file={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Its texts say why the server refuses a file. */
function LoadedDialog({ file, onClose }: { file: OfferedFile; onClose: () => void }) {
  const part = usePart(['exports'], load);
  return part && <part.DownloadDialog {...file} onClose={onClose} />;
}
