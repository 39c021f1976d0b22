import { Banknote, Bike, ReceiptText, Store } from 'lucide-react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import classes from './landing.module.css';

/** Why the product: pay as you go, the branches, the fleet, cash at the door (specification §2, Landing page). */
export function Reasons() {
  const t = useTexts('landing');
  const reasons = [
    { Icon: ReceiptText, title: t('why.price.title'), text: t('why.price.text') },
    { Icon: Store, title: t('why.outlets.title'), text: t('why.outlets.text') },
    { Icon: Bike, title: t('why.fleet.title'), text: t('why.fleet.text') },
    { Icon: Banknote, title: t('why.cash.title'), text: t('why.cash.text') },
  ];
  return (
    <section className={classes.section} aria-labelledby="landing-why">
      <h2 id="landing-why" className={classes.title}>
        {t('why.title')}
      </h2>
      <ul className={classes.reasons}>
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className={classes.reason}>
            <Icon size={26} aria-hidden className={classes.reasonIcon} />
            <div>
              <h3 className={classes.reasonTitle}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
