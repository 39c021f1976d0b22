import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { OwnText } from '../own-text.tsx';
import { useChangeNoteText } from '../change-note.tsx';
import { labelFacts } from './label-facts.ts';
import classes from './order-label.module.css';
import { QrCode } from './qr-code.tsx';

/** A longer note is printed smaller, so that the label stays on one page. */
const longNote = 120;

/** The label for the parcel, black on white; `link` is the recipient's tracking link. */
export function OrderLabel({ order, link }: { order: Order; link: string }) {
  const t = useTexts('tracking');
  const { money } = useFormats();
  const { Logo } = useBrand();
  const { door, address, money: due } = labelFacts(order);
  const { customer, collection_point: from } = order;
  const { notes } = customer.location;
  const changeNote = useChangeNoteText(order);
  return (
    <Stack gap={2} className={classes.label}>
      <Row justify="between" gap={3}>
        <Logo height={26} />
        <LabelTimes order={order} />
      </Row>
      <p className={classes.id}>
        <Bdi>{order.order_id}</Bdi>
      </p>
      <Row align="start" justify="between" gap={3}>
        <div>
          <Text weight={600} className={classes.small}>
            {t('label.to')}
          </Text>
          <p className={classes.name}>
            <OwnText>{customer.name}</OwnText>
          </p>
          <Text weight={650} numbers className={classes.phone}>
            <Bdi>{customer.phone_number}</Bdi>
          </Text>
        </div>
        <figure className={classes.code}>
          <QrCode text={link} name={t('label.code')} className={classes.qr} />
          <figcaption>{t('label.code')}</figcaption>
        </figure>
      </Row>
      <div className={classes.address}>
        {door !== '' && (
          <p className={classes.door}>
            <OwnText>{door}</OwnText>
          </p>
        )}
        <OwnText>{address}</OwnText>
      </div>
      {notes !== '' && (
        <p className={`${classes.notes} ${notes.length > longNote ? classes.small : ''}`}>
          <OwnText>{notes}</OwnText>
        </p>
      )}
      {due !== null && (
        <Text weight={650} className={classes.money} data-loud={due.loud}>
          {t(due.text, { amount: money(order.order.amount) })}
        </Text>
      )}
      {changeNote !== null && <Text weight={700}>{changeNote}</Text>}
      {order.age_validation_required && <Text weight={700}>{t('detail.age-check')}</Text>}
      <dl className={classes.from}>
        <Text as="dt" weight={700}>
          {t('label.from')}
        </Text>
        <Row as="dd" wrap className={classes.sender}>
          <OwnText>{from.name}</OwnText>
          {from.phone_number !== '' && <Bdi>{from.phone_number}</Bdi>}
        </Row>
        {order.order.description !== '' && (
          <>
            <Text as="dt" weight={700}>
              {t('detail.items')}
            </Text>
            <dd className={classes.items}>
              <OwnText>{order.order.description}</OwnText>
            </dd>
          </>
        )}
      </dl>
    </Stack>
  );
}

/** When the rider comes, or when the order was made. */
function LabelTimes({ order: { preordered_for, created_at } }: { order: Order }) {
  const t = useTexts('tracking');
  const { dateTime } = useFormats();
  return (
    <Text as="span" align="end" className={classes.small}>
      {preordered_for === null
        ? t('detail.requested', { time: dateTime(created_at) })
        : `${t('eta.scheduled')} ${dateTime(preordered_for * 1000)}`}
    </Text>
  );
}
