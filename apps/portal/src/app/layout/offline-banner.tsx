import { WifiOff } from 'lucide-react';
import { useOnline } from '../../platform/api/online.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import classes from './offline-banner.module.css';

/** Says that the browser has no network, for as long as it has none. */
export function OfflineBanner() {
  const t = useTexts('common');
  const online = useOnline();
  return (
    <output>
      {!online && (
        <span className={classes.banner}>
          <WifiOff size={18} aria-hidden />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
