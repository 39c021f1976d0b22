import type { Estimation } from '@riderbell/contract/shapes/quote.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Text } from '@riderbell/ui/layout/text.tsx';

/** The promised time, and how often this outlet's promises were true so far; real counts, or none. */
export function PromiseLine({
  promise: { from, to, kept_of: share },
}: {
  promise: NonNullable<Estimation['promise']>;
}) {
  const t = useTexts('orders');
  const formats = useFormats();
  return (
    <Text size={3} lines="even" before={1.5}>
      <Text as="strong" weight={650}>
        {t('promise.range', { range: formats.timeRange(from, to) })}
      </Text>{' '}
      {share !== undefined && (
        <Text as="span" tone="soft">
          {t('promise.kept', { kept: formats.number(share.kept), count: share.of })}
        </Text>
      )}
    </Text>
  );
}
