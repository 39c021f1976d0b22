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
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
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
    <Stack as="header" gap={3}>
      <Row wrap gap={2}>
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
      </Row>
      <Row wrap align="start" justify="between" gap={3}>
        <div className={classes.words}>
          <Text as="h2" lines="close" className={classes.headline} tabIndex={-1} ref={heading}>
            {t(`headline.${status}`)}
          </Text>
          <Text as={Row} size={4} tone="soft" wrap before={1} className={classes.about}>
            <Text as="strong" weight={650} tone="ink">
              <OwnText>{order.customer.name}</OwnText>
            </Text>
            <span>{t('detail.requested', { time: requested })}</span>
            {order.requested_by !== undefined && (
              <span>
                {t('detail.requested-by')} <OwnText>{order.requested_by}</OwnText>
              </span>
            )}
          </Text>
        </div>
        {eta}
      </Row>
    </Stack>
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
      <Row
        as="button"
        type="button"
        gap={2}
        className={`${textLook({ size: 2, tone: 'soft', numbers: true })} ${classes.id}`}
        title={t('detail.copy-id')}
        onClick={copy}
      >
        <Bdi>{orderId}</Bdi>
        <Icon size={15} aria-hidden />
        <VisuallyHidden>{t('detail.copy-id')}</VisuallyHidden>
      </Row>
      <Text as="output" size={2} className={classes.copied}>
        {copied && t('detail.copied')}
      </Text>
    </span>
  );
}
