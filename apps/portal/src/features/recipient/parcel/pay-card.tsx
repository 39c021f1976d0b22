import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { MoneyText } from '@riderbell/ui/values.tsx';
import classes from '../link.module.css';

/** What the rider collects at the door, big and plain; nothing when there is nothing to pay. */
export function PayCard({ order: { to_pay: toPay } }: { order: TrackedOrder }) {
  const t = useTexts('public-tracking');
  const { money } = useFormats();
  if (toPay === null) return null;
  return (
    <section className={`${classes.card} ${classes.pay}`}>
      <h2 className={classes.cardTitle}>{t('pay.due')}</h2>
      <p className={classes.amount}>
        <MoneyText>{money(toPay)}</MoneyText>
      </p>
      <p className={classes.about}>{t('pay.hint')}</p>
    </section>
  );
}
