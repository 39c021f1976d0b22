import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { paths } from '../../../platform/paths.ts';
import type { LandingEntry } from '../landing-entry.ts';
import classes from './individuals.module.css';

/** What a parcel may be, what it must not be, and the way to send it: without an account where guests are admitted. */
export function SendParcel({ entry: { startPath, registers, guestsSend } }: { entry: LandingEntry }) {
  const t = useTexts('landing');
  const formats = useFormats();
  const { serviceLabel: service } = useBrand();
  const {
    weight_limit_kg: kilograms,
    distance_limit_metres: metres,
    item_value_ceiling: ceiling,
  } = useDeployment().rules;
  const country = useCountryName().inSentence;
  const limits = { country, service, weight: formats.weight(kilograms), distance: formats.distance(metres) };
  return (
    <section className={classes.way} aria-labelledby="landing-send">
      <h4 id="landing-send" className={classes.title}>
        {t('entry.send.title')}
      </h4>
      <p>{t('entry.send.limits', limits)}</p>
      {ceiling !== null && <p>{t('entry.send.value', { value: formats.money(ceiling) })}</p>}
      <p>{t(guestsSend ? 'entry.send.as-guest' : 'entry.send.with-account')}</p>
      <p className={classes.links}>
        <Link to={paths.prohibitedItems()} className={classes.link}>
          {t('entry.send.prohibited')}
        </Link>
        <Link to={paths.termsAndConditions()} className={classes.link}>
          {t('entry.send.terms')}
        </Link>
      </p>
      <p className={classes.actions}>
        <Link to={startPath} className={buttonLook(guestsSend ? 'filled' : 'light', 'lg')}>
          {t(guestsSend ? 'entry.send.action' : 'log-in')}
        </Link>
        {!guestsSend && registers && (
          <Link to={paths.register()} className={buttonLook('filled', 'lg')}>
            {t('register')}
          </Link>
        )}
      </p>
    </section>
  );
}
