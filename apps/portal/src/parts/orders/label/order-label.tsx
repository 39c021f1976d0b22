import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { OwnText } from '../own-text.tsx';
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
  return (
    <div className={classes.label}>
      <div className={classes.head}>
        <Logo height={26} />
        <LabelTimes order={order} />
      </div>
      <p className={classes.id}>
        <Bdi>{order.order_id}</Bdi>
      </p>
      <div className={classes.to}>
        <div className={classes.words}>
          <p className={classes.kind}>{t('label.to')}</p>
          <p className={classes.name}>
            <OwnText>{customer.name}</OwnText>
          </p>
          <p className={classes.phone}>
            <Bdi>{customer.phone_number}</Bdi>
          </p>
        </div>
        <figure className={classes.code}>
          <QrCode text={link} name={t('label.code')} className={classes.qr} />
          <figcaption>{t('label.code')}</figcaption>
        </figure>
      </div>
      <div className={classes.address}>
        {door !== '' && (
          <p className={classes.door}>
            <OwnText>{door}</OwnText>
          </p>
        )}
        <OwnText>{address}</OwnText>
      </div>
      {notes !== '' && (
        <p className={classes.notes} data-long={notes.length > longNote}>
          <OwnText>{notes}</OwnText>
        </p>
      )}
      {due !== null && (
        <p className={classes.money} data-loud={due.loud}>
          {t(due.text, { amount: money(order.order.amount) })}
        </p>
      )}
      {order.age_validation_required && <p className={classes.age}>{t('detail.age-check')}</p>}
      <dl className={classes.from}>
        <dt>{t('label.from')}</dt>
        <dd>
          <OwnText>{from.name}</OwnText>
          {from.phone_number !== '' && <Bdi>{from.phone_number}</Bdi>}
        </dd>
        {order.order.description !== '' && (
          <>
            <dt>{t('detail.items')}</dt>
            <dd className={classes.items}>
              <OwnText>{order.order.description}</OwnText>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** When the rider comes, or when the order was made. */
function LabelTimes({ order: { preordered_for, created_at } }: { order: Order }) {
  const t = useTexts('tracking');
  const { dateTime } = useFormats();
  return (
    <span className={classes.times}>
      {preordered_for === null
        ? t('detail.requested', { time: dateTime(created_at) })
        : `${t('eta.scheduled')} ${dateTime(preordered_for * 1000)}`}
    </span>
  );
}
