import type { DeliveryReceipt } from '@riderbell/contract/calls/tracking/get-delivery-receipt.ts';
import { isSelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { ArrowRight, Printer } from 'lucide-react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { MoneyText, TimeText } from '@riderbell/ui/values.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { paths } from '../../../platform/paths.ts';
import { LaterFee } from './later-fee.tsx';
import { Fact } from './fact.tsx';
import classes from './receipt.module.css';

/** The receipt as a sheet of paper: only the sheet is printed. */
export function ReceiptSheet({ receipt }: { receipt: DeliveryReceipt }) {
  const t = useTexts('delivery-receipt');
  const { dateTime } = useFormats();
  const trackingPath = receipt.kind === 'individual' ? paths.trackingC2c : paths.tracking;
  return (
    <Stack gap={4} className={classes.page}>
      <Row gap={3} justify="between" wrap>
        <button type="button" className={buttonLook('filled')} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('print')}
        </button>
        <Row as={Link} gap={2} touch to={trackingPath(receipt.order_id)} className={textLook({ weight: 700 })}>
          {t('track')}
          <ArrowRight size={18} aria-hidden className="app-mirrored" />
        </Row>
      </Row>
      <Sheet receipt={receipt} />
      <Text size={3} tone="soft" className={classes.until}>
        {t('until', { date: dateTime(receipt.expires_at) })}
      </Text>
    </Stack>
  );
}

function Sheet({ receipt }: { receipt: DeliveryReceipt }) {
  const t = useTexts('delivery-receipt');
  const { date } = useFormats();
  const { Logo, name, serviceLabel } = useBrand();
  return (
    <Card as="article" radius="md" className={classes.sheet}>
      <Row as="header" gap={4} justify="between" wrap>
        <span>
          <Logo height={34} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </span>
        <Text as="div" tone="soft" align="end" grow>
          <Text as="h1" size={9} tone="ink" lines="even" tabIndex={-1}>
            {t('title')}
          </Text>
          <p>
            <TimeText at={receipt.ended_at}>{date(receipt.ended_at)}</TimeText>
          </p>
        </Text>
      </Row>
      <Text
        size={10}
        weight={780}
        tone={receipt.outcome === 'returned' ? 'caution' : 'positive'}
        className={classes.outcome}
      >
        {t(`outcome.${receipt.outcome}`)}
      </Text>
      <Parties receipt={receipt} />
      <dl>
        <Times receipt={receipt} />
        <Fact name={t('order')}>
          <Bdi>{receipt.order_id}</Bdi>
        </Fact>
        {receipt.rider_name !== null && (
          <Fact name={t('rider')}>
            <bdi>{receipt.rider_name}</bdi>
          </Fact>
        )}
        <Goods receipt={receipt} />
      </dl>
      <LaterFee orderId={receipt.order_id} />
      <Text as="footer" size={2} tone="soft" before={7}>
        {t('service', { service: serviceLabel })}
      </Text>
    </Card>
  );
}

function Parties({ receipt: { sender, recipient } }: { receipt: DeliveryReceipt }) {
  const t = useTexts('delivery-receipt');
  return (
    <Grid gap={5} after={6} className={classes.parties}>
      <section>
        <Text as="h2" size={2} weight={650} tone="soft" after={1}>
          {t('from')}
        </Text>
        <Text weight={700} dir="auto">
          {sender.name}
        </Text>
        {sender.address !== null && <p dir="auto">{sender.address}</p>}
        {sender.phone_number !== null && (
          <p>
            <Bdi>{sender.phone_number}</Bdi>
          </p>
        )}
      </section>
      <section>
        <Text as="h2" size={2} weight={650} tone="soft" after={1}>
          {t('to')}
        </Text>
        <Text weight={700} dir="auto">
          {recipient.name}
        </Text>
        <p dir="auto">{recipient.address}</p>
      </section>
    </Grid>
  );
}

function Times({ receipt }: { receipt: DeliveryReceipt }) {
  const t = useTexts('delivery-receipt');
  const { dateTime } = useFormats();
  const times = [
    { name: t('requested'), at: receipt.requested_at },
    { name: t('picked-up'), at: receipt.picked_up_at },
    { name: t(`ended.${receipt.outcome}`), at: receipt.ended_at },
  ];
  return times.map(
    ({ name, at }) =>
      at !== null && (
        <Fact key={name} name={name}>
          <TimeText at={at}>{dateTime(at)}</TimeText>
        </Fact>
      ),
  );
}

function Goods({ receipt }: { receipt: DeliveryReceipt }) {
  const { description, payment_method: method, collected, change_note: note } = receipt;
  const t = useTexts('delivery-receipt');
  const { money } = useFormats();
  return (
    <>
      <Fact name={t('items')}>
        {description === '' ? (
          t('items.none')
        ) : (
          <span className={classes.items} dir="auto">
            {description}
          </span>
        )}
      </Fact>
      <Fact name={t('payment')}>{t(isSelectablePaymentMethod(method) ? `method.${method}` : 'method.unknown')}</Fact>
      <Fact name={t('collected')} strong>
        {collected === null ? t('collected.none') : <MoneyText>{money(collected)}</MoneyText>}
      </Fact>
      {note !== null && note.change > 0 && (
        <Fact name={t('change', { amount: money(note.pays_with) })}>
          <MoneyText>{money(note.change)}</MoneyText>
        </Fact>
      )}
    </>
  );
}
