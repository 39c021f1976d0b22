import { useBrand } from '../../platform/brand/brand.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import classes from './landing.module.css';

export function LandingFooter() {
  const t = useTexts('landing');
  const { serviceLabel, Logo } = useBrand();
  return (
    <footer className={classes.footer}>
      <Logo height={26} />
      <p className={classes.footerText}>{t('footer', { service: serviceLabel })}</p>
    </footer>
  );
}
