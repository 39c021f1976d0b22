import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import { BarChart } from '@riderbell/ui/charts/bar-chart.tsx';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { FiguresTable } from './figures-table.tsx';
import classes from './numbers.module.css';
import { useDayText } from './use-day-text.ts';

/** Orders by day or week as bars, with those that were on time, and the table of all figures below. */
export function Course({ numbers, by }: { numbers: Numbers; by: 'day' | 'week' }) {
  const t = useTexts('numbers');
  const title = `${t('orders')} · ${t(`by.${by}`)}`;
  const { number } = useFormats();
  const dayText = useDayText();
  const { series } = numbers;
  const top = Math.max(...series.map(({ orders }) => orders), 1);
  const bars = series.map(({ from, to, orders, on_time: onTime }) => ({
    key: from,
    title: `${dayText(from, to)} · ${t('orders')}: ${number(orders)} · ${t('on-time')}: ${number(onTime)}`,
    total: orders,
    part: onTime,
  }));
  const [first, last] = [series[0], series.at(-1)];
  return (
    <Card as="section" padding={5} aria-label={title}>
      <Row wrap justify="between" gap={2} after={3}>
        <Text as="h2" size={6} weight={700}>
          {title}
        </Text>
        <Text as={Row} size={3} tone="soft" gap={4} wrap>
          <span className={classes.legend} data-part>
            {t('on-time')}
          </span>
          <span className={classes.legend}>{t('rest')}</span>
        </Text>
      </Row>
      <div className={classes.plot}>
        <Text as="span" size={2} tone="soft" numbers className={classes.top}>
          {number(top)}
        </Text>
        <BarChart label={title} bars={bars} top={top} />
        {first !== undefined && last !== undefined && (
          <Text as={Row} size={2} tone="soft" justify="between">
            <span>{dayText(first.from, first.from)}</span>
            <span>{dayText(last.to, last.to)}</span>
          </Text>
        )}
      </div>
      <FiguresTable
        label={title}
        heading={t(`by.${by}`)}
        rows={series.map(({ from, to, ...figures }) => ({ key: from, name: dayText(from, to), figures })).toReversed()}
      />
    </Card>
  );
}
