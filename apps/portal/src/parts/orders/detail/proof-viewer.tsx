import type { ProofKind } from '@riderbell/contract/files.ts';
import { Download } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { BlobImage } from './blob-image.tsx';
import { proofFileName } from './proof-file-name.ts';
import classes from './proof-viewer.module.css';

/** A proof photo in full size, with a button to download the same file. */
export function ProofViewer({
  orderId,
  kind,
  photo,
  isOpen,
  onClose,
}: {
  orderId: string;
  kind: ProofKind;
  photo: Blob;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTexts('tracking');
  const name = t(`proof.${kind}`);
  // The object URL exists only while the link is on the screen.
  const offer = (link: HTMLAnchorElement) => {
    const url = URL.createObjectURL(photo);
    link.href = url;
    return () => URL.revokeObjectURL(url);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      size="lg"
      actions={
        <Button
          as="a"
          ref={offer}
          download={proofFileName(orderId, kind, photo.type)}
          variant="default"
          icon={<Download size={18} aria-hidden />}
        >
          {t('proof.download')}
        </Button>
      }
    >
      <BlobImage className={classes.large} blob={photo} alt={name} />
    </Dialog>
  );
}
