import { Banknote, CalendarClock, ShieldCheck, Store } from 'lucide-react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './landing.module.css';

/** Why the product (specification §2): what a busy counter gets beside a rider. */
export function Reasons() {
  const t = useTexts('landing');
  const { rules } = useDeployment();
  const reasons = [
    { Icon: Store, title: t('why.outlets.title'), text: t('why.outlets.text') },
    { Icon: CalendarClock, title: t('why.ahead.title'), text: t('why.ahead.text') },
    { Icon: ShieldCheck, title: t('why.safe.title'), text: t('why.safe.text') },
    ...(rules.cash_on_delivery ? [{ Icon: Banknote, title: t('why.cash.title'), text: t('why.cash.text') }] : []),
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
