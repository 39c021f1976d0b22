import type { Quote } from '@riderbell/contract/shapes/quote.ts';
import { Button, Skeleton } from '@mantine/core';
import { ApiProblem } from '../../../../platform/api/api-problem.ts';
import { useFlag } from '../../../../platform/flags/flags.ts';
import { useFormats } from '../../../../platform/i18n/formats.ts';
import { useProblemText, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { InlineNotice } from '../../../../ui/notices/inline-notice.tsx';
import { MoneyText, TimeText } from '../../../../ui/values.tsx';
import type { PricedQuotes } from '../use-quotes.ts';
import { PromiseLine } from './promise-line.tsx';
import classes from './summary.module.css';

/** What the delivery costs, with its parts, and when it happens; each shows as soon as it is known. */
export function FeeCard({ quotes }: { quotes: PricedQuotes }) {
  const t = useTexts('orders');
  const { trip, isPricing, fee } = quotes;
  return (
    <section className={classes.fee} aria-label={t('fee.title')}>
      {trip === null ? <p className={classes.waiting}>{t('fee.waiting')}</p> : <Times quotes={quotes} />}
      <div aria-live="polite" aria-busy={fee.isFetching || isPricing}>
        {trip !== null && <Fee quotes={quotes} />}
      </div>
    </section>
  );
}

function Fee({ quotes: { area, fee, price, estimate, isPricing } }: { quotes: PricedQuotes }) {
  const t = useTexts('orders');
  const formats = useFormats();
  const problemText = useProblemText();
  const failed = [area, fee].find(({ isError }) => isError);
  if (failed) {
    const retry = () => {
      for (const query of [area, fee, estimate]) if (query.isError) void query.refetch();
    };
    return (
      <InlineNotice
        kind="warning"
        action={
          mayPass(failed.error) && (
            <Button variant="default" size="xs" onClick={retry} loading={failed.isFetching}>
              {t('fee.retry')}
            </Button>
          )
        }
      >
        {failed.error instanceof ApiProblem ? problemText(failed.error) : t('destination.unverified')}
      </InlineNotice>
    );
  }
  if (price) {
    return (
      <>
        <Parts quote={price} />
        <p className={classes.total}>
          <span>{t('fee.title')}</span>
          <strong>
            <MoneyText>{formats.money(price.fee)}</MoneyText>
          </strong>
        </p>
      </>
    );
  }
  if (!isPricing) return null;
  return (
    <>
      <span className="app-visually-hidden">{t('fee.loading')}</span>
      <Skeleton height={18} radius="sm" mb={10} />
      <Skeleton height={18} radius="sm" mb={14} />
      <Skeleton height={32} radius="sm" />
    </>
  );
}

/** A conflict, such as an order that was collected meanwhile, is answered the same however often it is asked. */
function mayPass(error: Error | null): boolean {
  return !(error instanceof ApiProblem && error.status === 409);
}

/** Only what makes up the price: a part of zero says nothing. */
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
      <dl className={classes.parts}>
        {parts.map(({ name, amount }) => (
          <div key={name} className={classes.part}>
            <dt>{name}</dt>
            <dd>
              <MoneyText>{formats.money(amount)}</MoneyText>
            </dd>
          </div>
        ))}
      </dl>
      {explains && surcharge > 0 && (
        <p className={classes.waiting}>{t('fee.increased', { amount: formats.money(surcharge) })}</p>
      )}
    </>
  );
}

function Times({ quotes: { estimate } }: { quotes: PricedQuotes }) {
  const t = useTexts('orders');
  const formats = useFormats();
  if (estimate.isError && !estimate.data) return <p className={classes.waiting}>{t('eta.failed')}</p>;
  const { data } = estimate;
  // Minutes after a collection time that lies ahead would be taken for minutes from now.
  const soon = (data?.pick_up_minutes ?? 0) > 0;
  const times = [
    { name: t('eta.collect'), at: data?.pick_up_at, minutes: data?.pick_up_minutes },
    { name: t('eta.deliver'), at: data?.drop_off_at, minutes: data?.drop_off_minutes },
  ];
  return (
    <div className={classes.when}>
      <dl className={classes.times} aria-busy={!data}>
        {times.map(({ name, at, minutes }) => (
          <div key={name} className={classes.time}>
            <dt>{name}</dt>
            <dd>
              {at === undefined || minutes === undefined ? (
                <Skeleton height={26} width={84} radius="sm" />
              ) : (
                <>
                  <TimeText at={at}>{formats.time(at)}</TimeText>
                  {soon && <span className={classes.minutes}>{t('eta.minutes', { count: minutes })}</span>}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {data === undefined && <Skeleton height={20} width={180} radius="sm" mt={10} />}
      {data?.promise && <PromiseLine promise={data.promise} />}
    </div>
  );
}
