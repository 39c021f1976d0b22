import { MonitorUp } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import classes from './counter-tools.module.css';

/** What the tracking screen offers to a counter, beside its heading. */
export function CounterTools({ onWall }: { onWall: () => void }) {
  const t = useTexts('counter');
  return (
    <button type="button" className={classes.tool} onClick={onWall}>
      <MonitorUp size={20} aria-hidden />
      <span className={classes.name}>{t('wall.open')}</span>
    </button>
  );
}
