import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { usePart } from '@riderbell/web/lazy/use-part.ts';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { type Closing, useClosing } from './use-closing.ts';

/** The dialog that adds a collection point or, with an outlet, changes it; of one without a parent, only the opening hours. Its content is loaded when it opens. */
export function CollectionPointDialog({
  outlet,
  isOpen,
  onClose,
}: {
  outlet: CallersVendor | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTexts('navigation');
  const closing = useClosing(onClose);
  const title = outlet === null ? t('collection-point.add') : t('collection-point.edit', { name: outlet.name });
  return (
    <Dialog isOpen={isOpen} onClose={closing.close} title={title} size="lg">
      <LoadedContent outlet={outlet} closing={closing} />
    </Dialog>
  );
}

function LoadedContent({ outlet, closing }: { outlet: CallersVendor | null; closing: Closing }) {
  const part = usePart(
    ['outlets', 'places', 'errors', 'account-errors'],
    () => import('./collection-point-content.tsx'),
  );
  return part === null ? (
    <SkeletonLines count={6} />
  ) : (
    <part.CollectionPointContent outlet={outlet} closing={closing} />
  );
}
