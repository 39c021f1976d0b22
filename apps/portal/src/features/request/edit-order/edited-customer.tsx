import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { ReactNode } from 'react';
import { Section } from '../sections/section.tsx';
import classes from './edited-customer.module.css';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';

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
      <dl className={classes.customer}>
        <dt>{t('customer.name')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{t('customer.phone')}</dt>
        <dd>
          <bdi dir="ltr">{phone}</bdi>
        </dd>
      </dl>
      {children}
    </Section>
  );
}
