import { useEarlyChoice } from '@riderbell/web/use-is-live.ts';
import classes from './prices.module.css';

/** One of two or three, as in the request. */
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
    <fieldset ref={choice} className={classes.choice}>
      <legend className={classes.label}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
