import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useCurrentVendor, useRight } from '../../platform/vendors/current-vendor.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** The account menu's item for the settings of the tracking page (flag tracking-page-settings). */
export function LinkSettingsItem() {
  const t = useTexts('navigation');
  const isOffered = useFlag('tracking-page-settings');
  const mayChange = useRight('change-vendor');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered || !mayChange) return null;
  return (
    <>
      <Button variant="default" icon={<Eye size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('link-settings')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('link-settings')}>
        <LoadedSettings onSaved={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function LoadedSettings({ onSaved }: { onSaved: () => void }) {
  const { vendor } = useCurrentVendor();
  const part = useDeferredPart(
    ['link-settings'],
    () => import('../../features/recipient/link-settings/link-settings-panel.tsx'),
  );
  if (part === null) return <SkeletonLines count={6} />;
  return <part.LinkSettingsPanel key={vendor.vendor_id} vendor={vendor} onSaved={onSaved} />;
}
