import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { ConfirmDialog } from '@riderbell/ui/dialogs/confirm-dialog.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { CollectionPointForm } from './collection-point-form.tsx';
import { OpeningHoursPanel } from '../opening-hours/opening-hours-panel.tsx';
import { OutletTabs } from './outlet-tabs.tsx';
import type { Closing } from './use-closing.ts';

/** What the dialog loads when it opens, with the question before unsaved input is lost. */
export function CollectionPointContent({ outlet, closing }: { outlet: CallersVendor | null; closing: Closing }) {
  const t = useTexts('outlets');
  return (
    <>
      <Forms outlet={outlet} closing={closing} />
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

/** Of a branch without a parent, only the opening hours can be changed here. */
function Forms({ outlet, closing }: { outlet: CallersVendor | null; closing: Closing }) {
  const t = useTexts('outlets');
  if (outlet === null) return <CollectionPointForm outlet={null} reports={closing.reportsOf('details')} />;
  if (outlet.parent_vendor_id !== null) return <OutletTabs outlet={outlet} closing={closing} />;
  return (
    <section aria-labelledby="hours-title">
      <Text as="h3" id="hours-title" size={6} weight={750} after={3}>
        {t('hours')}
      </Text>
      <OpeningHoursPanel outletId={outlet.vendor_id} reports={closing.reportsOf('hours')} />
    </section>
  );
}
