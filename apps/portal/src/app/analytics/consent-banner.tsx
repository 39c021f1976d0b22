import { answerConsent, useIsAsked } from '../../platform/analytics/browser-consent.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './consent-banner.module.css';

/** Asks once; both answers look alike, and the page can be used without one. */
export function ConsentBanner() {
  const t = useTexts('analytics');
  if (!useIsAsked()) return null;
  return (
    <aside className={classes.banner} aria-label={t('title')}>
      <p className={classes.text}>
        <strong>{t('title')}</strong> {t('text')}
      </p>
      <div className={classes.answers}>
        <button type="button" className={classes.answer} onClick={() => answerConsent('refused')}>
          {t('refuse')}
        </button>
        <button type="button" className={classes.answer} onClick={() => answerConsent('allowed')}>
          {t('allow')}
        </button>
      </div>
    </aside>
  );
}
