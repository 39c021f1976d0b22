import { useEarlyChoice } from '@riderbell/web/use-is-hydrated.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import classes from './prices.module.css';

/** A choice of two or three, as in the request. */
export function Choice({
  name,
  legend,
  options,
  value,
  onChange,
}: {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  const choice = useEarlyChoice<HTMLFieldSetElement>((set) => {
    const early = set.querySelector<HTMLInputElement>('input:checked');
    if (early !== null) onChange(early.value);
  });
  return (
    <fieldset ref={choice}>
      <Text as="legend" weight={700}>
        {legend}
      </Text>
      <Grid columns={2} gap={2.5} before={2.5}>
        {options.map((option) => (
          <Row
            as="label"
            key={option.value}
            gap={3}
            className={`${classes.option} ${textLook({ weight: 600, lines: 'close' })}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Row>
        ))}
      </Grid>
    </fieldset>
  );
}
