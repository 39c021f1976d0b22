import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import type { ReactNode } from 'react';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useProblemText, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { InlineNotice } from '@riderbell/ui/notices/inline-notice.tsx';
import { MoneyText, TimeText } from '@riderbell/ui/values.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import type { PricedQuotes } from '../quote/use-quotes.ts';
import { PromiseLine } from './promise-line.tsx';
import classes from './summary.module.css';

/**
 * The delivery fee with its parts, and the times; each shows as soon as it is known. If there is no room for all of it,
 * the details scroll and the total stays.
 */
export function FeeCard({ quotes, children }: { quotes: PricedQuotes; children?: ReactNode }) {
  const t = useTexts('orders');
  const { trip, isPricing, fee, price } = quotes;
  return (
    <Stack as="section" gap={2.5} className={classes.fee} aria-label={t('fee.title')}>
      <Stack gap={2.5} className={classes.details}>
        {children}
        {trip === null ? <Waiting quotes={quotes} /> : <Times quotes={quotes} />}
        {trip !== null && price && <Parts quote={price} />}
      </Stack>
      <div aria-live="polite" aria-busy={fee.isFetching || isPricing}>
        {trip !== null && <Total quotes={quotes} />}
      </div>
    </Stack>
  );
}

/** Why there is no price yet: no place is chosen, or no rider goes there. */
function Waiting({ quotes: { refused } }: { quotes: PricedQuotes }) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  if (refused === null) return <Text tone="soft">{t('fee.waiting')}</Text>;
  const text = refused === 'too-far' ? 'request.error.too-far' : 'request.error.undeliverable-address';
  return <InlineNotice kind="warning">{tErrors(text)}</InlineNotice>;
}

/** The failure of a price, in the words of specification §8; null without one. */
function useFailure({ area, fee, voucher }: PricedQuotes) {
  const t = useTexts('orders');
  const tErrors = useTexts('errors');
  const problemText = useProblemText();
  const textOf = (error: Error | null, otherwise: string) =>
    error instanceof ApiProblem && error.status >= 400 && error.status < 500 ? problemText(error) : otherwise;
  if (area.isError) return { query: area, text: textOf(area.error, t('destination.unverified')) };
  const cannot = tErrors('request.error.cannot-compute-price');
  if (fee.isError) return { query: fee, text: textOf(fee.error, cannot) };
  return voucher.isError && !fee.isFetching ? { query: voucher, text: textOf(voucher.error, cannot) } : null;
}

/** The amount to pay, or why it is unknown. */
function Total({ quotes }: { quotes: PricedQuotes }) {
  const { area, fee, price, agreedFee, estimate, voucher, isPricing } = quotes;
  const t = useTexts('orders');
  const formats = useFormats();
  const failed = useFailure(quotes);
  if (failed) {
    const retry = () => {
      for (const query of [area, fee, estimate, voucher]) if (query.isError) void query.refetch();
    };
    return (
      <InlineNotice
        kind="warning"
        action={
          mayPass(failed.query.error) && (
            <Button variant="default" size="xs" onClick={retry} loading={failed.query.isFetching}>
              {t('fee.retry')}
            </Button>
          )
        }
      >
        {failed.text}
      </InlineNotice>
    );
  }
  if (price) {
    return (
      <Row as="p" gap={4} align="baseline" justify="between" line="before">
        <span>
          <Text as="span" weight={650}>
            {t('fee.title')}
          </Text>
          <FeeBefore agreedFee={agreedFee} fee={price.fee} />
        </span>
        <Text as="strong" size={11} display lines="tight">
          <MoneyText>{formats.money(price.fee)}</MoneyText>
        </Text>
      </Row>
    );
  }
  if (!isPricing) return null;
  return (
    <>
      <Text tone="soft">{t('fee.loading')}</Text>
      <Skeleton height={18} radius="sm" style={{ marginBlockEnd: 10 }} />
      <Skeleton height={32} radius="sm" />
    </>
  );
}

/** The current fee of an order that is edited, if the edit changes it. */
export function FeeBefore({ agreedFee, fee }: { agreedFee: number | null; fee: number }) {
  const t = useTexts('orders');
  const formats = useFormats();
  if (agreedFee === null || agreedFee === fee) return null;
  return (
    <Stack as="span" className={textLook({ size: 3, tone: 'soft' })}>
      {t('fee-changed.before', { fee: formats.money(agreedFee) })}
    </Stack>
  );
}

/** A conflict, such as an order that was collected meanwhile, gets the same answer on every retry. */
function mayPass(error: Error | null): boolean {
  return !(error instanceof ApiProblem && error.status === 409);
}

/** Only the parts that make up the price: a part of zero is left out. */
function Parts({ quote }: { quote: Quote }) {
  const t = useTexts('orders');
  const explains = useFlag('increased-fee-info');
  const formats = useFormats();
  const { base, distance, surcharge, voucher } = quote.parts;
  const parts = [
    { name: t('fee.base'), amount: base, always: true },
    { name: t('fee.distance', { distance: formats.distance(quote.distance) }), amount: distance, always: true },
    { name: t('fee.surcharge'), amount: surcharge, always: false },
    { name: t('fee.voucher'), amount: -voucher, always: false },
  ].filter(({ amount, always }) => always || amount !== 0);
  return (
    <>
      <Stack as="dl" gap={1}>
        {parts.map(({ name, amount }) => (
          <Text as={Row} key={name} gap={4} justify="between" size={3} tone="soft">
            <dt>{name}</dt>
            <dd>{amount === 0 ? t('fee.included') : <MoneyText>{formats.money(amount)}</MoneyText>}</dd>
          </Text>
        ))}
      </Stack>
      {explains && surcharge > 0 && <Text tone="soft">{t('fee.increased', { amount: formats.money(surcharge) })}</Text>}
    </>
  );
}

function Times({ quotes: { estimate } }: { quotes: PricedQuotes }) {
  const t = useTexts('orders');
  const formats = useFormats();
  if (estimate.isError && !estimate.data) return <Text tone="soft">{t('eta.failed')}</Text>;
  const { data } = estimate;
  // For a collection time in the future, minutes after it would read as minutes from now.
  const soon = (data?.pick_up_minutes ?? 0) > 0;
  const times = [
    { name: t('eta.collect'), at: data?.pick_up_at, minutes: data?.pick_up_minutes },
    { name: t('eta.deliver'), at: data?.drop_off_at, minutes: data?.drop_off_minutes },
  ];
  return (
    <Stack line="after">
      <Grid as="dl" columns={2} gap={3} aria-busy={!data}>
        {times.map(({ name, at, minutes }) => (
          <div key={name}>
            <Text as="dt" size={3} tone="soft">
              {name}
            </Text>
            <Row as="dd" wrap gap={2} align="baseline" className={textLook({ size: 9, weight: 700 })}>
              {at === undefined || minutes === undefined ? (
                <Skeleton height={31} width={84} radius="sm" />
              ) : (
                <>
                  <TimeText at={at}>{formats.time(at)}</TimeText>
                  {soon && (
                    <Text as="span" size={4} weight={600} tone="soft">
                      {t('eta.minutes', { count: minutes })}
                    </Text>
                  )}
                </>
              )}
            </Row>
          </div>
        ))}
      </Grid>
      {data === undefined && <Skeleton height={20} width={180} radius="sm" style={{ marginBlockStart: 10 }} />}
      {data?.promise && <PromiseLine promise={data.promise} />}
    </Stack>
  );
}
