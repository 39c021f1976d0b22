import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { buttonLook } from '../../ui/buttons/button-look.ts';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import classes from './landing.module.css';
import { Reasons } from './reasons.tsx';

/** The landing page (specification §2): what it is, how it works, pay as you go, the fleet, questions, and the way in. */
export function LandingScreen({ startPath }: { startPath: string }) {
  const t = useTexts('landing');
  return (
    <>
      <Hero startPath={startPath} />
      <HowItWorks />
      <Reasons />
      <Faq />
      <section className={classes.end} aria-labelledby="landing-end">
        <div>
          <h2 id="landing-end" className={classes.endTitle}>
            {t('end.title')}
          </h2>
          <p className={classes.endText}>{t('end.text')}</p>
        </div>
        <Link to={startPath} className={buttonLook('onDeep', 'lg')}>
          {t('start')}
        </Link>
      </section>
    </>
  );
}
