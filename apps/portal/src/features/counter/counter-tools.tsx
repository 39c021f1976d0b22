import { Bell, BellRing, MonitorUp } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import { isOffered } from '../../parts/notifications/browser-board.ts';
import { useNotificationChoice } from '../../parts/notifications/current-choice.ts';
import { NotificationsDialog } from '../../parts/notifications/notifications-dialog.tsx';
import classes from './counter-tools.module.css';
import { ToolButton } from './tool-button.tsx';

const tool = textLook({ size: 3 });

/** The counter's buttons beside the heading of the tracking screen. */
export function CounterTools({ onOpenCounterView }: { onOpenCounterView: () => void }) {
  const t = useTexts('counter');
  return (
    <>
      {isOffered && <NotifyMe />}
      <ToolButton className={tool} aria-label={t('view.open')} onClick={onOpenCounterView}>
        <MonitorUp size={20} aria-hidden />
        <span className={classes.name}>{t('view.open')}</span>
      </ToolButton>
    </>
  );
}

function NotifyMe() {
  const t = useTexts('counter');
  const { events } = useNotificationChoice();
  const [isOpen, setIsOpen] = useState(false);
  const Icon = events.length > 0 ? BellRing : Bell;
  return (
    <>
      <ToolButton
        className={tool}
        aria-label={t('notifications.open')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon size={20} aria-hidden />
        <span className={classes.name}>{t('notifications.open')}</span>
      </ToolButton>
      <NotificationsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
