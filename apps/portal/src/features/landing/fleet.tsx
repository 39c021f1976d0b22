import { rideMinutes, type Vehicle } from '@riderbell/domain/quotes/estimation.ts';
import { Bike, type LucideIcon, Motorbike, BatteryCharging } from 'lucide-react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './fleet.module.css';
import sections from './landing.module.css';

/** Far enough that the vehicles differ. */
const exampleMetres = 2000;

const vehicles: readonly { name: Vehicle; Icon: LucideIcon; isElectric: boolean }[] = [
  { name: 'motorbike', Icon: Motorbike, isElectric: false },
  { name: 'e-bike', Icon: Bike, isElectric: true },
  { name: 'bicycle', Icon: Bike, isElectric: false },
];

/** The fleet (specification §2) with what it does here: how fast, how far, how heavy, at what share of the sales. */
export function Fleet() {
  const t = useTexts('landing');
  const formats = useFormats();
  const { rules } = useDeployment();
  const facts = [
    { value: formats.duration(30 * 60), text: t('fact.time') },
    { value: formats.distance(rules.distance_limit_metres), text: t('fact.far') },
    { value: formats.weight(rules.weight_limit_kg), text: t('fact.heavy') },
    { value: t('fact.commission.value'), text: t('fact.commission') },
  ];
  return (
    <section className={sections.section} aria-labelledby="landing-fleet">
      <h2 id="landing-fleet" className={sections.title}>
        {t('fleet.title')}
      </h2>
      <p className={classes.lead}>{t('fleet.text')}</p>
      <ul className={classes.vehicles}>
        {vehicles.map(({ name, Icon, isElectric }) => (
          <li key={name} className={classes.vehicle}>
            <span className={classes.sign} aria-hidden>
              <Icon size={34} strokeWidth={1.75} className="app-mirrored" />
              {isElectric && <BatteryCharging size={15} className={classes.spark} />}
            </span>
            <h3>{t(`fleet.${name}`)}</h3>
            <p>{t(`fleet.${name}.text`)}</p>
            <p className={classes.ride}>
              {t('fleet.ride', {
                distance: formats.distance(exampleMetres),
                duration: formats.duration(rideMinutes(exampleMetres, name) * 60),
              })}
            </p>
          </li>
        ))}
      </ul>
      <ul className={classes.facts}>
        {facts.map(({ value, text }) => (
          <li key={text}>
            <strong>
              <bdi>{value}</bdi>
            </strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
