import { WifiOff } from 'lucide-react';
import { useOnline } from '@riderbell/web/api/online.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useMatch } from '@riderbell/web/routing/router-provider.tsx';
import { routePatterns } from '../../platform/paths.ts';
import classes from './offline-banner.module.css';

/**
 * Says that the browser has no network, for as long as it has none. Order tracking shows by itself how old it is, so there it is
 * only heard.
 */
export function OfflineBanner() {
  const t = useTexts('common');
  const online = useOnline();
  const heard = useMatch(routePatterns.orderTracking) !== null;
  return (
    <output>
      {!online && (
        <span className={heard ? 'app-visually-hidden' : classes.banner}>
          <WifiOff size={18} aria-hidden />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
