import { CircleHelp } from 'lucide-react';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { useHelpOffered } from '../../features/help/help-offered.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** The help centre's button of the account menu (specification §2). */
export function HelpItem({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('navigation');
  if (!useHelpOffered()) return null;
  return (
    <Button variant="default" icon={<CircleHelp size={18} aria-hidden />} onClick={onOpen}>
      {t('help')}
    </Button>
  );
}
