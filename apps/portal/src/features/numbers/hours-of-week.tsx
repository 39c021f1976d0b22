import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import type { CSSProperties } from 'react';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { weekdayNames } from '@riderbell/web/i18n/weekday-names.ts';
import classes from './numbers.module.css';
import { Sideways } from './sideways.tsx';

/** The brand's share of the darkest cell: with every brand, and in the dark scheme too, the text on it stays readable (WCAG 2.2, 1.4.3). */
const darkest = 40;

/**
 * The orders of each hour of the week: a table whose cells are darker where there are more. It begins with the first hour that has an
 * order on any day and ends with the last one, so that a phone shows the opening hours first.
 */
export function HoursOfWeek({ numbers }: { numbers: Numbers }) {
  const t = useTexts('numbers');
  const title = `${t('orders')} · ${t('by.hour-of-week')}`;
  const { language } = useLanguage();
  const { number } = useFormats();
  const most = Math.max(...numbers.hours_of_week.map(({ orders }) => orders), 1);
  const busy = numbers.hours_of_week.filter(({ orders }) => orders > 0).map(({ hour }) => hour);
  const [first, last] = busy.length === 0 ? [0, 23] : [Math.min(...busy), Math.max(...busy)];
  const shown = numbers.hours_of_week.filter(({ hour }) => hour >= first && hour <= last);
  const days = Map.groupBy(shown, ({ weekday }) => weekday);
  const names = weekdayNames(language, 'short');
  const hours = Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0'));
  return (
    <Card as="section" padding={5} aria-label={title}>
      <Text as="h2" size={6} weight={700} after={3}>
        {title}
      </Text>
      <Sideways label={title}>
        <table className={`${classes.hours} ${textLook({ size: 3, numbers: true })}`}>
          <thead>
            <tr>
              <th scope="col">{t('by.day')}</th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].map(([weekday, ofDay]) => (
              <tr key={weekday}>
                <th scope="row">{names[weekday - 1]}</th>
                {ofDay.map(({ hour, orders }) => (
                  <td key={hour} style={{ '--share': `${Math.round((orders / most) * darkest)}%` } as CSSProperties}>
                    {orders === 0 ? '' : number(orders)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </Card>
  );
}
