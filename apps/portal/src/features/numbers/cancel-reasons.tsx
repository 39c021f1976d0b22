import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './numbers.module.css';

/** How many orders were cancelled for which reason, the most frequent first. */
export function CancelReasons({ reasons }: { reasons: Numbers['cancel_reasons'] }) {
  const t = useTexts('numbers');
  const orders = useTexts('tracking');
  const { number } = useFormats();
  const most = Math.max(...reasons.map((each) => each.orders), 1);
  return (
    <Card as="section" padding={5} aria-label={t('reasons')}>
      <Text as="h2" size={6} weight={700} after={3}>
        {t('reasons')}
      </Text>
      <table className={classes.reasons}>
        <tbody>
          {reasons.map(({ reason, orders: count }) => (
            <tr key={reason}>
              <Text as="th" scope="row" size={4}>
                {reason === 'other' ? t('reason.other') : orders(`cancel.reason.${reason}`)}
              </Text>
              <Text as="td" size={4} numbers>
                {number(count)}
              </Text>
              <td className={classes.bar} aria-hidden>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                  <rect width={(count / most) * 100} height={10} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
