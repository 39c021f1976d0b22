import type { Order } from '@riderbell/contract/shapes/order.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { displayStatusOf } from '@riderbell/domain/orders/display-status.ts';
import { ArrowLeft, Check, Copy, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { IconButton } from '@riderbell/ui/buttons/icon-button.tsx';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { OwnText } from '../own-text.tsx';
import { StatusPill } from '../status/status-mark.tsx';
import classes from './detail-header.module.css';

/** The status of the order as a sentence, the customer, and the close button. `eta` shows beside the sentence. */
export function DetailHeader({
  order,
  nowMs,
  wide,
  takesFocus,
  onClose,
  eta,
}: {
  order: Order;
  nowMs: number;
  wide: boolean;
  /** The user opened the order on purpose: the sentence gets the focus. */
  takesFocus: boolean;
  onClose: () => void;
  eta: ReactNode;
}) {
  const t = useTexts('tracking');
  const formats = useFormats();
  const { time_zone } = useDeployment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: wide });
  }, [takesFocus, wide]);
  const status = displayStatusOf(order, nowMs);
  const isToday = localDateOf(Date.parse(order.created_at), time_zone) === localDateOf(nowMs, time_zone);
  const requested = isToday ? formats.time(order.created_at) : formats.dateTime(order.created_at);
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        {!wide && (
          <IconButton onClick={onClose} label={t('detail.back')} className={classes.back}>
            <ArrowLeft size={22} className="app-mirrored" aria-hidden />
          </IconButton>
        )}
        <StatusPill status={status} />
        <CopyId orderId={order.order_id} />
        {wide && (
          <IconButton onClick={onClose} label={t('detail.close')} className={classes.close}>
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className={classes.say}>
        <div className={classes.words}>
          <h2 className={classes.headline} tabIndex={-1} ref={heading}>
            {t(`headline.${status}`)}
          </h2>
          <p className={classes.about}>
            <strong>
              <OwnText>{order.customer.name}</OwnText>
            </strong>
            <span>{t('detail.requested', { time: requested })}</span>
          </p>
        </div>
        {eta}
      </div>
    </header>
  );
}

function CopyId({ orderId }: { orderId: string }) {
  const t = useTexts('tracking');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  // Browsers keep the clipboard to pages that came over TLS; the id can be selected as well.
  const copy = () =>
    void navigator.clipboard?.writeText(orderId).then(
      () => setCopied(true),
      () => undefined,
    );
  const Icon = copied ? Check : Copy;
  return (
    <span className={classes.copy}>
      <button type="button" className={classes.id} title={t('detail.copy-id')} onClick={copy}>
        <Bdi>{orderId}</Bdi>
        <Icon size={15} aria-hidden />
        <span className="app-visually-hidden">{t('detail.copy-id')}</span>
      </button>
      <output className={classes.copied}>{copied && t('detail.copied')}</output>
    </span>
  );
}
