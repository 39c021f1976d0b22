import { Check, BadgeCheck, MapPin, PackageCheck, Radar, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './how-it-works.module.css';
import sections from './landing.module.css';

/** Three steps, each with a piece of the real screen; the pieces are pictures, so they are silent. */
export function HowItWorks() {
  const t = useTexts('landing');
  return (
    <section className={sections.section} aria-labelledby="landing-how">
      <h2 id="landing-how" className={sections.title}>
        {t('how.title')}
      </h2>
      <ol className={classes.steps}>
        <Step picture={<AddressPicture />} title={t('how.address.title')} text={t('how.address.text')} />
        <Step picture={<TimePicture />} title={t('how.request.title')} text={t('how.request.text')} />
        <Step picture={<OrdersPicture />} title={t('how.follow.title')} text={t('how.follow.text')} />
      </ol>
    </section>
  );
}

function Step({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <li className={classes.step}>
      <div className={classes.picture} aria-hidden>
        {picture}
      </div>
      <h3 className={classes.stepTitle}>{title}</h3>
      <p className={classes.text}>{text}</p>
    </li>
  );
}

/** The address search of the request with what it found. */
function AddressPicture() {
  const t = useTexts('landing');
  const country = useCountryName().alone;
  return (
    <div className={classes.stack}>
      <div className={classes.field}>
        <Search size={18} />
        <bdi>{t('how.example.address')}</bdi>
      </div>
      <div className={classes.found}>
        <MapPin size={18} />
        <span className={classes.words}>
          <strong>{t('how.example.address')}</strong>
          <span>{country}</span>
        </span>
      </div>
      <p className={classes.ok}>
        <BadgeCheck size={17} />
        {t('how.example.ok')}
      </p>
    </div>
  );
}

/** The choice of the collection time, and the button. */
function TimePicture() {
  const t = useTexts('landing');
  return (
    <div className={classes.stack}>
      <div className={classes.option} data-chosen="true">
        <span className={classes.words}>
          <strong>{t('how.example.asap')}</strong>
          <span>{t('how.example.asap.hint')}</span>
        </span>
      </div>
      <div className={classes.option}>
        <span className={classes.words}>
          <strong>{t('how.example.later')}</strong>
          <span>{t('how.example.later.hint')}</span>
        </span>
      </div>
      <div className={classes.submit}>{t('how.example.submit')}</div>
    </div>
  );
}

/** The list of order tracking: who waits, who rides, what is done, and what the rider collects. */
function OrdersPicture() {
  const t = useTexts('landing');
  const formats = useFormats();
  const { prices, rules } = useDeployment();
  const orders = [
    { name: t('how.example.first'), status: t('how.example.waiting'), Icon: Radar, amount: 4, done: false },
    { name: t('live.customer'), status: t('how.example.picked-up'), Icon: PackageCheck, amount: 6, done: false },
    { name: t('how.example.third'), status: t('how.example.delivered'), Icon: Check, amount: 3, done: true },
  ];
  return (
    <div className={classes.orders}>
      {orders.map(({ name, status, Icon, amount, done }) => (
        <div key={name} className={classes.order} data-done={done}>
          <span className={classes.tile}>
            <Icon size={18} />
          </span>
          <span className={classes.words}>
            <strong>{name}</strong>
            <em>{status}</em>
          </span>
          {rules.cash_on_delivery && !done && (
            <span className={classes.amount}>
              {t('how.example.collect', { amount: formats.money(prices.base * amount) })}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
