import type { CashBook } from '@riderbell/contract/shapes/cash-book.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './cash-book.module.css';
import { useAccountTexts } from './use-account-texts.ts';

/** The sums of each column and what riders still hold. */
export function Sums({ sums, open }: Pick<CashBook, 'sums' | 'open'>) {
  const { money } = useFormats();
  return (
    <dl className={classes.sums}>
      {useNamedSums()({ sums, open }).map(([label, amount]) => (
        <Card padding={4} key={label}>
          <Text as="dt" size={3} tone="soft">
            {label}
          </Text>
          <Text as="dd" size={8} weight={750} numbers>
            <MoneyText>{money(amount)}</MoneyText>
          </Text>
        </Card>
      ))}
    </dl>
  );
}

/** The amounts with their names; without what is open for a day, because it belongs to no day. */
export function useNamedSums(): (amounts: {
  sums: CashBook['sums'];
  open?: number;
}) => readonly (readonly [string, number])[] {
  const t = useTexts('cash-book');
  const accountText = useAccountTexts();
  return ({ sums, open }) => [
    [accountText.expected, sums.expected],
    [accountText.collected, sums.collected],
    [accountText['paid-at-pickup'], sums.paid_at_pickup],
    [accountText['handed-over'], sums.handed_over],
    [t('to-count'), sums.to_count],
    ...(open === undefined ? [] : [[t('open'), open] as const]),
  ];
}
