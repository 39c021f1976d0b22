import { type CSSProperties, useId } from 'react';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useEarlyChoice } from '@riderbell/web/use-is-hydrated.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import classes from './prices.module.css';

const step = 500;

/** The style sheet fills the track up to this value. */
type Filled = CSSProperties & Record<'--filled', string>;

/** The distance to the customer, up to the longest that a rider goes. */
export function DistanceSlider({
  metres,
  limit,
  onChange,
}: {
  metres: number;
  limit: number;
  onChange: (metres: number) => void;
}) {
  const t = useTexts('landing');
  const formats = useFormats();
  const id = useId();
  const slider = useEarlyChoice<HTMLInputElement>(({ value }) => onChange(Number(value)));
  const filled: Filled = { '--filled': `${((metres - step) / (limit - step)) * 100}%` };
  return (
    <div>
      <Row gap={4} align="baseline" justify="between">
        <Text as="label" weight={700} htmlFor={id}>
          {t('prices.distance')}
        </Text>
        <Text as="output" size={11} weight={780} numbers htmlFor={id}>
          {formats.distance(metres)}
        </Text>
      </Row>
      <input
        ref={slider}
        id={id}
        type="range"
        className={classes.slider}
        min={step}
        max={limit}
        step={step}
        value={metres}
        aria-valuetext={formats.distance(metres)}
        style={filled}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
