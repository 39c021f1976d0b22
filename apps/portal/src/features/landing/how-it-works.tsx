import { MapPin, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/i18n/formats.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import classes from './how-it-works.module.css';

/** Only a picture of a fee: the real one comes with an address. */
const exampleFee = 49;

/** Three steps, each with a piece of the real screen; the pieces are pictures, so they are silent. */
export function HowItWorks() {
  const t = useTexts('landing');
  return (
    <section className={classes.section} aria-labelledby="landing-how">
      <h2 id="landing-how" className={classes.title}>
        {t('how.title')}
      </h2>
      <ol className={classes.steps}>
        <Step picture={<AddressPicture />} title={t('how.address.title')} text={t('how.address.text')} />
        <Step picture={<TimePicture />} title={t('how.request.title')} text={t('how.request.text')} />
        <Step picture={<RoutePicture />} title={t('how.follow.title')} text={t('how.follow.text')} />
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

function AddressPicture() {
  const t = useTexts('landing');
  const formats = useFormats();
  return (
    <div className={classes.stack}>
      <div className={classes.field}>
        <Search size={18} />
        <bdi>{t('how.example.address')}</bdi>
      </div>
      <div className={classes.fee}>
        <span>{t('how.example.fee')}</span>
        <strong>
          <bdi>{formats.money(exampleFee)}</bdi>
        </strong>
      </div>
    </div>
  );
}

function TimePicture() {
  const t = useTexts('landing');
  return (
    <div className={classes.stack}>
      <div className={classes.option} data-chosen="true">
        {t('how.example.asap')}
      </div>
      <div className={classes.option}>{t('how.example.later')}</div>
    </div>
  );
}

function RoutePicture() {
  return (
    <div className={classes.route}>
      <span className={classes.from} />
      <span className={classes.line} />
      <span className={classes.to}>
        <MapPin size={30} />
      </span>
    </div>
  );
}
