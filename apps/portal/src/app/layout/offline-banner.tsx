import { WifiOff } from 'lucide-react';
import { useOnline } from '@riderbell/web/api/online.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useMatch } from 'react-router';
import { routePatterns } from '../../platform/paths.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import classes from './offline-banner.module.css';

/**
 * Shows while the browser has no network. Order tracking itself shows how old its orders are, so there the banner is
 * only for screen readers.
 */
export function OfflineBanner() {
  const t = useTexts('common');
  const isOnline = useOnline();
  const isTracking = useMatch(routePatterns.orderTracking) !== null;
  if (isOnline) return <output />;
  return (
    <output>
      {isTracking ? (
        <VisuallyHidden>{t('offline')}</VisuallyHidden>
      ) : (
        <Row
          as="span"
          justify="center"
          gap={2.5}
          className={`${classes.banner} ${textLook({ size: 4, weight: 650, tone: 'caution' })}`}
        >
          <WifiOff size={18} aria-hidden />
          {t('offline')}
        </Row>
      )}
    </output>
  );
}
