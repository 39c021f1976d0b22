import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { OwnText } from '../own-text.tsx';
import { DetailCard } from './detail-card.tsx';
import classes from './items-card.module.css';

/** The items, and whether the rider checks the customer's age. */
export function ItemsCard({ order }: { order: Order }) {
  const t = useTexts('tracking');
  const { description } = order.order;
  return (
    <DetailCard title={t('detail.items')}>
      {description === '' ? (
        <Text tone="soft">{t('detail.no-items')}</Text>
      ) : (
        <OwnText className={classes.items}>{description}</OwnText>
      )}
      {order.age_validation_required && (
        <Text weight={650} before={2.5}>
          {t('detail.age-check')}
        </Text>
      )}
    </DetailCard>
  );
}
