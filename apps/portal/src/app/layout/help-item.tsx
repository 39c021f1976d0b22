import { Button } from '@mantine/core';
import { CircleHelp } from 'lucide-react';
import { useHelpOffered } from '../../features/help/help-offered.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

/** The help centre's button of the account menu (specification §2). */
export function HelpItem({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('navigation');
  if (!useHelpOffered()) return null;
  return (
    <Button variant="default" leftSection={<CircleHelp size={18} aria-hidden />} onClick={onOpen}>
      {t('help')}
    </Button>
  );
}
