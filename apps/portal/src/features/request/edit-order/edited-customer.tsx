import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { ReactNode } from 'react';
import { Section } from '../sections/section.tsx';
import classes from './edited-customer.module.css';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';

/** Shows the customer without fields: an edit cannot change the customer (specification §3, Order update). */
export function EditedCustomer({
  customer: { name, phone_number: phone },
  hidden,
  children,
}: {
  customer: Order['customer'];
  hidden: boolean;
  children?: ReactNode;
}) {
  const t = useTexts('orders');
  return (
    <Section title={t('customer.title')} hidden={hidden}>
      <Grid as="dl" gap={1} className={classes.customer}>
        <Text as="dt" tone="soft">
          {t('customer.name')}
        </Text>
        <Text as="dd" weight={600}>
          <bdi>{name}</bdi>
        </Text>
        <Text as="dt" tone="soft">
          {t('customer.phone')}
        </Text>
        <Text as="dd" weight={600}>
          <bdi dir="ltr">{phone}</bdi>
        </Text>
      </Grid>
      {children}
    </Section>
  );
}
