import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';

/** The account menu's item for the signed-in devices and the password. Its dialog opens above the menu, which stays open. */
export function SignIns() {
  const t = useTexts('navigation');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" icon={<MonitorSmartphone size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('sign-ins')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('sign-ins')}>
        <LoadedDevices />
      </Dialog>
    </>
  );
}

function LoadedDevices() {
  const part = useDeferredPart(
    ['accounts', 'account-errors'],
    () => import('../../features/accounts/devices/devices-panel.tsx'),
  );
  return part === null ? <SkeletonLines count={6} /> : <part.DevicesPanel />;
}
