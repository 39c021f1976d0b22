import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Dialog } from '@riderbell/ui/dialogs/dialog.tsx';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import { useRight } from '../../platform/vendors/current-vendor.tsx';

/** The account menu's item for leaving the team; owners leave on the page of the team. */
export function LeaveTeamItem() {
  const t = useTexts('navigation');
  const isOwner = useRight('manage-team');
  const [isOpen, setIsOpen] = useState(false);
  if (isOwner) return null;
  return (
    <>
      <Button variant="default" icon={<UserMinus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('leave-team')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('leave-team')}>
        <LoadedLeaving onLeft={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function LoadedLeaving({ onLeft }: { onLeft: () => void }) {
  const part = useDeferredPart(['team'], () => import('../../features/team/leave-team.tsx'));
  return part === null ? <SkeletonLines count={3} /> : <part.LeaveTeam onLeft={onLeft} />;
}
