import { WifiOff } from 'lucide-react';
import { useOnline } from '@riderbell/web/api/online.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useMatch } from 'react-router';
import { routePatterns } from '../../platform/paths.ts';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import classes from './offline-banner.module.css';

/**
 * Says that the browser has no network, for as long as it has none. Order tracking shows by itself how old it is, so there it is
 * only heard.
 */
export function OfflineBanner() {
  const t = useTexts('common');
  const online = useOnline();
  const heard = useMatch(routePatterns.orderTracking) !== null;
  if (online) return <output />;
  return (
    <output>
      {heard ? (
        <VisuallyHidden>{t('offline')}</VisuallyHidden>
      ) : (
        <Text as="span" size={4} weight={650} tone="caution" className={classes.banner}>
          <WifiOff size={18} aria-hidden />
          {t('offline')}
        </Text>
      )}
    </output>
  );
}
