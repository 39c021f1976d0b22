import type { CashBook } from '@riderbell/contract/shapes/cash-book.ts';
import { isCorrectable } from '@riderbell/domain/cash/cash-book.ts';
import { startOfDate } from '@riderbell/domain/countries/local-day.ts';
import { Bdi } from '@riderbell/ui/bdi.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { MoneyText } from '@riderbell/ui/values.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import classes from './cash-book.module.css';
import { useAccountTexts } from './use-account-texts.ts';

type Line = CashBook['lines'][number];

/** The lines of a day: what happened to the cash of which order, and what people entered. */
export function CashLines({
  vendorId,
  lines,
  onCorrect,
}: {
  vendorId: string;
  lines: CashBook['lines'];
  onCorrect: (line: Line) => void;
}) {
  const t = useTexts('cash-book');
  const navigation = useTexts('navigation');
  const accountText = useAccountTexts();
  const { time, money, date } = useFormats();
  const { time_zone: timeZone } = useDeployment();
  return (
    <table className={`${classes.lines} ${textLook({ size: 4, lines: 'even' })}`} aria-label={navigation('cashBook')}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line_id}>
            <Text as="td" numbers tone="soft">
              <time dateTime={line.at}>{time(line.at)}</time>
            </Text>
            <td>
              {accountText[line.account]}
              {line.order_id !== null && (
                <Text as="div" size={3}>
                  <Link className={classes.order} to={paths.orderTracking(vendorId, line.order_id)}>
                    <Bdi>{line.order_id}</Bdi>
                  </Link>
                </Text>
              )}
              <Text as="div" size={3} tone="soft">
                {line.corrects !== null && (
                  <div>{t('corrects', { day: date(startOfDate(line.corrects.day, timeZone)) })}</div>
                )}
                {line.note !== '' && <bdi>{line.note}</bdi>} {line.who !== null && <Bdi>{line.who}</Bdi>}
              </Text>
            </td>
            <Text as="td" weight={650} numbers className={classes.amount}>
              <MoneyText>{money(line.amount)}</MoneyText>
            </Text>
            <td className={classes.action}>
              {isCorrectable(line) && (
                <Button variant="subtle" size="sm" onClick={() => onCorrect(line)}>
                  {t('correct')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
