import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { usePart } from '@riderbell/web/lazy/use-part.ts';

/** Opens the settings of the mails with the vendor's orders. */
export function ScheduleButton({ vendor }: { vendor: Vendor }) {
  const t = useTexts('history');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        icon={<CalendarClock size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('schedule')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('schedule')}>
        <LoadedSettings vendor={vendor} onSaved={close} />
      </Dialog>
    </>
  );
}

/** Few visits need them, so they load when they are opened. */
function LoadedSettings({ vendor, onSaved }: { vendor: Vendor; onSaved: () => void }) {
  const part = usePart(['exports'], () => import('./schedule-panel.tsx'));
  if (part === null) return <SkeletonLines count={6} />;
  return <part.SchedulePanel vendor={vendor} onSaved={onSaved} />;
}
