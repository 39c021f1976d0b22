import { answerConsent, useIsConsentShown } from '../../platform/analytics/browser-consent.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './consent-banner.module.css';

/** Asks for consent once. Both answers look the same, and the page works without one. */
export function ConsentBanner() {
  const t = useTexts('analytics');
  if (!useIsConsentShown()) return null;
  return (
    <Card as="aside" raised padding={4} gap={3} className={classes.banner} aria-label={t('title')}>
      <Text size={4} lines="open">
        <strong>{t('title')}</strong> {t('text')}
      </Text>
      <Grid columns={2} gap={2.5}>
        <button type="button" className={buttonLook('default')} onClick={() => answerConsent('refused')}>
          {t('refuse')}
        </button>
        <button type="button" className={buttonLook('default')} onClick={() => answerConsent('allowed')}>
          {t('allow')}
        </button>
      </Grid>
    </Card>
  );
}
