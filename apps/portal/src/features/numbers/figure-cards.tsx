import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { usePercent } from '@riderbell/web/i18n/percent.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import classes from './numbers.module.css';
import { useFigures } from './use-figures.ts';

/** The figures of the whole period, each compared with the period before. */
export function FigureCards({ numbers }: { numbers: Numbers }) {
  const figures = useFigures();
  return (
    <ul className={classes.cards}>
      {figures.map(({ name, label, value, write }) => {
        const now = value(numbers.totals);
        return (
          <Card as="li" padding={4} key={name}>
            <Text size={3} tone="soft">
              {label}
            </Text>
            <Text size={10} weight={750} numbers>
              {now === null ? '–' : write(now)}
            </Text>
            <Change now={now} before={value(numbers.previous.totals)} />
          </Card>
        );
      })}
    </ul>
  );
}

/** How much more or less it is than before; nothing where there was nothing to compare with. */
function Change({ now, before }: { now: number | null; before: number | null }) {
  const t = useTexts('numbers');
  const percent = usePercent();
  if (now === null || before === null || before === 0) return null;
  const change = Math.round(((now - before) / before) * 100) / 100;
  const Icon = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown;
  const text = change === 0 ? t('same') : t(change > 0 ? 'more' : 'less', { percent: percent(Math.abs(change)) });
  return (
    <Text as={Row} size={3} tone="soft" gap={1.5}>
      <Icon size={16} aria-hidden className={classes.trend} />
      {text}
    </Text>
  );
}
