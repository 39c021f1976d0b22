import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { OwnText } from '../own-text.tsx';
import { DetailCard } from './detail-card.tsx';
import classes from './items-card.module.css';

/** The items, and whether the rider checks the customer's age. */
export function ItemsCard({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { description } = order.order;
  return (
    <DetailCard title={t('detail.items')}>
      <p className={classes.items} data-empty={description === ''}>
        {description === '' ? t('detail.no-items') : <OwnText>{description}</OwnText>}
      </p>
      {order.age_validation_required && <p className={classes.age}>{t('detail.age-check')}</p>}
    </DetailCard>
  );
}
