import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { ConfirmDialog } from '@riderbell/ui/dialogs/confirm-dialog.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { CollectionPointForm } from './collection-point-form.tsx';
import { OutletTabs } from './outlet-tabs.tsx';
import type { Closing } from './use-closing.ts';

/** What the dialog loads when it opens, with the question before unsaved input is lost. */
export function CollectionPointContent({ outlet, closing }: { outlet: CallersVendor | null; closing: Closing }) {
  const t = useTexts('outlets');
  return (
    <>
      {outlet === null ? (
        <CollectionPointForm outlet={null} reports={closing.reportsOf('details')} />
      ) : (
        <OutletTabs outlet={outlet} closing={closing} />
      )}
      <ConfirmDialog
        isOpen={closing.isAsking}
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.discard')}
        cancelLabel={t('unsaved.stay')}
        onConfirm={closing.discard}
        onCancel={closing.stay}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </>
  );
}
