import { Button } from '@riderbell/ui/buttons/button.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Lock } from 'lucide-react';
import { session } from '../../platform/session/browser-session.ts';

/** Locks the shared device, for the next person at the counter. */
export function LockButton({ size }: { size?: 'sm' }) {
  const t = useTexts('navigation');
  return (
    <Button
      variant="default"
      {...(size && { size })}
      icon={<Lock size={18} aria-hidden />}
      onClick={() => void session.logout()}
    >
      {t('lock')}
    </Button>
  );
}
