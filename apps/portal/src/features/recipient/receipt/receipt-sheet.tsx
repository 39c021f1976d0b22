import type { DeliveryReceipt } from '@riderbell/contract/calls/tracking/get-delivery-receipt.ts';
import { isSelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { ArrowRight, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from '@riderbell/web/routing/link.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { MoneyText, TimeText } from '@riderbell/ui/values.tsx';
import { paths } from '../../../platform/paths.ts';
import { LaterFee } from './later-fee.tsx';
import classes from './receipt.module.css';

/** The receipt as paper: what stands on it is printed, the rest is not. */
export function ReceiptSheet({ receipt }: { receipt: DeliveryReceipt }) {
  const t = useTexts('delivery-receipt');
  const { dateTime } = useFormats();
  const trackingPath = receipt.kind === 'individual' ? paths.trackingC2c : paths.tracking;
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <button type="button" className={buttonLook('filled')} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('print')}
        </button>
        <Link to={trackingPath(receipt.order_id)} className={classes.track}>
          {t('track')}
          <ArrowRight size={18} aria-hidden className="app-mirrored" />
        </Link>
      </div>
      <Sheet receipt={receipt} />
      <p className={classes.until}>{t('until', { date: dateTime(receipt.expires_at) })}</p>
    </div>
  );
}

function Sheet({ receipt }: { receipt: DeliveryReceipt }) {
  const t = useTexts('delivery-receipt');
  const { date } = useFormats();
  const { Logo, name, serviceLabel } = useBrand();
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <span>
          <Logo height={34} />
          <span className="app-visually-hidden">{name}</span>
        </span>
        <div className={classes.heading}>
          <h1 className={classes.title} tabIndex={-1}>
            {t('title')}
          </h1>
          <p>
            <TimeText at={receipt.ended_at}>{date(receipt.ended_at)}</TimeText>
          </p>
        </div>
      </header>
      <p className={classes.outcome} data-outcome={receipt.outcome}>
        {t(`outcome.${receipt.outcome}`)}
      </p>
      <Parties receipt={receipt} />
      <dl className={classes.facts}>
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
      <footer className={classes.foot}>{t('service', { service: serviceLabel })}</footer>
    </article>
  );
}

function Parties({ receipt: { sender, recipient } }: { receipt: DeliveryReceipt }) {
  const t = useTexts('delivery-receipt');
  return (
    <div className={classes.parties}>
      <section>
        <h2>{t('from')}</h2>
        <p className={classes.party} dir="auto">
          {sender.name}
        </p>
        {sender.address !== null && <p dir="auto">{sender.address}</p>}
        {sender.phone_number !== null && (
          <p>
            <Bdi>{sender.phone_number}</Bdi>
          </p>
        )}
      </section>
      <section>
        <h2>{t('to')}</h2>
        <p className={classes.party} dir="auto">
          {recipient.name}
        </p>
        <p dir="auto">{recipient.address}</p>
      </section>
    </div>
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

function Goods({ receipt: { description, payment_method: method, collected } }: { receipt: DeliveryReceipt }) {
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
    </>
  );
}

function Fact({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div data-strong={strong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
