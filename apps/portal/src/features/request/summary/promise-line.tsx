import type { Estimation } from '@riderbell/contract/shapes/quote.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './promise-line.module.css';

/** The promised time, and how often this outlet's promises were true so far; real counts, or none. */
export function PromiseLine({
  promise: { from, to, kept_of: share },
}: {
  promise: NonNullable<Estimation['promise']>;
}) {
  const t = useTexts('orders');
  const formats = useFormats();
  return (
    <p className={classes.promise}>
      <strong>{t('promise.range', { range: formats.timeRange(from, to) })}</strong>{' '}
      {share !== undefined && <span>{t('promise.kept', { kept: formats.number(share.kept), count: share.of })}</span>}
    </p>
  );
}
