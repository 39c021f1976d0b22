import { Bike, Check } from 'lucide-react';
import { useBrand } from '../../platform/brand/brand.tsx';
import { useFormats } from '../../platform/i18n/formats.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './example-order.module.css';

/** What an order looks like on the tracking screen; a picture of it, and told as one. */
export function ExampleOrder() {
  const t = useTexts('landing');
  const formats = useFormats();
  const { serviceLabel } = useBrand();
  const duration = formats.duration(8 * 60);
  return (
    <figure className={classes.card} aria-label={t('card.label', { duration })}>
      <div aria-hidden>
        <div className={classes.head}>
          <span className={classes.status}>{t('card.status')}</span>
          <Bdi className={classes.id}>{'#7KQ2'}</Bdi>
        </div>
        <p className={classes.eta}>
          <span className={classes.etaLabel}>{t('card.eta')}</span>
          <span className={classes.etaValue}>{duration}</span>
        </p>
        <ol className={classes.steps}>
          <li data-state="done">
            <span className={classes.sign}>
              <Check size={13} strokeWidth={3.5} />
            </span>
            {t('card.requested')}
          </li>
          <li data-state="done">
            <span className={classes.sign}>
              <Check size={13} strokeWidth={3.5} />
            </span>
            {t('card.collected')}
          </li>
          <li>
            <span className={classes.sign} />
            {t('card.door')}
          </li>
        </ol>
        <div className={classes.rider}>
          <span className={classes.face}>
            <Bike size={22} />
          </span>
          <span className={classes.riderWords}>
            <strong>{t('card.rider')}</strong>
            <span>
              {t('card.vehicle')} · <bdi>{serviceLabel}</bdi>
            </span>
          </span>
        </div>
      </div>
    </figure>
  );
}
