import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { terminalStatuses } from '@riderbell/domain/orders/status-transitions.ts';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { serverClock } from '@riderbell/web/clock.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { useNow } from '@riderbell/web/use-now.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { paths } from '../../../platform/paths.ts';
import { Freshness, type LinkFreshness } from '../freshness.tsx';
import { LinkTitle } from '../link-title.tsx';
import link from '../link.module.css';
import { useAnswerWords } from './answer-words.ts';
import { LaterMap } from './later-map.tsx';
import { NoteCard } from './note-card.tsx';
import { ParcelMessages } from './parcel-messages.tsx';
import { ParcelSteps } from './parcel-steps.tsx';
import { PayCard } from './pay-card.tsx';
import { PlacesCard } from './places-card.tsx';
import classes from './parcel-view.module.css';
import { ParcelRider } from './parcel-rider.tsx';
import { CallLink } from './who.tsx';
import { answerOf, brokenPromise, type Stage, stageOf } from './stage.ts';

/** Whom the page addresses: the customer of a shop, or the two people of a private parcel. Any order can be shown on both. */
export type ParcelWords = 'steps' | 'messages';

/** Times pass without a new answer from the server. */
const ticks = 5_000;
const ended: ReadonlySet<string> = new Set(terminalStatuses);
/** The stages in which the recipient has a question that the page cannot answer. */
const needsContact: ReadonlySet<Stage> = new Set(['stalled', 'cancelled', 'returning', 'returned']);

/** A parcel for its recipient: first when it arrives, then how far it is, who brings it, and what to pay. */
export function ParcelView({
  order,
  words,
  freshness,
}: {
  order: TrackedOrder;
  words: ParcelWords;
  freshness: LinkFreshness;
}) {
  const t = useTexts('public-tracking');
  const nowMs = useNow(ticks, serverClock);
  const stage = stageOf(order, nowMs);
  const answer = answerOf(order, nowMs);
  const promised = brokenPromise(order, nowMs);
  const { timeRange } = useFormats();
  const answerText = useAnswerWords()(answer, nowMs);
  const lead = leadOf(order, stage);
  const leadText = t(lead, { origin: order.origin.name });
  const announced = useAnnounced(answer.kind === 'late' ? 'late' : stage, `${answerText}. ${leadText}`);
  const position = order.rider?.position ?? null;
  return (
    <Stack gap={3} className={link.page} data-map={position !== null}>
      <LinkTitle title={answerText} />
      <VisuallyHidden as="p" aria-live="polite">
        {announced}
      </VisuallyHidden>
      <Card as="section" padding={5} gap={3.5} className={classes.card} data-stage={stage}>
        <Text as="h1" display lines="tight" className={classes.answer} tabIndex={-1}>
          {answerText}
        </Text>
        <Text size={6} tone="soft" pretty className={classes.lead}>
          {leadText}
        </Text>
        {promised !== null && (
          <Text size={6} tone="soft" pretty className={classes.lead}>
            {t('later-than-promised', { range: timeRange(promised.from, promised.to) })}
          </Text>
        )}
        {needsContact.has(stage) && (
          <Stack gap={3} align="start">
            <p>{t(`contact.${order.kind}`)}</p>
            {order.origin.phone_number !== null && <CallLink of={order.origin.name} to={order.origin.phone_number} />}
          </Stack>
        )}
        {words === 'messages' ? <ParcelMessages order={order} /> : <ParcelSteps order={order} nowMs={nowMs} />}
        {ended.has(order.status) ? (
          ['delivered', 'returned'].includes(stage) && (
            <Link to={paths.deliveryReceipt(order.order_id)} className={buttonLook('light')}>
              <ReceiptText size={18} aria-hidden />
              {t('receipt')}
            </Link>
          )
        ) : (
          <Freshness {...freshness} />
        )}
      </Card>
      {position !== null && <LaterMap order={order} riderAt={position} />}
      <Stack gap={3}>
        <ParcelRider order={order} />
        <NoteCard order={order} />
        <PlacesCard order={order} callable={!needsContact.has(stage)} />
        <PayCard order={order} onChange={freshness.onAsk} />
        <Text size={2} tone="soft" align="center" before={1}>
          {t('order-id', { id: order.order_id })}
        </Text>
      </Stack>
    </Stack>
  );
}

function leadOf(order: TrackedOrder, stage: Stage): `lead.${Stage | 'delayed'}` {
  return order.status === 'DELAYED' && stage !== 'near' ? 'lead.delayed' : `lead.${stage}`;
}

/** What a screen reader announces: changes only, not the page at its start, nor an answer that says the same. */
function useAnnounced(news: string, text: string): string {
  const [announced, setAnnounced] = useState({ news, text: '' });
  if (announced.news !== news) setAnnounced({ news, text });
  return announced.text;
}
